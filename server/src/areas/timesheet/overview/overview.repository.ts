import { and, eq, lte } from 'drizzle-orm';
import type { PlainDay } from 'shared-api/contracts/common';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { timesheetDays, timesheetMonths, type MonthRecord } from '../month/month.schema.ts';

/** Those of some months (`YYYY-MM`) of an employee that somebody has touched. */
export async function listMonths(
  executor: Executor,
  { employeeId, months }: { employeeId: string; months: readonly string[] },
): Promise<MonthRecord[]> {
  return executor
    .select()
    .from(timesheetMonths)
    .where(and(eq(timesheetMonths.employeeId, employeeId), isOneOf(timesheetMonths.month, months)));
}

/** Whether something was entered of an employee until a day: who has just come owes nothing of the month before. */
export async function hasDaysUntil(
  executor: Executor,
  { employeeId, until }: { employeeId: string; until: PlainDay },
): Promise<boolean> {
  const found = await executor
    .select({ day: timesheetDays.day })
    .from(timesheetDays)
    .where(and(eq(timesheetDays.employeeId, employeeId), lte(timesheetDays.day, until)))
    .limit(1);
  return found.length > 0;
}
