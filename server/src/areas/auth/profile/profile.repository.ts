import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { authUsers, type UserRecord } from '../users/user.schema.ts';
import { foldsOf } from '../users/user-folds.ts';

/** A user, held until the transaction ends, so that two writers come one after the other. */
export async function lockUser(executor: Executor, id: string): Promise<UserRecord | undefined> {
  const [user] = await executor.select().from(authUsers).where(eq(authUsers.id, id)).for('update');
  return user;
}

/** What of a profile is written, and by whom. */
export interface ProfileChange {
  readonly fields: Partial<
    Pick<
      UserRecord,
      | 'firstName'
      | 'lastName'
      | 'email'
      | 'emailKey'
      | 'emailSince'
      | 'emailBy'
      | 'emailConfirmedAt'
      | 'emailBefore'
      | 'pendingEmail'
      | 'pendingEmailBy'
      | 'pendingEmailFrom'
      | 'prefix'
      | 'mobile'
      | 'phoneSince'
      | 'phoneBy'
      | 'phoneConfirmedAt'
      | 'phoneBefore'
      | 'pendingPrefix'
      | 'pendingMobile'
      | 'pendingPhoneBy'
      | 'pendingPhoneFrom'
    >
  >;
  readonly changedAt: Date;
  readonly changedBy: string;
}

/** Notes or gives up what waits to count: it stands in no form, and is nothing that two writers could take from each other. */
export async function updatePending(
  executor: Executor,
  userId: string,
  fields: Pick<ProfileChange['fields'], Extract<keyof ProfileChange['fields'], `pending${string}`>>,
): Promise<void> {
  await executor.update(authUsers).set(fields).where(eq(authUsers.id, userId));
}

/** Writes fields of a profile. @returns the version that stands now. */
export async function updateProfileOf(
  executor: Executor,
  userId: string,
  { fields, changedAt, changedBy }: ProfileChange,
): Promise<number> {
  const [row] = await executor
    .update(authUsers)
    .set({
      ...fields,
      ...foldsOf(fields),
      profileVersion: sql`${authUsers.profileVersion} + 1`,
      profileChangedAt: changedAt,
      profileChangedBy: changedBy,
    })
    .where(eq(authUsers.id, userId))
    .returning({ version: authUsers.profileVersion });
  return row?.version ?? 0;
}
