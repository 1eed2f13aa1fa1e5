import { usernameKeyOf } from 'shared-api/contracts/common';
import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { authUsers, type UserRecord } from './user.schema.ts';
import { foldsOf } from './user-folds.ts';
import { lookupKey } from './users.repository.ts';

/** Users by their ids, held until the transaction ends, in the order of their ids. */
export async function lockUserRecords(executor: Executor, ids: readonly string[]): Promise<UserRecord[]> {
  return executor
    .select()
    .from(authUsers)
    .where(isOneOf(authUsers.id, ids))
    .orderBy(asc(authUsers.id))
    .for('update');
}

/** Writes what administrators say of users, whose rows the transaction holds. @returns the versions that stand now, by user. */
export async function updateAccounts(
  executor: Executor,
  users: readonly UserRecord[],
  { changedAt, changedBy }: { readonly changedAt: Date; readonly changedBy: string },
): Promise<ReadonlyMap<string, number>> {
  if (users.length === 0) return new Map();
  const rows = users.map((user) => ({
    ...user,
    usernameKey: usernameKeyOf(user.username),
    emailKey: lookupKey(user.email),
    ...foldsOf(user),
  }));
  const names = administered.map(
    (name) => sql`${sql.identifier(name)} ${sql.raw(getTableColumns(authUsers)[name].getSQLType())}`,
  );
  const written = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as written (id text, ${sql.join(names, sql`, `)})`;
  const set = Object.fromEntries(administered.map((name) => [name, sql`written.${sql.identifier(name)}`]));
  const updated = await executor
    .update(authUsers)
    .set({
      ...set,
      profileVersion: sql`${authUsers.profileVersion} + 1`,
      profileChangedAt: changedAt,
      profileChangedBy: changedBy,
    })
    .from(written)
    .where(eq(authUsers.id, sql`written.id`))
    .returning({ id: authUsers.id, version: authUsers.profileVersion });
  return new Map(updated.map(({ id, version }) => [id, version]));
}

/** What of a user's row an administrator writes. */
const administered = [
  'username',
  'usernameKey',
  'usernameFold',
  'firstName',
  'firstNameFold',
  'lastName',
  'lastNameFold',
  'email',
  'emailKey',
  'emailFold',
  'emailSince',
  'emailBy',
  'emailConfirmedAt',
  'emailBefore',
  'pendingEmail',
  'pendingEmailBy',
  'pendingEmailFrom',
  'fiscalCode',
  'prefix',
  'mobile',
  'phoneSince',
  'phoneBy',
  'phoneConfirmedAt',
  'phoneBefore',
  'pendingPrefix',
  'pendingMobile',
  'pendingPhoneBy',
  'pendingPhoneFrom',
  'companyId',
  'a',
  'b',
  'isProductEnabled',
] as const satisfies (keyof UserRecord)[];
