import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { timesheetDays, timesheetMonths, type DayRecord, type MonthRecord } from './month.schema.ts';

/** Which month of whom: `month` as `YYYY-MM`. */
export interface MonthKey {
  readonly employeeId: string;
  readonly month: string;
}

const isMonth = ({ employeeId, month }: MonthKey) =>
  and(eq(timesheetMonths.employeeId, employeeId), eq(timesheetMonths.month, month));

/** A month, or undefined where nobody has touched it. */
export async function findMonth(executor: Executor, key: MonthKey): Promise<MonthRecord | undefined> {
  const [month] = await executor.select().from(timesheetMonths).where(isMonth(key));
  return month;
}

/**
 * A month, held until the transaction ends, so that whoever changes its hours or its state comes one after the other. It is written down
 * where nobody has touched it.
 */
export async function lockMonth(
  executor: Executor,
  key: MonthKey & { readonly companyId: string },
): Promise<MonthRecord> {
  const [month] = await executor
    .insert(timesheetMonths)
    .values(key)
    // Holds the row that is there.
    .onConflictDoUpdate({
      target: [timesheetMonths.employeeId, timesheetMonths.month],
      set: { month: sql`excluded.month` },
    })
    .returning();
  if (!month) throw new Error('A month that was written is not there');
  return month;
}

type StatusChange = Pick<MonthRecord, 'status' | 'calendar' | 'changedBy'> & { readonly changedAt: Date };

/** Sets the state of a month. @returns its version. */
export async function updateMonthStatus(
  executor: Executor,
  key: MonthKey,
  change: StatusChange,
): Promise<number> {
  const [month] = await executor
    .update(timesheetMonths)
    .set({ ...change, version: sql`${timesheetMonths.version} + 1` })
    .where(isMonth(key))
    .returning({ version: timesheetMonths.version });
  return month?.version ?? 0;
}

/** The days of an employee of which hours were entered, from one to another, in order. */
export async function listDays(
  executor: Executor,
  { employeeId, from, to }: { employeeId: string; from: PlainDay; to: PlainDay },
): Promise<DayRecord[]> {
  const { day } = timesheetDays;
  return executor
    .select()
    .from(timesheetDays)
    .where(and(eq(timesheetDays.employeeId, employeeId), gte(day, from), lte(day, to)))
    .orderBy(asc(day));
}

/** Writes the hours of a day; they were typed where nothing else is said. */
export async function saveDay(
  executor: Executor,
  day: Omit<DayRecord, 'isDerived'> & Partial<Pick<DayRecord, 'isDerived'>>,
): Promise<void> {
  const set = { isDerived: false, ...day };
  await executor
    .insert(timesheetDays)
    .values(set)
    .onConflictDoUpdate({ target: [timesheetDays.employeeId, timesheetDays.day], set });
}
