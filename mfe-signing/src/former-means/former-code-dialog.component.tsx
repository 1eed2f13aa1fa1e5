import { call, useSignedIn } from 'shared-api';
import { sendCodeByMail, sendCodeBySms } from 'shared-api/contracts/platform';
import type { FormerMeans } from 'shared-api/contracts/signing';
import { formatInstant, useTexts, type CodeAsked } from 'shared-ui';
import { productId } from '../product.ts';
import { CodeDialog } from '../verification/code-dialog.component.tsx';
import { formerMeansTexts } from './former-means.texts.ts';

interface FormerCodeDialogProps {
  /** The document, or the copy of a message. */
  readonly id: string;
  readonly means: FormerMeans;
  readonly onClose: () => void;
  /** What was to be signed ran out: there is no code for it any more. */
  readonly onExpired?: () => void;
  readonly onPassed: () => void;
}

/** Asks for the code that goes to the means from before, while a change of who signs is young. */
export function FormerCodeDialog({ id, means, onClose, onExpired, onPassed }: FormerCodeDialogProps) {
  const t = useTexts(formerMeansTexts);
  const { username } = useSignedIn();
  const { kind, channel, sentTo, until } = means;
  const why = t(`lead.${kind}`);
  const send = (asked: CodeAsked) =>
    call(channel === 'mail' ? sendCodeByMail : sendCodeBySms, {
      username,
      product: productId,
      purpose: 'former',
      documentId: id,
      ...asked,
    });
  return (
    <CodeDialog
      channel={channel}
      lead={[why, t('wait', { when: formatInstant(until) })].join(' ')}
      address={sentTo}
      send={send}
      onClose={onClose}
      onExpired={onExpired}
      onPassed={onPassed}
    />
  );
}
