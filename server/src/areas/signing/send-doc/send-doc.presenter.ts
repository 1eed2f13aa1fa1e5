import type {
  BulkReceiver,
  BulkReceiverState,
  BulkSend,
  BulkSendProblem,
  BulkSendRow,
  BulkSendState,
} from 'shared-api/contracts/signing';
import type { FollowedReceiver } from './send-doc.repository.ts';
import type { BulkSendRecord } from './send-doc.schema.ts';

/** A bulk send as a list shows it. */
export function presentBulkSendRow(
  send: BulkSendRecord,
  receivers: readonly FollowedReceiver[],
): BulkSendRow {
  const states = receivers.map((receiver) => outcomeOf(receiver).state);
  return {
    id: send.id,
    title: send.title,
    state: stateOf(send),
    createdAt: send.createdAt.toISOString(),
    startsAt: send.startsAt.toISOString(),
    total: receivers.length,
    sent: states.filter((state) => state === 'sent' || state === 'created').length,
    failed: states.filter((state) => state === 'failed').length,
  };
}

/** A bulk send with everybody whom it goes to. */
export function presentBulkSend(send: BulkSendRecord, receivers: readonly FollowedReceiver[]): BulkSend {
  return {
    ...presentBulkSendRow(send, receivers),
    fileName: send.fileName,
    receivers: receivers.map(presentReceiver),
  };
}

function presentReceiver(receiver: FollowedReceiver): BulkReceiver {
  const { userId, name, email, documentId } = receiver;
  return { userId, name, email, documentId, ...outcomeOf(receiver) };
}

/** Where a receiver's document is: made and not mailed is not sent. */
export function outcomeOf({ state, problem, delivery }: FollowedReceiver): {
  state: BulkReceiverState;
  problem: BulkSendProblem | null;
} {
  if (state !== 'made') return { state, problem };
  if (delivery === 'failed') return { state: 'failed', problem: 'mail-failed' };
  if (delivery === 'bounced') return { state: 'failed', problem: 'mail-bounced' };
  return { state: delivery === 'queued' ? 'created' : 'sent', problem: null };
}

/** Where a bulk send stands. */
export function stateOf({ cancelledAt, doneAt, beganAt }: BulkSendRecord): BulkSendState {
  if (cancelledAt) return 'cancelled';
  if (doneAt) return 'done';
  return beganAt ? 'running' : 'scheduled';
}
