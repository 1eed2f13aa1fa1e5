import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import type { LinkRow } from './link-facts.ts';
import { platformOneTimeLinks as links } from './one-time-links.schema.ts';

/** What a link is for, and whom. */
export interface LinkBinding {
  readonly purpose: string;
  readonly subject: string;
}

/** A link as it is looked for: for one purpose, alive at a moment. */
interface SoughtLink {
  readonly secretHash: string;
  readonly purpose: string;
  readonly now: Date;
}

/** Adds a link. */
export async function insertLink(executor: Executor, link: typeof links.$inferInsert): Promise<void> {
  await executor.insert(links).values(link);
}

/** Ends the living links of a binding. */
export async function endLinks(
  executor: Executor,
  { purpose, subject }: LinkBinding,
  now: Date,
): Promise<void> {
  await executor
    .update(links)
    .set({ endedAt: now })
    .where(and(eq(links.purpose, purpose), eq(links.subject, subject), isNull(links.endedAt)));
}

/** A living link; it stays alive. */
export async function findLink(executor: Executor, sought: SoughtLink): Promise<LinkRow | undefined> {
  const [link] = await executor.select().from(links).where(isAlive(sought));
  return link;
}

/** Uses a link up, in one statement: of several at the same time only one gets it. */
export async function consumeLink(executor: Executor, sought: SoughtLink): Promise<LinkRow | undefined> {
  const [link] = await executor.update(links).set({ endedAt: sought.now }).where(isAlive(sought)).returning();
  return link;
}

/** Deletes links that expired before a moment. */
export async function deleteLinksExpiredBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(links).where(lt(links.expiresAt, moment));
}

const isAlive = ({ secretHash, purpose, now }: SoughtLink) =>
  and(
    eq(links.secretHash, secretHash),
    eq(links.purpose, purpose),
    gt(links.expiresAt, now),
    isNull(links.endedAt),
  );
