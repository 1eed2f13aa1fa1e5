import type { getDocumentToSign } from 'shared-api/contracts/signing';
import type { OutputOf } from 'shared-api/contracts/common';
import { Banner, useTexts } from 'shared-ui';
import { useHiddenParts, type FileState } from 'shared-ui/viewer';
import { shownPagesTexts } from './shown-pages.texts.ts';

interface HiddenPartsProps {
  readonly file: FileState;
  /** What the server found in the file when it came; null where nobody looked. */
  readonly known: OutputOf<typeof getDocumentToSign>['hiddenParts'];
}

const order = ['scripts', 'attachments', 'commands', 'fields', 'unread'] as const;

/** Says beside a document what its file holds that the pages do not show: scripts, attached files, commands that open others, fields that nothing draws. */
export function HiddenParts({ file, known }: HiddenPartsProps) {
  const t = useTexts(shownPagesTexts);
  const found = new Set<string>([...useHiddenParts(file), ...(known ?? [])]);
  // Every page was looked at when the file came.
  if (known) found.delete('unread');
  const parts = order.filter((part) => found.has(part));
  if (parts.length === 0) return null;
  return (
    <Banner tone="warning" icon="warning">
      {[...parts.map((part) => t(`hidden.${part}`)), t('hidden.meaning')].join(' ')}
    </Banner>
  );
}
