import { and, count, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { authRecoveryCodes } from './authenticator.schema.ts';

/** How many recovery codes somebody has left. */
export async function countRecoveryCodes(executor: Executor, userId: string): Promise<number> {
  const [row] = await executor
    .select({ left: count() })
    .from(authRecoveryCodes)
    .where(and(eq(authRecoveryCodes.userId, userId), isNull(authRecoveryCodes.usedAt)));
  return row?.left ?? 0;
}

/** Gives somebody other recovery codes; none ends those of now. */
export async function replaceRecoveryCodes(
  executor: Executor,
  userId: string,
  codeHashes: readonly string[],
): Promise<void> {
  await executor.delete(authRecoveryCodes).where(eq(authRecoveryCodes.userId, userId));
  if (codeHashes.length === 0) return;
  await executor.insert(authRecoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash })));
}

/** Uses a recovery code up. @returns whether it was one, not used yet. */
export async function useRecoveryCode(
  executor: Executor,
  { userId, codeHash, now }: { userId: string; codeHash: string; now: Date },
): Promise<boolean> {
  const used = await executor
    .update(authRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(authRecoveryCodes.userId, userId),
        eq(authRecoveryCodes.codeHash, codeHash),
        isNull(authRecoveryCodes.usedAt),
      ),
    )
    .returning({ id: authRecoveryCodes.id });
  return used.length === 1;
}
