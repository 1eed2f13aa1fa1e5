import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { signingMessageCopies, signingMessages, type MessageCopyRecord } from '../messages/message.schema.ts';

/** A message of which its receiver was not told yet. */
export interface UnnoticedMessage extends Pick<
  MessageCopyRecord,
  'id' | 'readAt' | 'deletedAt' | 'pushedAt' | 'createdAt'
> {
  readonly title: string;
  readonly senderCompany: string;
}

const copies = signingMessageCopies;

/** The first of who has something to be told of, after a person: what nobody looked at yet, or what should have been told before a moment. */
export async function listUnnoticedUsers(
  executor: Executor,
  { after, dueBefore, limit }: { readonly after: string; readonly dueBefore: Date; readonly limit: number },
): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ userId: copies.userId })
    .from(copies)
    .where(
      and(
        isNull(copies.noticedAt),
        gt(copies.userId, after),
        or(isNull(copies.noticeAt), lt(copies.noticeAt, dueBefore)),
      ),
    )
    .orderBy(asc(copies.userId))
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/**
 * The oldest messages of which a person was not told yet, held until the transaction ends. Those that another call holds are left for the
 * next look: whoever accepts or deletes several holds them in another order.
 */
export async function lockUnnoticed(
  executor: Executor,
  userId: string,
  limit: number,
): Promise<UnnoticedMessage[]> {
  const { id, readAt, deletedAt, pushedAt, createdAt } = copies;
  const { title, senderCompany } = signingMessages;
  return executor
    .select({ id, readAt, deletedAt, pushedAt, createdAt, title, senderCompany })
    .from(copies)
    .innerJoin(signingMessages, eq(signingMessages.id, copies.messageId))
    .where(and(eq(copies.userId, userId), isNull(copies.noticedAt)))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit)
    .for('update', { of: copies, skipLocked: true });
}

/** Writes how far the telling of messages is. */
export async function markCopies(
  executor: Executor,
  ids: readonly string[],
  changes: Partial<Pick<MessageCopyRecord, 'noticeAt' | 'pushedAt' | 'noticedAt'>>,
): Promise<void> {
  if (ids.length === 0) return;
  await executor.update(copies).set(changes).where(isOneOf(copies.id, ids));
}
