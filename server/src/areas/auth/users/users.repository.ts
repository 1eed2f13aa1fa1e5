import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { usernameKeyOf, type Language, type PermissionCode } from 'shared-api/contracts/common';
import type { ActingCandidate } from 'shared-api/contracts/directory';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { preparedOn } from '../../../platform/db/prepared.ts';
import { ownAddress, receives } from './own-address.repository.ts';
import { foldsOf, type Folds } from './user-folds.ts';
import { authUsers, type NewUser, type UserRecord } from './user.schema.ts';

/** An address as it is looked up: no spaces around it, one form of each accent, small letters. */
export function lookupKey(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** By what a user name may be kept: of two that looked alike before that was refused, one has the key of then. */
export const keysOf = (username: string) => [lookupKey(username), usernameKeyOf(username)];

type NewUserFields = Omit<NewUser, 'usernameKey' | 'emailKey' | Folds>;

/** Adds a user. */
export async function insertUser(executor: Executor, user: NewUserFields): Promise<void> {
  await insertUsers(executor, [user]);
}

/** Adds users, at least one. */
export async function insertUsers(executor: Executor, users: readonly NewUserFields[]): Promise<void> {
  await executor.insert(authUsers).values(
    users.map((user) => ({
      ...user,
      usernameKey: usernameKeyOf(user.username),
      emailKey: lookupKey(user.email),
      ...foldsOf(user),
    })),
  );
}

/** Whether there is any user yet. */
export async function hasUsers(executor: Executor): Promise<boolean> {
  const rows = await executor.select({ id: authUsers.id }).from(authUsers).limit(1);
  return rows.length > 0;
}

/** A user by their id. */
export async function findUser(executor: Executor, id: string): Promise<UserRecord | undefined> {
  const [user] = await executor.select().from(authUsers).where(eq(authUsers.id, id));
  return user;
}

/** Users by their ids, in no order. */
export async function listUsers(executor: Executor, ids: readonly string[]): Promise<UserRecord[]> {
  return executor.select().from(authUsers).where(isOneOf(authUsers.id, ids));
}

const { a, b, permissions, companyId, language, passwordChangedAt } = getTableColumns(authUsers);
const rights = { a, b, permissions, companyId, email: ownAddress, language, passwordChangedAt };
// Every request of the staff asks this: prepared once, and no more columns than it needs.
const rightsOfUser = preparedOn((executor) =>
  executor
    .select(rights)
    .from(authUsers)
    .where(and(eq(authUsers.id, sql.placeholder('id')), authUsers.isProductEnabled))
    .prepare('auth_rights_of_user'),
);

/** What a user may do, the address at which they receive, their language, and when they chose their password. */
export type Rights = Pick<UserRecord, keyof typeof rights>;

/** Reads what a user may do; undefined when they are gone or may no longer use the product. */
export async function findRights(executor: Executor, id: string): Promise<Rights | undefined> {
  const [rights] = await rightsOfUser(executor).execute({ id });
  return rights;
}

/** A user by their user name, however they write it. */
export async function findUserByUsername(
  executor: Executor,
  username: string,
): Promise<UserRecord | undefined> {
  const { usernameKey } = authUsers;
  const [user] = await executor
    .select()
    .from(authUsers)
    .where(isOneOf(usernameKey, keysOf(username)))
    .orderBy(sql`${usernameKey} <> ${lookupKey(username)}`)
    .limit(1);
  return user;
}

/** The user with a mail address; of several, who receives there, and of these the first that was made. */
export async function findUserByEmail(executor: Executor, email: string): Promise<UserRecord | undefined> {
  const [user] = await executor
    .select()
    .from(authUsers)
    .where(eq(authUsers.emailKey, lookupKey(email)))
    .orderBy(desc(receives), asc(authUsers.createdAt), asc(authUsers.id))
    .limit(1);
  return user;
}

/** The user names and role flags of users. */
export async function findAccounts(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Pick<UserRecord, 'username' | 'a' | 'b' | 'createdAt'>>> {
  const { id, username, createdAt } = authUsers;
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ id, username, createdAt, a: authUsers.a, b: authUsers.b })
    .from(authUsers)
    .where(isOneOf(id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The rights and companies of users who may use the product. */
export async function findMembers(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ActingCandidate>> {
  const { id, companyId, a, b } = authUsers;
  if (ids.length === 0) return new Map();
  const rows = await executor
    .select({ id, companyId, a, b })
    .from(authUsers)
    .where(and(isOneOf(id, ids), authUsers.isProductEnabled, isNull(authUsers.removedAt)));
  return new Map(
    rows.map((row) => [row.id, { userId: row.id, flags: { a: row.a, b: row.b }, companyId: row.companyId }]),
  );
}

/** The ids of those who administer a company: its administrators and super users, and where it has none every super user. */
export async function listAdministrators(executor: Executor, company: string): Promise<string[]> {
  const isSuper = ne(authUsers.a, 'N');
  const isOwn = and(eq(authUsers.companyId, company), or(isSuper, ne(authUsers.b, 'N')));
  const own = await listEnabled(executor, isOwn);
  return (own.length > 0 ? own : await listEnabled(executor, isSuper)).map(({ id }) => id);
}

/** The ids of the super users who can sign in. */
export async function listSuperUsers(executor: Executor): Promise<string[]> {
  return (await listEnabled(executor, ne(authUsers.a, 'N'))).map(({ id }) => id);
}

/** How many super users can sign in. */
export async function countSuperUsers(executor: Executor): Promise<number> {
  return (await listSuperUsers(executor)).length;
}

/** Somebody who is notified that a registration waits. */
type Reviewer = Pick<UserRecord, 'id' | 'firstName' | 'email' | 'language'>;

/**
 * Who is notified that somebody wants to become a user of a company: its super users and administrators, and where it has none,
 * every super user.
 */
export async function listReviewers(executor: Executor, company: string): Promise<Reviewer[]> {
  const isSuper = ne(authUsers.a, 'N');
  const decides = and(ne(authUsers.b, 'N'), arrayContains(authUsers.permissions, ['utenti_docsign']));
  const own = await listEnabled(executor, and(eq(authUsers.companyId, company), or(isSuper, decides)));
  return own.length > 0 ? own : listEnabled(executor, isSuper);
}

async function listEnabled(executor: Executor, condition: SQL | undefined): Promise<Reviewer[]> {
  const { id, firstName, language } = authUsers;
  return executor
    .select({ id, firstName, email: authUsers.email, language })
    .from(authUsers)
    .where(and(condition, authUsers.isProductEnabled));
}

/** The account that was removed and whose id comes next after one; undefined where none does. */
export async function findRemovedAfter(executor: Executor, after: string): Promise<UserRecord | undefined> {
  const [user] = await executor
    .select()
    .from(authUsers)
    .where(and(isNotNull(authUsers.removedAt), gt(authUsers.id, after)))
    .orderBy(authUsers.id)
    .limit(1);
  return user;
}

/** Writes a user's first own password. @returns whether they had none yet. */
export async function setFirstPassword(
  executor: Executor,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<boolean> {
  const changed = await executor
    .update(authUsers)
    .set({ passwordHash, passwordChangedAt: now })
    .where(and(eq(authUsers.id, userId), isNull(authUsers.passwordChangedAt)))
    .returning({ id: authUsers.id });
  return changed.length === 1;
}

/** Writes the password that a user has chosen. */
export async function setPassword(
  executor: Executor,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<void> {
  await executor
    .update(authUsers)
    .set({ passwordHash, passwordChangedAt: now })
    .where(eq(authUsers.id, userId));
}

/** Makes a super user of a user, who may use the product from now on. */
export async function makeSuperUser(executor: Executor, userId: string): Promise<void> {
  await executor.update(authUsers).set({ a: 'S', isProductEnabled: true }).where(eq(authUsers.id, userId));
}

/** Records a login once; the one that was recorded before becomes the previous one. */
export async function recordLogin(
  executor: Executor,
  { userId, signedInAt }: { userId: string; signedInAt: Date },
): Promise<void> {
  await executor
    .update(authUsers)
    .set({ previousLoginAt: sql`${authUsers.lastLoginAt}`, lastLoginAt: signedInAt })
    .where(
      and(eq(authUsers.id, userId), or(isNull(authUsers.lastLoginAt), lt(authUsers.lastLoginAt, signedInAt))),
    );
}

/** Saves the language that somebody chose. */
export async function setLanguage(executor: Executor, userId: string, chosen: Language): Promise<void> {
  await executor.update(authUsers).set({ language: chosen }).where(eq(authUsers.id, userId));
}

/** Holds users until the transaction ends, in the order of their ids. */
export async function lockUsers(executor: Executor, ids: readonly string[]): Promise<void> {
  await executor
    .select({ id: authUsers.id })
    .from(authUsers)
    .where(isOneOf(authUsers.id, ids))
    .orderBy(asc(authUsers.id))
    .for('update');
}

/** Writes what users may do, one statement for those who may do the same. @returns the ids of those who may do something else now. */
export async function writePermissions(
  executor: Executor,
  permissionsOf: ReadonlyMap<string, readonly PermissionCode[]>,
): Promise<readonly string[]> {
  const bySet = Map.groupBy(permissionsOf, ([, codes]) => codes.join());
  const changed: string[] = [];
  for (const same of bySet.values()) {
    const permissions = [...(same[0]?.[1] ?? [])];
    const ids = same.map(([id]) => id);
    const rows = await executor
      .update(authUsers)
      .set({ permissions })
      .where(and(isOneOf(authUsers.id, ids), ne(authUsers.permissions, permissions)))
      .returning({ id: authUsers.id });
    changed.push(...rows.map(({ id }) => id));
  }
  return changed;
}
