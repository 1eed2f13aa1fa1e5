import { and, eq, gte, lte } from 'drizzle-orm';
import type { PlainDay } from 'shared-api/contracts/common';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { timesheetDays, timesheetMonths, type DayRecord, type MonthRecord } from '../month/month.schema.ts';

interface Employees {
  readonly employeeIds: readonly string[];
}

type KnownMonth = Pick<MonthRecord, 'employeeId' | 'status' | 'calendar'>;
type KnownDay = Pick<DayRecord, 'employeeId' | 'day' | 'ordinary' | 'overtime' | 'absence' | 'causeId'>;

/** The months of some employees that somebody has touched. */
export async function listMonthsOf(
  executor: Executor,
  { employeeIds, month }: Employees & { readonly month: string },
): Promise<KnownMonth[]> {
  const { employeeId, status, calendar } = timesheetMonths;
  return executor
    .select({ employeeId, status, calendar })
    .from(timesheetMonths)
    .where(and(isOneOf(employeeId, employeeIds), eq(timesheetMonths.month, month)));
}

/** The days of some employees of which hours were entered, from one to another. */
export async function listDaysOf(
  executor: Executor,
  { employeeIds, from, to }: Employees & { readonly from: PlainDay; readonly to: PlainDay },
): Promise<KnownDay[]> {
  const { employeeId, day, ordinary, overtime, absence, causeId } = timesheetDays;
  return executor
    .select({ employeeId, day, ordinary, overtime, absence, causeId })
    .from(timesheetDays)
    .where(and(isOneOf(employeeId, employeeIds), gte(day, from), lte(day, to)));
}
