import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { receives } from './own-address.repository.ts';
import { authUsers, type UserRecord } from './user.schema.ts';
import { findUserByUsername, lookupKey } from './users.repository.ts';

/** Several people may share a mailbox; more than so many are not looked at. */
const maxOfOneMailbox = 20;

/** Enabled or not, the users with a mail address, the first that was made first. */
async function listUsersByEmail(executor: Executor, email: string): Promise<UserRecord[]> {
  return listWith(executor, eq(authUsers.emailKey, lookupKey(email)));
}

/** The users who receive at an address (decision 148), the first that was made first. */
export async function listReceivers(executor: Executor, email: string): Promise<UserRecord[]> {
  return listWith(executor, and(eq(authUsers.emailKey, lookupKey(email)), receives));
}

/** Whom somebody may be who comes by a link to an address: who receives there, and a company's own people who are written down with it. */
export async function listPossibleReceivers(
  executor: Executor,
  { email, companyId }: { readonly email: string; readonly companyId: string | null },
): Promise<UserRecord[]> {
  const isOwn = companyId === null ? undefined : eq(authUsers.companyId, companyId);
  return listWith(executor, and(eq(authUsers.emailKey, lookupKey(email)), or(receives, isOwn)));
}

/**
 * Whom somebody means who says who they are: the user of that name, or else who alone has it as their mail address. A name that is the address
 * of somebody who receives there means them, whoever bears it (decision 148).
 */
export async function findUserByNameOrEmail(
  executor: Executor,
  typed: string,
): Promise<UserRecord | undefined> {
  const { named, receivers } = await findNamed(executor, typed);
  if (named || !typed.includes('@')) return named;
  const [one, another] = receivers.length > 0 ? receivers : await listUsersByEmail(executor, typed);
  return another ? undefined : one;
}

/** Everybody whom somebody may mean who forgot their password: the user of that name, or all who have it as their mail address. */
export async function listMeantUsers(executor: Executor, typed: string): Promise<UserRecord[]> {
  const { named } = await findNamed(executor, typed);
  if (named || !typed.includes('@')) return named ? [named] : [];
  return listUsersByEmail(executor, typed);
}

/** The user of a name, unless it is the address of others who receive there. */
async function findNamed(executor: Executor, typed: string) {
  const receivers = typed.includes('@') ? await listReceivers(executor, typed) : [];
  const bearer = await findUserByUsername(executor, typed);
  const isTheirs = receivers.length === 0 || receivers.some(({ id }) => id === bearer?.id);
  return { named: isTheirs ? bearer : undefined, receivers };
}

async function listWith(executor: Executor, condition: SQL | undefined): Promise<UserRecord[]> {
  return executor
    .select()
    .from(authUsers)
    .where(condition)
    .orderBy(asc(authUsers.createdAt), asc(authUsers.id))
    .limit(maxOfOneMailbox);
}
