import { countsOnBalance, type AbsenceInDetail } from 'shared-api/contracts/absences';
import type { Executor } from '../../../platform/db/database.ts';
import type { Directory, EmployeeRecord } from '../../ports/directory.port.ts';
import { readBalance } from '../balances/read-balance.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import { sumDaysOfRequests } from '../requests/request-list.repository.ts';
import { readWhoIsAway } from '../requests/who-is-away.ts';

/** What helps to decide about a request: what is left of its balance, and who else is away on its days. */
export async function readSurroundings(
  executor: Executor,
  directory: Pick<Directory, 'findEmployee'>,
  { request, employee }: { readonly request: RequestRecord; readonly employee: EmployeeRecord },
): Promise<Pick<AbsenceInDetail, 'balance' | 'away' | 'awayTotal'>> {
  const { from, to } = request;
  return {
    balance: await readBalanceAfter(executor, request),
    ...(await readWhoIsAway(executor, directory, { employee, from, to })),
  };
}

async function readBalanceAfter(
  executor: Executor,
  { id, employeeId, companyId, cause, status, to }: RequestRecord,
): Promise<AbsenceInDetail['balance']> {
  if (cause === null) return null;
  const left = await readBalance(executor, { employeeId, companyId, cause, until: to, except: id });
  if (!left) return null;
  const { minutes = 0 } = (await sumDaysOfRequests(executor, [id])).get(id) ?? {};
  // What is approved stands in the ledger already; what waits is held back from others only.
  const before = status === 'approved' ? left.minutes + minutes : left.minutes;
  const taken = countsOnBalance(status) || status === 'open' ? minutes : 0;
  return { counter: left.counter, before, after: before - taken, isLimit: left.isLimit };
}
