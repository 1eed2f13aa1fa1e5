import { or } from 'drizzle-orm';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { authUsers, type UserRecord } from './user.schema.ts';
import { keysOf, lookupKey } from './users.repository.ts';

/** The users with one of these user names, mail addresses, however they are written, or codici fiscali. */
export async function listUsersNamed(
  executor: Executor,
  {
    usernames,
    emails,
    fiscalCodes = [],
  }: {
    readonly usernames: readonly string[];
    readonly emails: readonly string[];
    readonly fiscalCodes?: readonly string[];
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
      ),
    );
}
