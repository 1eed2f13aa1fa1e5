import { and, count, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { authRecoveryCodes, type RecoveryCodeRecord } from './authenticator.schema.ts';

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
  codes: readonly { readonly codeHash: string; readonly proof: string }[],
): Promise<void> {
  await executor.delete(authRecoveryCodes).where(eq(authRecoveryCodes.userId, userId));
  if (codes.length === 0) return;
  await executor.insert(authRecoveryCodes).values(codes.map((code) => ({ userId, ...code })));
}

/** Uses a recovery code up. @returns whether it was one that this installation gave out, not used yet. */
export async function useRecoveryCode(
  executor: Executor,
  {
    userId,
    codeHash,
    isOurs,
    now,
  }: { userId: string; codeHash: string; isOurs: (row: RecoveryCodeRecord) => boolean; now: Date },
): Promise<boolean> {
  const isTheirs = and(eq(authRecoveryCodes.userId, userId), eq(authRecoveryCodes.codeHash, codeHash));
  const [row] = (await executor.select().from(authRecoveryCodes).where(isTheirs)).filter(isOurs);
  if (!row) return false;
  const used = await executor
    .update(authRecoveryCodes)
    .set({ usedAt: now })
    .where(and(eq(authRecoveryCodes.id, row.id), isNull(authRecoveryCodes.usedAt)))
    .returning({ id: authRecoveryCodes.id });
  return used.length === 1;
}
