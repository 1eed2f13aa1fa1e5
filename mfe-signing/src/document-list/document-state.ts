import type { DocumentRow } from 'shared-api/contracts/signing';
import { formatDay, formatTime } from 'shared-ui';
import type { DocumentListWords } from './document-list.texts.ts';

/** A state in a word, with the colour that goes with it. */
export interface StateWord {
  readonly tone: 'neutral' | 'success' | 'warning' | 'error' | 'info';
  readonly text: string;
  /** More about it, when there is. */
  readonly detail?: string | undefined;
}

/** What became of the mail to the receiver. */
export function deliveryWord(row: DocumentRow, t: DocumentListWords): StateWord {
  if (!row.isSent) return { tone: 'neutral', text: t('delivery.draft') };
  const detail = row.deliveryProblem ?? undefined;
  if (row.delivery === 'failed') return { tone: 'error', text: t('delivery.failed'), detail };
  if (row.delivery === 'bounced') return { tone: 'error', text: t('delivery.bounced'), detail };
  if (row.delivery === 'queued') return { tone: 'info', text: t('delivery.queued'), detail };
  if (row.delivery === 'none') return { tone: 'info', text: t('delivery.portal') };
  return { tone: 'success', text: t('delivery.sent') };
}

/** How far the signing is. */
export function signedWord(row: DocumentRow, t: DocumentListWords): StateWord {
  if (row.isFileChanged) return { tone: 'error', text: t('progress.changed') };
  if (row.isSigned) return { tone: 'success', text: t('progress.signed') };
  if (row.state === 'sealing' && row.isSealGivenUp) return { tone: 'error', text: t('progress.failed') };
  if (row.state === 'sealing')
    return row.hasSealProblem
      ? { tone: 'warning', text: t('progress.delayed') }
      : { tone: 'info', text: t('progress.sealing') };
  const { signaturesDone: done, signaturesTotal: total } = row;
  if (done > 0) return { tone: 'info', text: t('progress.partly', { done, total }) };
  return { tone: 'neutral', text: t('progress.open') };
}

/** Whether and when it expires. */
export function expiryWord(row: DocumentRow, t: DocumentListWords, now = new Date()): StateWord {
  if (!row.expires) return { tone: 'neutral', text: t('expiry.off') };
  if (isExpired(row, now)) return { tone: 'error', text: t('expiry.over') };
  if (row.isSigned) return { tone: 'neutral', text: t('expiry.on') };
  const { expiresAt } = row;
  const detail = expiresAt
    ? t('expiry.until', { time: formatTime(expiresAt), date: formatDay(expiresAt) })
    : undefined;
  return { tone: 'warning', text: t('expiry.on'), detail };
}

/** Whether its time ran out unsigned. */
function isExpired({ expiresAt, isSigned, state }: DocumentRow, now = new Date()): boolean {
  return expiresAt !== null && !isSigned && state !== 'sealing' && new Date(expiresAt) < now;
}
