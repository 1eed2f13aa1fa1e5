import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { authPasskeyChallenges, type PasskeyChallenge } from './passkey.schema.ts';

/** Keeps a challenge that is given out. */
export async function insertPasskeyChallenge(executor: Executor, challenge: PasskeyChallenge): Promise<void> {
  await executor.insert(authPasskeyChallenges).values(challenge);
}

/** Uses a challenge up. @returns undefined when it is not there: of this purpose and session, and not too old. */
export async function consumePasskeyChallenge(
  executor: Executor,
  { challengeHash, purpose, sessionId }: Pick<PasskeyChallenge, 'challengeHash' | 'purpose' | 'sessionId'>,
  now: Date,
): Promise<PasskeyChallenge | undefined> {
  const { sessionId: ofSession } = authPasskeyChallenges;
  const [taken] = await executor
    .delete(authPasskeyChallenges)
    .where(
      and(
        eq(authPasskeyChallenges.challengeHash, challengeHash),
        eq(authPasskeyChallenges.purpose, purpose),
        sessionId === null ? isNull(ofSession) : eq(ofSession, sessionId),
        gt(authPasskeyChallenges.expiresAt, now),
      ),
    )
    .returning();
  return taken;
}

/** Throws away challenges that nobody used in time. */
export async function deletePasskeyChallengesExpiredBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(authPasskeyChallenges).where(lt(authPasskeyChallenges.expiresAt, moment));
}
