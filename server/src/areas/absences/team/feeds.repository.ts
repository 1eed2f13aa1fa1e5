import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { FeedScope } from 'shared-api/contracts/absences';
import type { Executor } from '../../../platform/db/database.ts';
import { absenceFeeds, type FeedRecord } from './feeds.schema.ts';

interface FeedKey {
  readonly userId: string;
  readonly scope: FeedScope;
}

/** Adds a feed, in place of the one of the same scope. */
export async function saveFeed(executor: Executor, feed: FeedRecord): Promise<void> {
  const { userId, scope } = absenceFeeds;
  await executor
    .insert(absenceFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: [userId, scope], set: feed });
}

/** Somebody's feeds. */
export async function listFeeds(executor: Executor, userId: string): Promise<FeedRecord[]> {
  return executor
    .select()
    .from(absenceFeeds)
    .where(eq(absenceFeeds.userId, userId))
    .orderBy(asc(absenceFeeds.scope));
}

/** The feed of a secret, by what is kept of it. */
export async function findFeed(executor: Executor, secretHash: string): Promise<FeedRecord | undefined> {
  const [feed] = await executor.select().from(absenceFeeds).where(eq(absenceFeeds.secretHash, secretHash));
  return feed;
}

/** Ends a feed. */
export async function deleteFeed(executor: Executor, { userId, scope }: FeedKey): Promise<void> {
  await executor
    .delete(absenceFeeds)
    .where(and(eq(absenceFeeds.userId, userId), eq(absenceFeeds.scope, scope)));
}

/** Ends every feed of somebody. */
export async function deleteFeedsOf(executor: Executor, userId: string): Promise<void> {
  await executor.delete(absenceFeeds).where(eq(absenceFeeds.userId, userId));
}

/** Writes down that a feed was read, unless it was since `before`: a calendar asks all day long. */
export async function markFeedRead(
  executor: Executor,
  { id, now, before }: { readonly id: string; readonly now: Date; readonly before: Date },
): Promise<void> {
  const { lastReadAt } = absenceFeeds;
  await executor
    .update(absenceFeeds)
    .set({ lastReadAt: now })
    .where(and(eq(absenceFeeds.id, id), or(isNull(lastReadAt), lt(lastReadAt, before))));
}
