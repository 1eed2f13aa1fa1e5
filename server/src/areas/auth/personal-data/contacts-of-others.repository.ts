import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { isNoneOf, isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { ownAddress, receives } from '../users/own-address.repository.ts';
import { authUsers } from '../users/user.schema.ts';

/** Addresses as they are looked up, and numbers with their prefix. */
interface Contacts {
  readonly emailKeys: ReadonlySet<string>;
  readonly phones: ReadonlySet<string>;
}

/** Which of some addresses and numbers other accounts than these have today: of an address, who receives there (decision 148). */
export async function findContactsOfOthers(
  executor: Executor,
  userIds: readonly string[],
  { emailKeys, phones }: Contacts,
): Promise<Contacts> {
  const ownAddressKey = sql<string>`case when ${receives} then ${authUsers.emailKey} else '' end`;
  const number = sql<string>`${authUsers.prefix} || ${authUsers.mobile}`;
  const rows = await executor
    .select({ emailKey: ownAddressKey, phone: number })
    .from(authUsers)
    .where(
      and(
        isNoneOf(authUsers.id, userIds),
        isNull(authUsers.removedAt),
        or(
          and(isOneOf(authUsers.emailKey, [...emailKeys]), receives),
          and(ne(authUsers.mobile, ''), sql`${number} = any(${sql.param([...phones])}::text[])`),
        ),
      ),
    );
  return {
    emailKeys: new Set(rows.map(({ emailKey }) => emailKey)),
    phones: new Set(rows.map(({ phone }) => phone)),
  };
}

/** Whether a user receives at the address of their account (decision 148). */
export async function ownsAddress(executor: Executor, userId: string): Promise<boolean> {
  const [row] = await executor.select({ ownAddress }).from(authUsers).where(eq(authUsers.id, userId));
  return (row?.ownAddress ?? '') !== '';
}
