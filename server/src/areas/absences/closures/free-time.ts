import { freeTimesOf, minutesOf, type AbsenceTime, type ClosureResult } from 'shared-api/contracts/absences';
import { addDays, type PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { EmployeeRecord } from '../../ports/directory.port.ts';
import type { DaySpan, Months } from '../../ports/months.port.ts';
import { listDaysOfRequests, listOfClosures, listTaking } from '../requests/requests.repository.ts';
import type { DayRecord, RequestRecord } from '../requests/requests.schema.ts';

/** What a closure has to give somebody. */
export interface FreeTime extends Readonly<Pick<ClosureResult, 'days' | 'minutes'>> {
  /** As requests of leave: days in a row, and the rest of single days. */
  readonly times: readonly AbsenceTime[];
  /** Working days with another absence, and what is left of them. */
  readonly kept: readonly { readonly day: PlainDay; readonly minutes: number }[];
}

interface Wanted extends DaySpan {
  readonly employee: EmployeeRecord;
  readonly closure: { readonly id: string };
}

/**
 * What a span has to work that no absence takes. Days of which somebody took the closure's leave back stay theirs.
 */
export async function findFree(
  tx: Executor,
  months: Pick<Months, 'listWorkDays'>,
  { employee, closure, from, to }: Wanted,
): Promise<FreeTime> {
  const taking = await listTaking(tx, { employeeId: employee.id, from, to });
  const taken = await listDaysOfRequests(
    tx,
    taking.map(({ id }) => id),
  );
  const ofClosure = (await listOfClosures(tx, [closure.id])).filter(
    ({ employeeId, status }) => employeeId === employee.id && status !== 'approved',
  );
  const days = await months.listWorkDays(tx, employee, { from, to });
  const open = days.filter(({ day }) => !ofClosure.some((request) => includes(request, day)));
  const isFree = (day: PlainDay) => !taking.some((request) => includes(request, day));
  const stretches = joinDays(open.filter(({ day }) => isFree(day)));
  const whole = open.filter(({ day, planned }) => planned > 0 && isFree(day));
  const kept: { day: PlainDay; minutes: number }[] = [];
  const rests: AbsenceTime[] = [];
  for (const { day, planned } of open.filter((each) => each.planned > 0 && !isFree(each.day))) {
    const times = restOfDay(day, planned, { taking, taken });
    rests.push(...times);
    if (taking.some((request) => includes(request, day) && request.closureId !== closure.id))
      kept.push({ day, minutes: lengthOf(times) });
  }
  return {
    times: [...stretches, ...rests],
    days: whole.length,
    minutes: whole.reduce((sum, { planned }) => sum + planned, 0) + lengthOf(rests),
    kept,
  };
}

interface Taken {
  readonly taking: readonly RequestRecord[];
  readonly taken: readonly DayRecord[];
}

function restOfDay(day: PlainDay, planned: number, { taking, taken }: Taken): AbsenceTime[] {
  const ofDay = taken.filter((each) => each.day === day && each.givenBackTo === null);
  const rest = planned - minutesOf(ofDay);
  return rest > 0 ? freeTimesOf(day, rest, taking) : [];
}

/** Days in a row as one time each, where there is something to work in it. */
function joinDays(days: readonly { readonly day: PlainDay; readonly planned: number }[]): AbsenceTime[] {
  const stretches: { from: PlainDay; to: PlainDay; worked: number }[] = [];
  for (const { day, planned } of days) {
    const last = stretches.at(-1);
    if (last && addDays(last.to, 1) === day) {
      last.to = day;
      last.worked += planned;
    } else stretches.push({ from: day, to: day, worked: planned });
  }
  return stretches
    .filter(({ worked }) => worked > 0)
    .map(({ from, to }) => ({ from, to, start: null, end: null }));
}

function includes({ from, to }: Pick<AbsenceTime, 'from' | 'to'>, day: PlainDay): boolean {
  return from <= day && day <= to;
}

function lengthOf(times: readonly AbsenceTime[]): number {
  return times.reduce((sum, { start, end }) => sum + (end ?? 0) - (start ?? 0), 0);
}
