import { and, asc, eq, sql } from 'drizzle-orm';
import type { PlainDay } from 'shared-api/contracts/common';
import type { DayHours } from 'shared-api/contracts/timesheet';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { timesheetDays, timesheetMonths, type MonthRecord } from '../month/month.schema.ts';

/** The state of somebody's month, with the calendar of a closed one. */
type MonthState = Pick<
  MonthRecord,
  'employeeId' | 'status' | 'version' | 'changedAt' | 'changedBy' | 'calendar'
>;

/** The months of employees that somebody has touched. */
export async function listMonthStates(
  executor: Executor,
  { employeeIds, month }: { employeeIds: readonly string[]; month: string },
): Promise<MonthState[]> {
  const { employeeId, status, version, changedAt, changedBy, calendar } = timesheetMonths;
  return executor
    .select({ employeeId, status, version, changedAt, changedBy, calendar })
    .from(timesheetMonths)
    .where(and(eq(timesheetMonths.month, month), isOneOf(employeeId, employeeIds)));
}

/** What an employee entered in a month, and the last change of it. */
interface EnteredDays {
  readonly employeeId: string;
  readonly days: ReadonlyMap<PlainDay, DayHours>;
  readonly changedAt: Date;
  readonly changedBy: string;
}

interface EnteredRow extends Record<string, unknown> {
  employee_id: string;
  days: [day: PlainDay, ordinary: number, overtime: number, absence: number, causeId: string | null][];
  changed_at: string;
  changed_by: string;
}

/** The hours of employees from one day to another: a row each, since thousands of them take the driver longer than the database. */
export async function listEnteredDays(
  executor: Executor,
  { employeeIds, from, to }: { employeeIds: readonly string[]; from: PlainDay; to: PlainDay },
): Promise<EnteredDays[]> {
  const { employeeId, day, ordinary, overtime, absence, causeId, changedAt, changedBy } = timesheetDays;
  const { rows } = await executor.execute<EnteredRow>(sql`
    select ${employeeId} as employee_id,
      json_agg(json_build_array(${day}, ${ordinary}, ${overtime}, ${absence}, ${causeId})) as days,
      to_char(max(${changedAt}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as changed_at,
      (array_agg(${changedBy} order by ${changedAt} desc))[1] as changed_by
    from ${timesheetDays}
    where ${isOneOf(employeeId, employeeIds)} and ${day} between ${from} and ${to}
    group by ${employeeId}`);
  return rows.map((row) => ({
    employeeId: row.employee_id,
    days: new Map(row.days.map(toHours)),
    changedAt: new Date(row.changed_at),
    changedBy: row.changed_by,
  }));
}

/** Holds months until the transaction ends, in the order of their employees; those that nobody has touched are written down. */
export async function lockMonths(
  executor: Executor,
  keys: readonly { readonly employeeId: string; readonly companyId: string; readonly month: string }[],
): Promise<MonthRecord[]> {
  if (keys.length === 0) return [];
  return executor
    .insert(timesheetMonths)
    .values(keys.toSorted((one, other) => (one.employeeId < other.employeeId ? -1 : 1)))
    .onConflictDoUpdate({
      target: [timesheetMonths.employeeId, timesheetMonths.month],
      set: { month: sql`excluded.month` },
    })
    .returning();
}

/** The months of companies that wait for approval, the oldest first. */
export async function listWaitingMonths(
  executor: Executor,
  companyIds: 'all' | readonly string[],
): Promise<Pick<MonthRecord, 'employeeId' | 'month' | 'companyId'>[]> {
  const { employeeId, month, companyId, status } = timesheetMonths;
  return executor
    .select({ employeeId, month, companyId })
    .from(timesheetMonths)
    .where(and(eq(status, 'forApproval'), companyIds === 'all' ? undefined : isOneOf(companyId, companyIds)))
    .orderBy(asc(month), asc(employeeId));
}

function toHours([day, ordinary, overtime, absence, causeId]: EnteredRow['days'][number]): [
  PlainDay,
  DayHours,
] {
  return [day, { ordinary, overtime, absence, causeId }];
}
