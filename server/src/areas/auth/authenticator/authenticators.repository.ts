import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import {
  authAuthenticatorDrafts as drafts,
  authAuthenticators as authenticators,
  type AuthenticatorDraft,
  type AuthenticatorRecord,
} from './authenticator.schema.ts';

/** A person's authenticator. */
export async function findAuthenticator(
  executor: Executor,
  userId: string,
): Promise<AuthenticatorRecord | undefined> {
  const [row] = await executor.select().from(authenticators).where(eq(authenticators.userId, userId));
  return row;
}

/** Counts a try before anything is compared, so that tries at the same time cannot be more than allowed. */
export async function countTry(
  executor: Executor,
  userId: string,
  maxTries: number,
): Promise<AuthenticatorRecord | undefined> {
  const [row] = await executor
    .update(authenticators)
    .set({ tries: sql`${authenticators.tries} + 1` })
    .where(and(eq(authenticators.userId, userId), lt(authenticators.tries, maxTries)))
    .returning();
  return row;
}

/** Uses a time step up, and every earlier one. @returns whether it was still unused. */
export async function consumeStep(
  executor: Executor,
  { userId, sealedKey, step }: { userId: string; sealedKey: string; step: number },
): Promise<boolean> {
  const consumed = await executor
    .update(authenticators)
    .set({ lastStep: step, tries: 0 })
    .where(
      and(
        eq(authenticators.userId, userId),
        eq(authenticators.sealedKey, sealedKey),
        lt(authenticators.lastStep, step),
      ),
    )
    .returning({ userId: authenticators.userId });
  return consumed.length === 1;
}

/** Forgets the wrong codes. */
export async function forgetTries(executor: Executor, userId: string): Promise<void> {
  await executor.update(authenticators).set({ tries: 0 }).where(eq(authenticators.userId, userId));
}

/** Writes a person's authenticator; it takes the place of the one before. */
export async function saveAuthenticator(
  executor: Executor,
  authenticator: Omit<AuthenticatorRecord, 'tries'>,
): Promise<void> {
  const row = { ...authenticator, tries: 0 };
  await executor
    .insert(authenticators)
    .values(row)
    .onConflictDoUpdate({ target: authenticators.userId, set: row });
}

/** Deletes a person's authenticator. @returns whether there was one. */
export async function deleteAuthenticator(executor: Executor, userId: string): Promise<boolean> {
  const deleted = await executor
    .delete(authenticators)
    .where(eq(authenticators.userId, userId))
    .returning({ userId: authenticators.userId });
  return deleted.length === 1;
}

/** A session's draft that is not older than a moment. */
export async function findDraft(
  executor: Executor,
  { userId, sessionId, madeAfter }: { userId: string; sessionId: string; madeAfter: Date },
): Promise<AuthenticatorDraft | undefined> {
  const [row] = await executor
    .select()
    .from(drafts)
    .where(and(eq(drafts.userId, userId), eq(drafts.sessionId, sessionId), gt(drafts.createdAt, madeAfter)));
  return row;
}

/** Writes a person's draft; it takes the place of the one before. */
export async function saveDraft(executor: Executor, draft: AuthenticatorDraft): Promise<void> {
  await executor.insert(drafts).values(draft).onConflictDoUpdate({ target: drafts.userId, set: draft });
}

/** Uses a draft up. @returns whether it was still there. */
export async function deleteDraft(executor: Executor, id: string): Promise<boolean> {
  const deleted = await executor.delete(drafts).where(eq(drafts.id, id)).returning({ id: drafts.id });
  return deleted.length === 1;
}

/** Deletes drafts that were made before a moment. */
export async function deleteDraftsBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(drafts).where(lt(drafts.createdAt, moment));
}
