import { and, asc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm';
import type { FeedScope } from 'shared-api/contracts/absences';
import type { Executor } from '../../../platform/db/database.ts';
import { absenceFeeds, type FeedRecord } from './feeds.schema.ts';

interface FeedKey {
  readonly userId: string;
  readonly scope: FeedScope;
}

/** Adds a feed, in place of the one of the same scope. @returns whether there was one. */
export async function saveFeed(executor: Executor, feed: FeedRecord): Promise<boolean> {
  const { userId, scope } = absenceFeeds;
  const isThere = and(eq(userId, feed.userId), eq(scope, feed.scope));
  const before = await executor.$count(absenceFeeds, isThere);
  await executor
    .insert(absenceFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: [userId, scope], set: feed });
  return before > 0;
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

/** Ends somebody's feed of a scope, or all of theirs. @returns those that were ended. */
export async function deleteFeeds(
  executor: Executor,
  { userId, scope }: Partial<FeedKey> & Pick<FeedKey, 'userId'>,
): Promise<FeedRecord[]> {
  return executor
    .delete(absenceFeeds)
    .where(
      and(eq(absenceFeeds.userId, userId), scope === undefined ? undefined : eq(absenceFeeds.scope, scope)),
    )
    .returning();
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

/** The feeds that end between two moments, those without an end by when they were made; the first to end first. */
export async function listEndingFeeds(
  executor: Executor,
  { after, until, validForMs }: { readonly after: Date; readonly until: Date; readonly validForMs: number },
): Promise<FeedRecord[]> {
  const { expiresAt, createdAt, id } = absenceFeeds;
  const madeBefore = (end: Date) => new Date(end.getTime() - validForMs);
  return executor
    .select()
    .from(absenceFeeds)
    .where(
      or(
        and(gt(expiresAt, after), lte(expiresAt, until)),
        and(isNull(expiresAt), gt(createdAt, madeBefore(after)), lte(createdAt, madeBefore(until))),
      ),
    )
    .orderBy(asc(createdAt), asc(id));
}

/** A feed, held until the transaction ends; undefined where it is gone. */
export async function lockFeed(executor: Executor, id: string): Promise<FeedRecord | undefined> {
  const [feed] = await executor.select().from(absenceFeeds).where(eq(absenceFeeds.id, id)).for('update');
  return feed;
}
