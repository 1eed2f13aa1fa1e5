import { and, eq, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { authUsers } from '../users/user.schema.ts';

/** Writes that somebody wants to sign in by an app or a passkey alone, or no longer. */
export async function setStrongSignIn(executor: Executor, userId: string, isOn: boolean): Promise<void> {
  await executor.update(authUsers).set({ strongSignIn: isOn }).where(eq(authUsers.id, userId));
}

/** Writes from when on codes count for somebody all the same, and who let them; null where they do not. */
export async function setCodesAllowed(
  executor: Executor,
  userId: string,
  allowed: { readonly from: Date; readonly by: string | null } | null,
): Promise<boolean> {
  const changed = await executor
    .update(authUsers)
    .set({ codesAllowedFrom: allowed?.from ?? null, codesAllowedBy: allowed?.by ?? null })
    .where(
      allowed
        ? eq(authUsers.id, userId)
        : and(eq(authUsers.id, userId), isNotNull(authUsers.codesAllowedFrom)),
    )
    .returning({ id: authUsers.id });
  return changed.length === 1;
}
