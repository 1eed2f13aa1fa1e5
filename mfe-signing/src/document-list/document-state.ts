import { clock } from 'shared-api';
import type { DocumentRow } from 'shared-api/contracts/signing';
import { defineStates, formatInstant } from 'shared-ui';
import { documentListTexts, type DocumentListWords } from './document-list.texts.ts';

/** A state in a word, with the colour that goes with it. */
export interface StateWord {
  readonly tone: 'neutral' | 'success' | 'warning' | 'error' | 'info' | 'accent';
  readonly text: string;
  /** More about it, when there is. */
  readonly detail?: string | undefined;
}

/** The states that a document is shown in, in the order in which it goes through them; what went wrong last. */
export const documentStates = defineStates(documentListTexts, {
  draft: { label: 'lifecycle.draft', tone: 'neutral', icon: 'edit' },
  queued: { label: 'delivery.queued', tone: 'info', icon: 'info' },
  portal: { label: 'delivery.portal', tone: 'info', icon: 'info' },
  sent: { label: 'lifecycle.sent', tone: 'info', icon: 'send' },
  toSign: { label: 'progress.open', tone: 'accent', icon: 'sign' },
  opened: { label: 'lifecycle.opened', tone: 'accent', icon: 'eye' },
  partly: { label: 'lifecycle.partly', tone: 'accent', icon: 'sign' },
  sealing: { label: 'lifecycle.sealing', tone: 'info', icon: 'waiting' },
  signed: { label: 'lifecycle.signed', tone: 'success', icon: 'success' },
  misaddressed: { label: 'lifecycle.misaddressed', tone: 'error', icon: 'error' },
  expired: { label: 'lifecycle.expired', tone: 'warning', icon: 'expired' },
  undelivered: { label: 'lifecycle.undelivered', tone: 'error', icon: 'error' },
  bounced: { label: 'lifecycle.bounced', tone: 'error', icon: 'error' },
  unsealed: { label: 'lifecycle.unsealed', tone: 'error', icon: 'error' },
  changed: { label: 'lifecycle.changed', tone: 'error', icon: 'error' },
});

/** A state as a row shows it. */
export interface ShownState {
  readonly state: keyof typeof documentStates.looks;
  readonly word: string;
  /** More about it, when there is. */
  readonly detail?: string | undefined;
}

/** The one state that who manages a document decides by. */
export function lifecycleState(row: DocumentRow, t: DocumentListWords): ShownState {
  const { lifecycle, delivery, signaturesDone: done, signaturesTotal: total } = row;
  if (row.isMisaddressed)
    return {
      state: 'misaddressed',
      word: documentStates.wordOf('misaddressed'),
      detail: t('misaddressed', { name: `${row.receiverName} ${row.receiverSurname}` }),
    };
  // No mail went, or not yet: 'sent' would say too much.
  const isWithoutMail = lifecycle === 'sent' && delivery !== 'sent';
  const state = isWithoutMail ? (delivery === 'queued' ? 'queued' : 'portal') : lifecycle;
  const leaves = state === 'queued' ? leavesWord(row, t) : undefined;
  const usual = state === 'partly' ? t('progress.partly', { done, total }) : documentStates.wordOf(state);
  const word = leaves ?? usual;
  return { state, word, detail: row.deliveryProblem ?? undefined };
}

/** The same for its receiver, who need not know what became of a mail: what is left to sign. */
export function receiverState(row: DocumentRow, t: DocumentListWords): ShownState {
  const isWaiting = ['sent', 'opened', 'undelivered', 'bounced'].includes(row.lifecycle);
  if (!isWaiting) return { ...lifecycleState(row, t), detail: undefined };
  return { state: 'toSign', word: documentStates.wordOf('toSign') };
}

/** What became of the mail to the receiver. */
export function deliveryWord(row: DocumentRow, t: DocumentListWords): StateWord {
  if (!row.isSent) return { tone: 'neutral', text: t('delivery.draft') };
  const detail = row.deliveryProblem ?? undefined;
  if (row.delivery === 'failed') return { tone: 'error', text: t('delivery.failed'), detail };
  if (row.delivery === 'bounced') return { tone: 'error', text: t('delivery.bounced'), detail };
  if (row.delivery === 'queued')
    return { tone: 'info', text: leavesWord(row, t) ?? t('delivery.queued'), detail };
  if (row.delivery === 'none') return { tone: 'info', text: t('delivery.portal') };
  return { tone: 'success', text: t('delivery.sent'), detail: t('delivery.handedOver') };
}

/** When the mail leaves that mail times put off; undefined of one that is on its way. */
function leavesWord({ mailLeavesAt }: DocumentRow, t: DocumentListWords): string | undefined {
  return mailLeavesAt ? t('delivery.leaves', { when: formatInstant(mailLeavesAt) }) : undefined;
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
export function expiryWord(row: DocumentRow, t: DocumentListWords, now = clock.now()): StateWord {
  if (!row.expires) return { tone: 'neutral', text: t('expiry.off') };
  if (isExpired(row, now)) return { tone: 'error', text: t('expiry.over') };
  if (row.isSigned) return { tone: 'neutral', text: t('expiry.on') };
  const { expiresAt } = row;
  const detail = expiresAt ? t('expiry.until', { when: formatInstant(expiresAt) }) : undefined;
  return { tone: 'warning', text: t('expiry.on'), detail };
}

/** Whether its time ran out unsigned. */
function isExpired({ expiresAt, isSigned, state }: DocumentRow, now: number): boolean {
  return expiresAt !== null && !isSigned && state !== 'sealing' && Date.parse(expiresAt) < now;
}
