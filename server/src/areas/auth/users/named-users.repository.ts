import { or } from 'drizzle-orm';
import { usernameKeyOf } from 'shared-api/contracts/common';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { authUsers, type UserRecord } from './user.schema.ts';
import { keysOf, lookupKey } from './users.repository.ts';

/** The users with one of these user names, mail addresses, however they are written, codici fiscali, or mobile numbers. */
export async function listUsersNamed(
  executor: Executor,
  {
    usernames,
    emails,
    fiscalCodes = [],
    mobiles = [],
  }: {
    readonly usernames: readonly string[];
    readonly emails: readonly string[];
    readonly fiscalCodes?: readonly string[];
    readonly mobiles?: readonly string[];
  },
): Promise<UserRecord[]> {
  return executor
    .select()
    .from(authUsers)
    .where(
      or(
        isOneOf(authUsers.usernameKey, usernames.flatMap(keysOf)),
        isOneOf(authUsers.emailKey, emails.map(lookupKey)),
        fiscalCodes.length === 0 ? undefined : isOneOf(authUsers.fiscalCode, fiscalCodes),
        mobiles.length === 0 ? undefined : isOneOf(authUsers.mobile, mobiles),
      ),
    );
}

/** A user name that somebody is to have; without an id somebody who has no account yet. */
interface WantedUsername {
  readonly username: string;
  readonly id?: string | undefined;
}

/** Which of these user names are taken, as they are looked up: another account has them, or has one as its address (decision 148). */
export async function listTakenUsernames(
  executor: Executor,
  wanted: readonly WantedUsername[],
): Promise<ReadonlySet<string>> {
  const names = wanted.map(({ username }) => username);
  const { id, usernameKey, emailKey } = authUsers;
  const rows = await executor
    .select({ id, usernameKey, emailKey })
    .from(authUsers)
    .where(
      or(
        isOneOf(usernameKey, names.flatMap(keysOf)),
        isOneOf(emailKey, names.filter(isLikeAddress).map(lookupKey)),
      ),
    );
  const bearers = new Set(rows.map((row) => usernameKeyOf(row.usernameKey)));
  const taken = wanted.filter(
    ({ username, id: own }) =>
      bearers.has(usernameKeyOf(username)) ||
      (isLikeAddress(username) && rows.some((row) => row.id !== own && row.emailKey === lookupKey(username))),
  );
  return new Set(taken.map(({ username }) => usernameKeyOf(username)));
}

const isLikeAddress = (username: string) => username.includes('@');
