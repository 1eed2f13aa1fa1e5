import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { PlainDay } from 'shared-api/contracts/common';
import type { ApprovedAbsence } from 'shared-api/contracts/timesheet';
import type { Executor } from '../../../platform/db/database.ts';
import { timesheetAbsences, type ApprovedDayRecord } from './approved-days.schema.ts';

interface Span {
  readonly from: PlainDay;
  readonly to: PlainDay;
}

/** What approved requests take of an employee's days, from one to another. */
export async function listApprovedDays(
  executor: Executor,
  { employeeId, from, to }: Span & { readonly employeeId: string },
): Promise<ApprovedDayRecord[]> {
  const { day, requestId } = timesheetAbsences;
  return executor
    .select()
    .from(timesheetAbsences)
    .where(and(eq(timesheetAbsences.employeeId, employeeId), gte(day, from), lte(day, to)))
    .orderBy(asc(day), asc(requestId));
}

/** The same by the day. */
export async function readApprovedDays(
  executor: Executor,
  of: Span & { readonly employeeId: string },
): Promise<ReadonlyMap<PlainDay, readonly ApprovedAbsence[]>> {
  return Map.groupBy(await listApprovedDays(executor, of), ({ day }) => day);
}

/** The same of several employees, by employee and day (`approvedKey`). */
export async function readApprovedDaysOf(
  executor: Executor,
  { employeeIds, from, to }: Span & { readonly employeeIds: readonly string[] },
): Promise<ReadonlyMap<string, readonly ApprovedAbsence[]>> {
  const { employeeId, day, requestId } = timesheetAbsences;
  // One parameter, however many ids.
  const ofThem = sql`${employeeId} in (select jsonb_array_elements_text(${JSON.stringify(employeeIds)}::jsonb))`;
  const rows = await executor
    .select()
    .from(timesheetAbsences)
    .where(and(ofThem, gte(day, from), lte(day, to)))
    .orderBy(asc(requestId));
  return Map.groupBy(rows, approvedKey);
}

/** The key of somebody's day. */
export function approvedKey({
  employeeId,
  day,
}: {
  readonly employeeId: string;
  readonly day: PlainDay;
}): string {
  return `${employeeId} ${day}`;
}

/** The days of which a request takes something, in order. */
export async function listDaysOfRequest(executor: Executor, requestId: string): Promise<PlainDay[]> {
  const rows = await executor
    .select({ day: timesheetAbsences.day })
    .from(timesheetAbsences)
    .where(eq(timesheetAbsences.requestId, requestId))
    .orderBy(asc(timesheetAbsences.day));
  return rows.map(({ day }) => day);
}

/** Writes what a request takes of a day, in place of what it took before. */
export async function saveApprovedDay(executor: Executor, row: ApprovedDayRecord): Promise<void> {
  const { employeeId, day, requestId } = timesheetAbsences;
  await executor
    .insert(timesheetAbsences)
    .values(row)
    .onConflictDoUpdate({ target: [employeeId, day, requestId], set: row });
}

/** Forgets what a request takes of a day. */
export async function removeApprovedDay(
  executor: Executor,
  of: { readonly requestId: string; readonly day: PlainDay },
): Promise<void> {
  await executor
    .delete(timesheetAbsences)
    .where(and(eq(timesheetAbsences.requestId, of.requestId), eq(timesheetAbsences.day, of.day)));
}
