import { inArray, and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { platformDeliveries } from '../../../platform/deliveries/deliveries.schema.ts';
import { signingUploads } from '../document-add/upload.schema.ts';
import { signingDocuments } from '../documents/document.schema.ts';
import {
  signingBulkReceivers,
  signingBulkSends,
  type BulkReceiverRecord,
  type BulkSendRecord,
  type NewBulkReceiver,
} from './send-doc.schema.ts';

/** Somebody of a bulk send, with what became of the mail of their document. */
export type FollowedReceiver = BulkReceiverRecord & {
  delivery: 'queued' | 'sent' | 'failed' | 'bounced' | null;
};

const sends = signingBulkSends;
const receivers = signingBulkReceivers;

/** Adds a bulk send with its receivers. */
export async function insertBulkSend(
  executor: Executor,
  send: typeof sends.$inferInsert,
  people: readonly NewBulkReceiver[],
): Promise<void> {
  await executor.insert(sends).values(send);
  await executor.insert(receivers).values([...people]);
}

/** A bulk send of this person. */
export async function findBulkSend(
  executor: Executor,
  { id, senderUserId }: Pick<BulkSendRecord, 'id' | 'senderUserId'>,
): Promise<BulkSendRecord | undefined> {
  const [send] = await executor
    .select()
    .from(sends)
    .where(and(eq(sends.id, id), eq(sends.senderUserId, senderUserId)));
  return send;
}

/** The same, held until the transaction ends. */
export async function lockBulkSend(
  executor: Executor,
  { id, senderUserId }: Pick<BulkSendRecord, 'id' | 'senderUserId'>,
): Promise<BulkSendRecord | undefined> {
  const [send] = await executor
    .select()
    .from(sends)
    .where(and(eq(sends.id, id), eq(sends.senderUserId, senderUserId)))
    .for('update');
  return send;
}

/** The bulk sends of this person, the newest first. */
export async function listBulkSends(
  executor: Executor,
  { senderUserId, limit }: { senderUserId: string; limit: number },
): Promise<BulkSendRecord[]> {
  return executor
    .select()
    .from(sends)
    .where(eq(sends.senderUserId, senderUserId))
    .orderBy(desc(sends.createdAt), desc(sends.id))
    .limit(limit);
}

/** The receivers of bulk sends in their order. */
export async function listBulkReceivers(
  executor: Executor,
  bulkSendIds: readonly string[],
): Promise<FollowedReceiver[]> {
  const rows = await executor
    .select({ receiver: receivers, delivery: platformDeliveries.state })
    .from(receivers)
    .leftJoin(signingDocuments, eq(signingDocuments.id, receivers.documentId))
    .leftJoin(platformDeliveries, eq(platformDeliveries.id, signingDocuments.deliveryId))
    .where(isOneOf(receivers.bulkSendId, bulkSendIds))
    .orderBy(asc(receivers.bulkSendId), asc(receivers.place));
  return rows.map(({ receiver, delivery }) => ({ ...receiver, delivery }));
}

/** A bulk send, as it stands now. */
export async function readBulkSend(executor: Executor, id: string): Promise<BulkSendRecord | undefined> {
  const [send] = await executor.select().from(sends).where(eq(sends.id, id));
  return send;
}

interface HandedOver {
  readonly from: string;
  readonly to: string;
  readonly askedBy: BulkSendRecord['askedBy'];
}

/** Gives the bulk sends of a person that are not done to another one, with their files. @returns how many */
export async function handOverBulkSends(
  executor: Executor,
  { from, to, askedBy }: HandedOver,
): Promise<number> {
  const given = await executor
    .update(sends)
    .set({ senderUserId: to, askedBy })
    .where(and(eq(sends.senderUserId, from), isNull(sends.doneAt), isNull(sends.cancelledAt)))
    .returning({ uploadId: sends.uploadId });
  const ids = given.map(({ uploadId }) => uploadId);
  await executor
    .update(signingUploads)
    .set({ userId: to })
    .where(and(eq(signingUploads.userId, from), isOneOf(signingUploads.id, ids)));
  return given.length;
}

/** Those of a bulk send who still wait, in their order. */
export async function listWaitingReceivers(
  executor: Executor,
  bulkSendId: string,
): Promise<BulkReceiverRecord[]> {
  return executor
    .select()
    .from(receivers)
    .where(and(eq(receivers.bulkSendId, bulkSendId), eq(receivers.state, 'waiting')))
    .orderBy(asc(receivers.place));
}

/** Writes changes of a bulk send. */
export async function updateBulkSend(
  executor: Executor,
  id: string,
  changes: Partial<BulkSendRecord>,
): Promise<void> {
  await executor.update(sends).set(changes).where(eq(sends.id, id));
}

/** Begins a bulk send, unless it was cancelled or is gone; one that began already goes on. */
export async function beginBulkSend(
  executor: Executor,
  id: string,
  now: Date,
): Promise<BulkSendRecord | undefined> {
  const [send] = await executor
    .update(sends)
    .set({ beganAt: sql`coalesce(${sends.beganAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(sends.id, id), isNull(sends.cancelledAt)))
    .returning();
  return send;
}

/** The next receiver who waits, held until the transaction ends: nobody else works on them meanwhile. */
export async function claimReceiver(
  executor: Executor,
  bulkSendId: string,
): Promise<BulkReceiverRecord | undefined> {
  const [receiver] = await executor
    .select()
    .from(receivers)
    .where(and(eq(receivers.bulkSendId, bulkSendId), eq(receivers.state, 'waiting')))
    .orderBy(asc(receivers.place))
    .limit(1)
    .for('update', { skipLocked: true });
  return receiver;
}

type ReceiverKey = Pick<BulkReceiverRecord, 'bulkSendId' | 'place'>;

/** Writes what became of a receiver who waited. */
export async function updateBulkReceiver(
  executor: Executor,
  { bulkSendId, place }: ReceiverKey,
  outcome: Partial<Pick<BulkReceiverRecord, 'state' | 'problem' | 'documentId'>>,
): Promise<void> {
  await executor
    .update(receivers)
    .set(outcome)
    .where(
      and(eq(receivers.bulkSendId, bulkSendId), eq(receivers.place, place), eq(receivers.state, 'waiting')),
    );
}

/** Fails everybody who still waits. */
export async function failWaiting(executor: Executor, bulkSendId: string): Promise<void> {
  await executor
    .update(receivers)
    .set({ state: 'failed', problem: 'failed' })
    .where(and(eq(receivers.bulkSendId, bulkSendId), eq(receivers.state, 'waiting')));
}

/** Has receivers wait again. */
export async function renewReceivers(
  executor: Executor,
  bulkSendId: string,
  places: readonly number[],
): Promise<void> {
  await executor
    .update(receivers)
    .set({ state: 'waiting', problem: null })
    .where(and(eq(receivers.bulkSendId, bulkSendId), isOneOf(receivers.place, places)));
}

/** Records that a bulk send is done, once nobody waits. */
export async function finishBulkSend(executor: Executor, id: string, now: Date): Promise<void> {
  const waiting = executor
    .select({ place: receivers.place })
    .from(receivers)
    .where(and(eq(receivers.bulkSendId, id), eq(receivers.state, 'waiting')));
  await executor
    .update(sends)
    .set({ doneAt: now })
    .where(and(eq(sends.id, id), isNull(sends.doneAt), sql`not exists ${waiting}`));
}

/** Forgets bulk sends that were made before a moment; their documents stay. */
export async function deleteBulkSendsBefore(executor: Executor, moment: Date): Promise<void> {
  const isOver = sql`coalesce(${sends.doneAt}, ${sends.cancelledAt})`;
  const old = executor
    .select({ id: sends.id })
    .from(sends)
    .where(and(lt(sends.createdAt, moment), isNotNull(isOver)));
  await executor.delete(receivers).where(inArray(receivers.bulkSendId, old));
  await executor.delete(sends).where(and(lt(sends.createdAt, moment), isNotNull(isOver)));
}
