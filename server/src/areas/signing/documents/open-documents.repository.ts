import { and, count, isNull, ne } from 'drizzle-orm';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { signingDocuments } from './document.schema.ts';

/** Documents of senders that are not signed yet. */
const isOpenOf = (senderIds: readonly string[]) =>
  and(
    isOneOf(signingDocuments.senderUserId, senderIds),
    ne(signingDocuments.state, 'signed'),
    isNull(signingDocuments.deletedAt),
  );

/** How many documents of some senders are not signed yet. */
export async function countOpenDocuments(executor: Executor, senderIds: readonly string[]): Promise<number> {
  if (senderIds.length === 0) return 0;
  const [row] = await executor.select({ total: count() }).from(signingDocuments).where(isOpenOf(senderIds));
  return row?.total ?? 0;
}

/** The ids of a sender's documents that are not signed yet. */
export async function listOpenDocuments(executor: Executor, senderId: string): Promise<string[]> {
  const rows = await executor
    .select({ id: signingDocuments.id })
    .from(signingDocuments)
    .where(isOpenOf([senderId]));
  return rows.map(({ id }) => id);
}
