import { and, eq, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { hasWords, inFoldedOrder } from '../../../platform/db/folded-text.ts';
import type { AccountFilter, AccountOrder } from '../../ports/accounts.port.ts';
import type { Directory } from '../../ports/directory.port.ts';
import { authUsers, nameOrder, type UserRecord } from './user.schema.ts';

type DirectoryColumns = Pick<Directory, 'foldedCompanyNameOf' | 'foldedGroupNamesOf' | 'isInGroup'>;

/** Where a page of users ended: the text that its last row is ordered by, and its id. */
export interface UserPlace {
  readonly value: string;
  readonly id: string;
}

interface UserPage {
  readonly order: AccountOrder;
  /** The last row of the page before. */
  readonly after: UserPlace | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Most characters of a company or of group names that count for an order. */
const maxOrdered = 200;

/** Makes the statements of lists of users, in which columns of the directory stand. */
export function createUserSearch({ foldedCompanyNameOf, foldedGroupNamesOf, isInGroup }: DirectoryColumns) {
  return {
    /** A page of users in an order, each with the text that it is ordered by. */
    list: async (
      executor: Executor,
      filter: AccountFilter,
      { order, after, offset, limit }: UserPage,
    ): Promise<{ user: UserRecord; value: string }[]> => {
      const value = orderOf(order.by);
      const isUp = order.direction === 'ascending';
      const beyond = isUp ? sql`>` : sql`<`;
      const rest =
        after && sql`(${value}, ${authUsers.id}) ${beyond} (${after.value}::text collate "C", ${after.id})`;
      const way = isUp ? sql`asc` : sql`desc`;
      return executor
        .select({ user: authUsers, value: sql<string>`${value}` })
        .from(authUsers)
        .where(and(conditionOf(filter), rest))
        .orderBy(sql`${value} ${way}`, sql`${authUsers.id} ${way}`)
        .limit(limit)
        .offset(offset);
    },

    count: (executor: Executor, filter: AccountFilter): Promise<number> =>
      executor.$count(authUsers, conditionOf(filter)),

    listIds: async (executor: Executor, filter: AccountFilter): Promise<string[]> => {
      const rows = await executor
        .select({ id: authUsers.id })
        .from(authUsers)
        .where(conditionOf(filter))
        .orderBy(nameOrder, authUsers.id);
      return rows.map(({ id }) => id);
    },
  };

  function conditionOf(filter: AccountFilter): SQL | undefined {
    const { companyIds, isActive, isAdministrator, groupId, hasSignedIn } = filter;
    const { a, b, companyId, lastLoginAt } = authUsers;
    const administers = or(ne(a, 'N'), ne(b, 'N'));
    return and(
      isNull(authUsers.removedAt),
      companyIds === 'all' ? undefined : isOneOf(companyId, companyIds),
      filter.withSuperUsers ? undefined : eq(a, 'N'),
      isActive === undefined ? undefined : eq(authUsers.isProductEnabled, isActive),
      isAdministrator === undefined
        ? undefined
        : choose(isAdministrator, administers, and(eq(a, 'N'), eq(b, 'N'))),
      hasSignedIn === undefined
        ? undefined
        : choose(hasSignedIn, isNotNull(lastLoginAt), isNull(lastLoginAt)),
      groupId === undefined ? undefined : isInGroup(authUsers.id, groupId),
      ...hasWords(authUsers.searchKey, filter.words),
    );
  }

  /** What an order goes by: a folded text, and the name after it, so that no two rows change places between two pages. */
  function orderOf(by: AccountOrder['by']): SQL {
    const { firstNameFold, lastNameFold, usernameFold, emailFold, isProductEnabled, id, companyId } =
      authUsers;
    const byName = (text: SQL) => sql`((${text} || chr(1) || ${authUsers.searchKey}) collate "C")`;
    const cut = (text: SQL) => byName(sql`left(coalesce(${text}, ''), ${sql.raw(`${maxOrdered}`)})`);
    const orders: Readonly<Record<AccountOrder['by'], () => SQL>> = {
      name: () => nameOrder,
      firstName: () => inFoldedOrder(sql`(${firstNameFold} || ' ' || ${lastNameFold})`),
      username: () => inFoldedOrder(usernameFold),
      email: () => inFoldedOrder(emailFold),
      company: () => cut(foldedCompanyNameOf(companyId)),
      groups: () => cut(foldedGroupNamesOf(id)),
      active: () => byName(sql`case when ${isProductEnabled} then '0' else '1' end`),
    };
    return orders[by]();
  }
}

const choose = <T>(isFirst: boolean, one: T, other: T) => (isFirst ? one : other);
