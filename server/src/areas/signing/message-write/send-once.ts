import type { Executor } from '../../../platform/db/database.ts';
import { findSendAsked } from './message-sends.repository.ts';
import type { MessageSendRecord } from './message-write.schema.ts';

/** What the sender is told of a sending. */
export type Sent = Pick<MessageSendRecord, 'messageId' | 'startsAt' | 'total'>;

/** Sends what a sender asked for by this name once: asked again, also at the same moment, it says what was sent the first time. */
export async function sendOnce(
  db: Executor,
  request: Pick<MessageSendRecord, 'senderUserId' | 'requestId'>,
  send: () => Promise<Sent>,
): Promise<Sent> {
  const asked = await findSendAsked(db, request);
  if (asked) return asked;
  try {
    return await send();
  } catch (error) {
    const sent = await findSendAsked(db, request);
    if (sent) return sent;
    throw error;
  }
}
