import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { isNoneOf, isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { ownAddress } from '../users/own-address.repository.ts';
import { authUsers } from '../users/user.schema.ts';

/** Addresses as they are looked up, and numbers with their prefix. */
interface Contacts {
  readonly emailKeys: ReadonlySet<string>;
  readonly phones: ReadonlySet<string>;
}

/** Which of some addresses and numbers other accounts than these have today. */
export async function findContactsOfOthers(
  executor: Executor,
  userIds: readonly string[],
  { emailKeys, phones }: Contacts,
): Promise<Contacts> {
  const number = sql<string>`${authUsers.prefix} || ${authUsers.mobile}`;
  const rows = await executor
    .select({ emailKey: authUsers.emailKey, phone: number })
    .from(authUsers)
    .where(
      and(
        isNoneOf(authUsers.id, userIds),
        isNull(authUsers.removedAt),
        or(
          isOneOf(authUsers.emailKey, [...emailKeys]),
          and(ne(authUsers.mobile, ''), sql`${number} = any(${sql.param([...phones])}::text[])`),
        ),
      ),
    );
  return {
    emailKeys: new Set(rows.map(({ emailKey }) => emailKey)),
    phones: new Set(rows.map(({ phone }) => phone)),
  };
}

/** Whether a user receives at the address of their account, which another may have had for longer (decision 130). */
export async function ownsAddress(executor: Executor, userId: string): Promise<boolean> {
  const [row] = await executor.select({ ownAddress }).from(authUsers).where(eq(authUsers.id, userId));
  return (row?.ownAddress ?? '') !== '';
}
