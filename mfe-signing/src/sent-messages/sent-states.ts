import type { SentMessage, SentReceiver } from 'shared-api/contracts/signing';
import { defineStates } from 'shared-ui';
import { sentMessagesTexts } from './sent-messages.texts.ts';

/** Where a sent message stands; of one by mail also what became of the mail. */
export const sentStates = defineStates(sentMessagesTexts, {
  scheduled: { label: 'state.scheduled', tone: 'info', icon: 'waiting' },
  running: { label: 'state.running', tone: 'info', icon: 'send' },
  done: { label: 'state.done', tone: 'success', icon: 'success' },
  stopped: { label: 'state.stopped', tone: 'error', icon: 'error' },
  cancelled: { label: 'state.cancelled', tone: 'neutral', icon: 'undo' },
  queued: { label: 'delivery.queued', tone: 'info', icon: 'mail' },
  sent: { label: 'delivery.sent', tone: 'success', icon: 'success' },
  failed: { label: 'delivery.failed', tone: 'error', icon: 'error' },
  bounced: { label: 'delivery.bounced', tone: 'error', icon: 'error' },
});

/** The one state that the list shows of a message. */
export function sentStateOf({ state, isExternal, delivery }: SentMessage): (typeof sentStates.ids)[number] {
  return isExternal && state === 'done' && delivery !== null && delivery !== 'none' ? delivery : state;
}

/** What somebody did with a message. */
export const receiverStates = defineStates(sentMessagesTexts, {
  unread: { label: 'one.notRead', tone: 'neutral', icon: 'mail' },
  read: { label: 'one.read', tone: 'info', icon: 'eye' },
  signed: { label: 'one.signed', tone: 'success', icon: 'sign' },
});

/** The furthest that somebody got. */
export function receiverStateOf({ readAt, signedAt }: SentReceiver): (typeof receiverStates.ids)[number] {
  if (signedAt !== null) return 'signed';
  return readAt === null ? 'unread' : 'read';
}
