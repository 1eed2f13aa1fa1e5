import { dayInItaly, type PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { EmployeeRecord } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';

/** The first day of each of some employees, by their id: that of their account; nothing of who has none. */
export async function readFirstDays(
  executor: Executor,
  people: Pick<People, 'findAccounts'>,
  employees: readonly Pick<EmployeeRecord, 'id' | 'userId'>[],
): Promise<ReadonlyMap<string, PlainDay>> {
  const userIds = employees.flatMap(({ userId }) => userId ?? []);
  const accounts = await people.findAccounts(executor, userIds);
  return new Map(
    employees.flatMap(({ id, userId }) => {
      const account = accounts.get(userId ?? '');
      return account ? [[id, dayInItaly(account.createdAt)] as const] : [];
    }),
  );
}
