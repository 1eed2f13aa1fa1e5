import { and, asc, eq, gte, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import { dayOfMonth, monthOf, type PlainDay } from 'shared-api/contracts/common';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { timesheetPunches, type PunchRecord } from './punches.schema.ts';

const { employeeId, companyId, day, at, kind, key, removedAt } = timesheetPunches;
const standing = isNull(removedAt);

/** The punches of an employee that stand, of days from one to another, in order. */
export async function listPunches(
  executor: Executor,
  of: { readonly employeeId: string; readonly from: PlainDay; readonly to: PlainDay },
): Promise<PunchRecord[]> {
  return executor
    .select()
    .from(timesheetPunches)
    .where(and(eq(employeeId, of.employeeId), standing, gte(day, of.from), lte(day, of.to)))
    .orderBy(asc(at), asc(kind));
}

/** The punches of an employee that stand, from one instant to another, in order. */
export async function listPunchesBetween(
  executor: Executor,
  of: { readonly employeeId: string; readonly from: Date; readonly to: Date },
): Promise<PunchRecord[]> {
  return executor
    .select()
    .from(timesheetPunches)
    .where(and(eq(employeeId, of.employeeId), standing, gte(at, of.from), lte(at, of.to)))
    .orderBy(asc(at), asc(kind));
}

/** Whether a punch with a key has come already, whatever became of it. */
export async function isPunchKnown(
  executor: Executor,
  of: { readonly employeeId: string; readonly key: string },
): Promise<boolean> {
  const found = await executor
    .select({ id: timesheetPunches.id })
    .from(timesheetPunches)
    .where(and(eq(employeeId, of.employeeId), eq(key, of.key)));
  return found.length > 0;
}

/** Adds punches. */
export async function insertPunches(
  executor: Executor,
  punches: readonly (typeof timesheetPunches.$inferInsert)[],
): Promise<void> {
  if (punches.length > 0) await executor.insert(timesheetPunches).values([...punches]);
}

/** Gives a punch another day. */
export async function movePunch(executor: Executor, id: string, to: PlainDay): Promise<void> {
  await executor.update(timesheetPunches).set({ day: to }).where(eq(timesheetPunches.id, id));
}

/** Takes punches away; they stay in the table. */
export async function removePunches(
  executor: Executor,
  ids: readonly string[],
  removal: { readonly removedAt: Date; readonly removedBy: string; readonly removalReason: string },
): Promise<void> {
  if (ids.length === 0) return;
  await executor.update(timesheetPunches).set(removal).where(isOneOf(timesheetPunches.id, ids));
}

/** Whether punches of other days of an employee stand between two instants. */
export async function hasPunchesOfOtherDays(
  executor: Executor,
  of: { readonly employeeId: string; readonly day: PlainDay; readonly from: Date; readonly to: Date },
): Promise<boolean> {
  const found = await executor
    .select({ id: timesheetPunches.id })
    .from(timesheetPunches)
    .where(and(eq(employeeId, of.employeeId), standing, ne(day, of.day), gte(at, of.from), lte(at, of.to)))
    .limit(1);
  return found.length > 0;
}

/** The kinds of the punches of a day in their order, where every entrance has its exit. */
const matched = ['in,out', 'in,out,in,out'];
const kindsInOrder = sql<string>`string_agg(${kind}, ',' order by ${at}, ${kind})`;

/** Days with a missing punch of which the last is earlier than an instant: one that is later may still be followed by its exit. */
const isUnmatchedBefore = (before: Date) =>
  and(sql`${kindsInOrder} not in ${matched}`, lt(sql`max(${at})`, before));

/** Of an employee, the days from one on with a missing punch, in order. */
export async function listUnmatchedDays(
  executor: Executor,
  of: { readonly employeeId: string; readonly from: PlainDay; readonly before: Date },
): Promise<PlainDay[]> {
  const days = await executor
    .select({ day })
    .from(timesheetPunches)
    .where(and(eq(employeeId, of.employeeId), standing, gte(day, of.from)))
    .groupBy(day)
    .having(isUnmatchedBefore(of.before))
    .orderBy(asc(day));
  return days.map((found) => found.day);
}

/**
 * Of a company and a month (`YYYY-MM`), the days of each employee with a missing punch, in order; who has none is not there. The last
 * punch of a day must be earlier than `before`.
 */
export async function listUnmatchedOf(
  executor: Executor,
  of: { readonly companyId: string; readonly month: string; readonly before: Date },
): Promise<ReadonlyMap<string, readonly PlainDay[]>> {
  const first = `${of.month}-01`;
  const last = dayOfMonth({ ...monthOf(first), month: monthOf(first).month + 1 }, 0);
  const found = await executor
    .select({ employeeId, day })
    .from(timesheetPunches)
    .where(and(eq(companyId, of.companyId), standing, gte(day, first), lte(day, last)))
    .groupBy(employeeId, day)
    .having(isUnmatchedBefore(of.before))
    .orderBy(asc(day));
  const days = new Map<string, PlainDay[]>();
  for (const each of found) days.set(each.employeeId, [...(days.get(each.employeeId) ?? []), each.day]);
  return days;
}
