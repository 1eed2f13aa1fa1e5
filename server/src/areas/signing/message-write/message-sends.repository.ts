import { foldText } from 'shared-api/contracts/common';
import { and, eq, getTableColumns, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { signingMessages, type MessageRecord } from '../messages/message.schema.ts';
import {
  signingMessageSends,
  signingMessageWaiting,
  type MessageSendRecord,
} from './message-write.schema.ts';

const sends = signingMessageSends;
const waiting = signingMessageWaiting;

/** Adds the sending of a message, with who waits for it. @returns false where the sender asked for the same before. */
export async function insertSend(
  executor: Executor,
  { title, ...send }: Omit<typeof sends.$inferInsert, 'searchKey'> & Pick<MessageRecord, 'title'>,
): Promise<boolean> {
  const added = await executor
    .insert(sends)
    .values({ ...send, searchKey: foldText(`${title} ${send.receivers}`) })
    .onConflictDoNothing()
    .returning({ id: sends.messageId });
  return added.length > 0;
}

/** Has people wait for their copies, in that order. */
export async function insertWaiting(
  executor: Executor,
  messageId: string,
  userIds: readonly string[],
): Promise<void> {
  await executor.execute(sql`
    insert into signing_message_waiting (message_id, place, user_id)
    select ${messageId}, place, user_id
    from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb) with ordinality named(user_id, place)`);
}

/** What a sender asked for by this name. */
export async function findSendAsked(
  executor: Executor,
  { senderUserId, requestId }: Pick<MessageSendRecord, 'senderUserId' | 'requestId'>,
): Promise<MessageSendRecord | undefined> {
  const [send] = await executor
    .select()
    .from(sends)
    .where(and(eq(sends.senderUserId, senderUserId), eq(sends.requestId, requestId)));
  return send;
}

/** The sending of a message of this person, held until the transaction ends. */
export async function lockSend(
  executor: Executor,
  { messageId, senderUserId }: Pick<MessageSendRecord, 'messageId' | 'senderUserId'>,
): Promise<MessageSendRecord | undefined> {
  const [send] = await executor
    .select()
    .from(sends)
    .where(and(eq(sends.messageId, messageId), eq(sends.senderUserId, senderUserId)))
    .for('update');
  return send;
}

/** The sending of a message that was neither taken back nor ended, held until the transaction ends: whoever hands out does it alone. */
export async function lockOpenSend(
  executor: Executor,
  messageId: string,
): Promise<MessageSendRecord | undefined> {
  const [send] = await executor
    .select()
    .from(sends)
    .where(and(eq(sends.messageId, messageId), isNull(sends.cancelledAt), isNull(sends.doneAt)))
    .for('update');
  return send;
}

/** Writes what became of a sending. */
export async function updateSend(
  executor: Executor,
  messageId: string,
  changes: Partial<Pick<MessageSendRecord, 'beganAt' | 'doneAt' | 'cancelledAt' | 'total' | 'requestId'>>,
): Promise<void> {
  await executor.update(sends).set(changes).where(eq(sends.messageId, messageId));
}

/** Messages that were taken back before a moment, held with their sendings until the transaction ends. */
export async function lockCancelledBefore(
  executor: Executor,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<MessageRecord[]> {
  return executor
    .select(getTableColumns(signingMessages))
    .from(sends)
    .innerJoin(signingMessages, eq(signingMessages.id, sends.messageId))
    .where(lt(sends.cancelledAt, before))
    .orderBy(sends.messageId)
    .limit(limit)
    .for('update', { of: sends });
}

/** Deletes the sending of a message for which nobody waits. */
export async function deleteSend(executor: Executor, messageId: string): Promise<void> {
  await executor.delete(sends).where(eq(sends.messageId, messageId));
}

/** Takes the next people who wait out of the queue, in their order: within the transaction that gives them their copies and holds the sending. */
export async function takeWaiting(
  executor: Executor,
  { messageId, limit }: { readonly messageId: string; readonly limit: number },
): Promise<string[]> {
  const { rows } = await executor.execute<{ userId: string; place: number }>(sql`
    delete from signing_message_waiting
    where message_id = ${messageId} and place in (
      select place from signing_message_waiting where message_id = ${messageId}
      order by place limit ${limit})
    returning user_id as "userId", place`);
  return rows.toSorted((one, other) => one.place - other.place).map(({ userId }) => userId);
}

/** Whether somebody still waits for their copy of a message. */
export async function isAwaited(executor: Executor, messageId: string): Promise<boolean> {
  const [first] = await executor
    .select({ place: waiting.place })
    .from(waiting)
    .where(eq(waiting.messageId, messageId))
    .limit(1);
  return first !== undefined;
}

/** Nobody waits for a message any more. */
export async function deleteWaiting(executor: Executor, messageId: string): Promise<void> {
  await executor.delete(waiting).where(eq(waiting.messageId, messageId));
}

/** How many people have their copy of a message. */
export async function countDelivered(executor: Executor, messageId: string): Promise<number> {
  const { rows } = await executor.execute<{ total: number }>(
    sql`select count(*)::int as total from signing_message_copies where message_id = ${messageId}`,
  );
  return rows[0]?.total ?? 0;
}
