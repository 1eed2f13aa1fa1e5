import { monthLiveKeys } from 'shared-api/contracts/timesheet';
import type { Executor } from '../../../platform/db/database.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import type { OpenedSubject } from '../subjects.ts';

/** Has whoever shows a month read it again. */
export async function announceMonth(
  executor: Executor,
  { userId, companyId }: Pick<OpenedSubject, 'userId' | 'companyId'>,
): Promise<void> {
  await publishChange(executor, {
    to: { managersOf: companyId, ...(userId !== null && { userId }) },
    keys: monthLiveKeys,
  });
}

/** Has who manages a company read its months again. */
export async function announceCompany(executor: Executor, companyId: string): Promise<void> {
  await publishChange(executor, { to: { managersOf: companyId }, keys: monthLiveKeys });
}
