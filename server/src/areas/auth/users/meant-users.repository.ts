import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { authUsers, type UserRecord } from './user.schema.ts';
import { findUserByUsername, lookupKey } from './users.repository.ts';

/** Several people may share a mailbox; more than so many are not looked at. */
const maxOfOneMailbox = 20;

/** Enabled or not, the users with a mail address, the first that was made first. */
export async function listUsersByEmail(executor: Executor, email: string): Promise<UserRecord[]> {
  return executor
    .select()
    .from(authUsers)
    .where(eq(authUsers.emailKey, lookupKey(email)))
    .orderBy(asc(authUsers.createdAt), asc(authUsers.id))
    .limit(maxOfOneMailbox);
}

/** Whom somebody means who says who they are: the user of that name, or else who alone has it as their mail address. */
export async function findUserByNameOrEmail(
  executor: Executor,
  typed: string,
): Promise<UserRecord | undefined> {
  const user = await findUserByUsername(executor, typed);
  if (user || !typed.includes('@')) return user;
  const [one, another] = await listUsersByEmail(executor, typed);
  return another ? undefined : one;
}
