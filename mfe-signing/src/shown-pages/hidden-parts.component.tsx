import { Banner, useTexts } from 'shared-ui';
import { useHiddenParts, type FileState } from 'shared-ui/viewer';
import { shownPagesTexts } from './shown-pages.texts.ts';

/** Says beside a document what its file holds that the pages do not show: scripts, attached files, commands that open others. */
export function HiddenParts({ file }: { readonly file: FileState }) {
  const t = useTexts(shownPagesTexts);
  const parts = useHiddenParts(file);
  if (parts.length === 0) return null;
  return (
    <Banner tone="warning" icon="warning">
      {[...parts.map((part) => t(`hidden.${part}`)), t('hidden.meaning')].join(' ')}
    </Banner>
  );
}
