import { monthLiveKeys, monthsLiveKey } from 'shared-api/contracts/timesheet';
import type { Executor } from '../../../platform/db/database.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import type { OpenedEmployee } from '../../ports/directory.port.ts';

/** Has whoever shows a month read it again. */
export async function announceMonth(
  executor: Executor,
  { userId, companyId }: Pick<OpenedEmployee, 'userId' | 'companyId'>,
): Promise<void> {
  await publishChange(executor, {
    to: { managersOf: companyId, ...(userId !== null && { userId }) },
    keys: userId === null ? [monthsLiveKey] : monthLiveKeys(userId),
  });
}

/** Has the people of a company, and who manages it, read their months again. */
export async function announceCompany(executor: Executor, companyId: string): Promise<void> {
  await publishChange(executor, {
    to: { managersOf: companyId, membersOf: companyId },
    keys: monthLiveKeys(),
  });
}
