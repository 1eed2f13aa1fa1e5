import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { authUsers, type UserRecord } from './user.schema.ts';

/**
 * Whether an account receives at its address: a code or a link that went there was used. Whoever writes somebody's address into an account
 * does not become that person (decision 148). Of accounts from before that was asked, nobody else wrote the address and somebody came in; of
 * several with one address the eldest.
 */
export const receives = sql<boolean>`(
  ${authUsers.emailConfirmedAt} is not null
  or (
    ${authUsers.emailSince} is null and ${authUsers.emailBy} is null
    and coalesce(${authUsers.passwordChangedAt}, ${authUsers.firstSignInAt}, ${authUsers.lastLoginAt}) is not null
    and not exists (
      select 1 from auth_users as elder
      where elder.email_key = auth_users.email_key and elder.id <> auth_users.id
        and coalesce(elder.email_since, elder.created_at) < auth_users.created_at
    )
  )
)`;

/** The address at which a user receives; empty where they never showed that they read there. */
export const ownAddress = sql<string>`case when ${receives} then ${authUsers.email} else '' end`.as(
  'own_address',
);

/** Since when a user receives at their address; null where they do not. */
export async function receivesSince(executor: Executor, userId: string): Promise<Date | null> {
  const [user] = await executor
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.id, userId), receives));
  if (!user) return null;
  return isFromBefore(user) ? user.createdAt : user.emailConfirmedAt;
}

function isFromBefore({ emailSince, emailBy }: UserRecord): boolean {
  return emailSince === null && emailBy === null;
}
