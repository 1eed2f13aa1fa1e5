import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { CodePurpose } from 'shared-api/contracts/auth';
import type { Executor } from '../../../platform/db/database.ts';
import { authCodeChallenges, type CodeChallengeRecord } from './code-challenge.schema.ts';

/** Notes what a code is bound to. */
export async function insertChallenge(
  executor: Executor,
  challenge: typeof authCodeChallenges.$inferInsert,
): Promise<void> {
  await executor.insert(authCodeChallenges).values(challenge);
}

/** A challenge of a session. */
export async function findChallenge(
  executor: Executor,
  id: string,
  sessionId: string,
): Promise<CodeChallengeRecord | undefined> {
  const [challenge] = await executor
    .select()
    .from(authCodeChallenges)
    .where(and(eq(authCodeChallenges.id, id), eq(authCodeChallenges.sessionId, sessionId)));
  return challenge;
}

/** Notes that the right code was entered. */
export async function passChallenge(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.update(authCodeChallenges).set({ passedAt: now }).where(eq(authCodeChallenges.id, id));
}

/** A passed challenge that somebody wants to use. */
export interface PassedChallenge {
  readonly challenge: string;
  readonly purpose: CodePurpose;
  readonly subject: string;
  readonly sessionId: string;
}

/** Uses a passed challenge up. @returns whether it was there: of this purpose, subject and session, and not too old. */
export async function consumeChallenge(
  executor: Executor,
  { challenge, purpose, subject, sessionId }: PassedChallenge,
  { now, passedAfter }: { now: Date; passedAfter: Date },
): Promise<boolean> {
  const taken = await executor
    .update(authCodeChallenges)
    .set({ consumedAt: now })
    .where(
      and(
        eq(authCodeChallenges.id, challenge),
        eq(authCodeChallenges.purpose, purpose),
        eq(authCodeChallenges.subject, subject),
        eq(authCodeChallenges.sessionId, sessionId),
        gt(authCodeChallenges.passedAt, passedAfter),
        isNull(authCodeChallenges.consumedAt),
      ),
    )
    .returning({ id: authCodeChallenges.id });
  return taken.length === 1;
}

/** Throws away challenges that were made before a moment. */
export async function deleteChallengesBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(authCodeChallenges).where(lt(authCodeChallenges.createdAt, moment));
}
