import type { BalanceOfRequest } from 'shared-api/contracts/absences';
import type { PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { EmployeeRecord } from '../../ports/directory.port.ts';
import type { Months } from '../../ports/months.port.ts';
import type { RequestRecord } from '../requests/requests.schema.ts';
import { readBalance } from './read-balance.ts';

interface OfRequest {
  readonly employee: Pick<EmployeeRecord, 'id' | 'companyId'>;
  readonly today: PlainDay;
  readonly request: Pick<RequestRecord, 'cause' | 'to'> & { readonly id?: string };
  /** What it takes, in minutes; null where it is asked to take it back. */
  readonly taken: number | null;
}

/** What may be taken, and what is left by a request: for who asks and for who decides alike. Null where nobody keeps the balance. */
export async function readBalanceOfRequest(
  executor: Executor,
  months: Pick<Months, 'listUsualDays'>,
  { employee, today, request: { id, cause, to }, taken }: OfRequest,
): Promise<BalanceOfRequest | null> {
  const { id: employeeId, companyId } = employee;
  if (cause === null) return null;
  const wanted = { employeeId, companyId, cause, today, until: to };
  const without = await readBalance(executor, { ...wanted, except: id });
  if (!without) return null;
  const now = taken === null ? ((await readBalance(executor, wanted)) ?? without) : without;
  const after = without.available + without.earnedUntil - (taken ?? 0);
  const usual = await months.listUsualDays(executor, [employee], today);
  return { ...now, after, dayMinutes: usual.get(employeeId) ?? 0 };
}
