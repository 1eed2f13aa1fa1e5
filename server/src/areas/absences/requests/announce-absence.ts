import { absenceLiveKeys } from 'shared-api/contracts/absences';
import type { Executor } from '../../../platform/db/database.ts';
import { publishChange } from '../../../platform/live/live-messages.ts';
import { listDelegates } from '../delegations/delegations.repository.ts';
import type { EmployeeRecord } from '../../ports/directory.port.ts';

/** Has whoever shows somebody's absences read them again. */
export async function announceAbsence(
  executor: Executor,
  { userId, companyId }: Pick<EmployeeRecord, 'userId' | 'companyId'>,
): Promise<void> {
  await publishChange(executor, {
    to: { managersOf: companyId, ...(userId !== null && { userId }) },
    keys: absenceLiveKeys,
  });
  for (const delegate of await listDelegates(executor, companyId))
    await publishChange(executor, { to: { userId: delegate }, keys: absenceLiveKeys });
}

/** Has whoever manages a company's absences read them again. */
export async function announceCompany(executor: Executor, companyId: string): Promise<void> {
  await publishChange(executor, { to: { managersOf: companyId }, keys: absenceLiveKeys });
}
