import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { signingMessageDrafts, type MessageDraftRecord } from './message-write.schema.ts';

const drafts = signingMessageDrafts;
type Own = Pick<MessageDraftRecord, 'id' | 'userId'>;
const isOwn = ({ id, userId }: Own) => and(eq(drafts.id, id), eq(drafts.userId, userId));

/** Adds a draft. */
export async function insertDraft(executor: Executor, draft: typeof drafts.$inferInsert): Promise<void> {
  await executor.insert(drafts).values(draft);
}

/** A draft of this person. */
export async function findDraft(executor: Executor, own: Own): Promise<MessageDraftRecord | undefined> {
  const [draft] = await executor.select().from(drafts).where(isOwn(own));
  return draft;
}

/** The drafts of this person, the one written last first. */
export async function listDrafts(
  executor: Executor,
  { userId, limit }: { readonly userId: string; readonly limit: number },
): Promise<MessageDraftRecord[]> {
  return executor
    .select()
    .from(drafts)
    .where(eq(drafts.userId, userId))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .limit(limit);
}

/** How many drafts this person has. */
export async function countDrafts(executor: Executor, userId: string): Promise<number> {
  return executor.$count(drafts, eq(drafts.userId, userId));
}

/** Writes a draft where it stands at this version. @returns the version that stands now; undefined where it was another. */
export async function updateDraft(
  executor: Executor,
  stood: Own & { readonly version: number },
  changes: Omit<MessageDraftRecord, 'id' | 'userId' | 'version'>,
): Promise<number | undefined> {
  const [written] = await executor
    .update(drafts)
    .set({ ...changes, version: sql`${drafts.version} + 1` })
    .where(and(isOwn(stood), eq(drafts.version, stood.version)))
    .returning({ version: drafts.version });
  return written?.version;
}

/** Deletes a draft of this person. @returns whether there was one. */
export async function deleteDraft(executor: Executor, own: Own): Promise<boolean> {
  const deleted = await executor.delete(drafts).where(isOwn(own)).returning({ id: drafts.id });
  return deleted.length > 0;
}
