import type { DocumentLifecycle, DocumentRow } from 'shared-api/contracts/signing';
import { formatDay, formatTime, type IconName } from 'shared-ui';
import type { DocumentListWords } from './document-list.texts.ts';

/** A state in a word, with the colour that goes with it. */
export interface StateWord {
  readonly tone: 'neutral' | 'success' | 'warning' | 'error' | 'info' | 'accent';
  readonly text: string;
  /** Where it is not the one of the tone. */
  readonly icon?: IconName | undefined;
  /** More about it, when there is. */
  readonly detail?: string | undefined;
}

const lifecycleLooks: Readonly<Record<DocumentLifecycle, Pick<StateWord, 'tone' | 'icon'>>> = {
  draft: { tone: 'neutral', icon: 'edit' },
  sent: { tone: 'info', icon: 'send' },
  opened: { tone: 'accent', icon: 'eye' },
  partly: { tone: 'accent', icon: 'sign' },
  sealing: { tone: 'info', icon: 'waiting' },
  signed: { tone: 'success' },
  expired: { tone: 'warning', icon: 'expired' },
  undelivered: { tone: 'error' },
  bounced: { tone: 'error' },
  unsealed: { tone: 'error' },
  changed: { tone: 'error' },
};

/** The one state that who manages a document decides by. */
export function lifecycleWord(row: DocumentRow, t: DocumentListWords): StateWord {
  const { lifecycle, delivery, signaturesDone: done, signaturesTotal: total } = row;
  // No mail went, or not yet: 'sent' would say too much.
  if (lifecycle === 'sent' && delivery !== 'sent') return deliveryWord(row, t);
  const text = lifecycle === 'partly' ? t('progress.partly', { done, total }) : t(`lifecycle.${lifecycle}`);
  return { ...lifecycleLooks[lifecycle], text, detail: row.deliveryProblem ?? undefined };
}

/** The same for its receiver, who need not know what became of a mail: what is left to sign. */
export function receiverWord(row: DocumentRow, t: DocumentListWords): StateWord {
  const isWaiting = ['sent', 'opened', 'undelivered', 'bounced'].includes(row.lifecycle);
  if (!isWaiting) return { ...lifecycleWord(row, t), detail: undefined };
  return { tone: 'accent', icon: 'sign', text: t('progress.open') };
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
