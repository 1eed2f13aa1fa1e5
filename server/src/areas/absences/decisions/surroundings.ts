import { countsOnBalance, type AbsenceInDetail } from 'shared-api/contracts/absences';
import { dayInItaly } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory, EmployeeRecord } from '../../ports/directory.port.ts';
import type { Months } from '../../ports/months.port.ts';
import { readBalanceOfRequest } from '../balances/balance-of-request.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import { sumDaysOfRequests } from '../requests/request-list.repository.ts';
import { readWhoIsAway } from '../requests/who-is-away.ts';

interface SurroundingsDependencies extends Pick<AreaPlatform, 'clock'> {
  readonly directory: Pick<Directory, 'findEmployee'>;
  readonly months: Pick<Months, 'listUsualDays'>;
}

/** What helps to decide about a request: what is left of its balance, and who else is away on its days. */
export async function readSurroundings(
  executor: Executor,
  { clock, directory, months }: SurroundingsDependencies,
  { request, employee }: { readonly request: RequestRecord; readonly employee: EmployeeRecord },
): Promise<Pick<AbsenceInDetail, 'balance' | 'away' | 'awayTotal'>> {
  const { from, to } = request;
  const taken = await readTaken(executor, request);
  const today = dayInItaly(clock.now());
  return {
    balance: await readBalanceOfRequest(executor, months, { employee, today, request, taken }),
    ...(await readWhoIsAway(executor, directory, { employee, from, to })),
  };
}

/** What the request takes once it is granted; null where it is asked to take it back. */
async function readTaken(
  executor: Executor,
  { id, status, withdrawalAskedAt }: RequestRecord,
): Promise<number | null> {
  if (withdrawalAskedAt !== null) return null;
  if (!countsOnBalance(status) && status !== 'open') return 0;
  return (await sumDaysOfRequests(executor, [id])).get(id)?.minutes ?? 0;
}
