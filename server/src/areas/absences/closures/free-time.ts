import {
  freeTimesOf,
  halvesOf,
  minutesOf,
  type AbsenceTime,
  type ClosurePart,
  type ClosureResult,
} from 'shared-api/contracts/absences';
import { addDays, type PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { EmployeeRecord } from '../../ports/directory.port.ts';
import type { DaySpan, Months } from '../../ports/months.port.ts';
import { listDaysOfRequests, listOfClosures, listTaking } from '../requests/requests.repository.ts';
import type { DayRecord, RequestRecord } from '../requests/requests.schema.ts';

/** What a closure has to give somebody. */
export interface FreeTime extends Readonly<Pick<ClosureResult, 'days' | 'minutes'>> {
  /** As requests of leave: days in a row, and parts of single days. */
  readonly times: readonly AbsenceTime[];
  /** Working days with another absence, and what is left of them. */
  readonly kept: readonly { readonly day: PlainDay; readonly minutes: number }[];
}

interface Closed {
  readonly id: string;
  readonly part: ClosurePart;
}

interface Wanted extends DaySpan {
  readonly employee: EmployeeRecord;
  readonly closure: Closed;
}

interface WorkDay {
  readonly day: PlainDay;
  readonly planned: number;
}

/**
 * What a closure takes of a span that no absence takes. Days of which somebody took the closure's leave back stay theirs.
 */
export async function findFree(
  tx: Executor,
  months: Pick<Months, 'listWorkDays'>,
  { employee, closure, from, to }: Wanted,
): Promise<FreeTime> {
  // The day before too: its night may go on into the first.
  const taking = await listTaking(tx, { employeeId: employee.id, from: addDays(from, -1), to });
  const taken = await listDaysOfRequests(
    tx,
    taking.map(({ id }) => id),
  );
  const takenBack = (await listOfClosures(tx, [closure.id])).filter(
    ({ employeeId, status }) => employeeId === employee.id && status !== 'approved',
  );
  const days = await months.listWorkDays(tx, employee, { from, to });
  const open = days.filter(({ day }) => !takenBack.some((request) => includes(request, day)));
  const isFree = ({ day }: WorkDay) => !taking.some((request) => includes(request, day));
  const whole = closure.part === 'day' ? open.filter(isFree) : [];
  const worked = whole.filter(({ planned }) => planned > 0);
  const kept: { day: PlainDay; minutes: number }[] = [];
  const parts: AbsenceTime[] = [];
  for (const each of open.filter(
    ({ planned, day }) => planned > 0 && !whole.some((free) => free.day === day),
  )) {
    const times = partOfDay(each, closure, { taking, taken });
    parts.push(...times);
    const { day } = each;
    if (taking.some((request) => includes(request, day) && request.closureId !== closure.id))
      kept.push({ day, minutes: lengthOf(times) });
  }
  return {
    times: [...joinDays(whole), ...parts],
    days: worked.length,
    minutes: worked.reduce((sum, { planned }) => sum + planned, 0) + lengthOf(parts),
    kept,
  };
}

interface Taken {
  readonly taking: readonly RequestRecord[];
  readonly taken: readonly DayRecord[];
}

/** What of a day a closure still has to give: no more than the day has left, and of a half within its times. */
function partOfDay({ day, planned }: WorkDay, { id, part }: Closed, { taking, taken }: Taken): AbsenceTime[] {
  const ofDay = taken.filter((each) => each.day === day && each.givenBackTo === null);
  const rest = planned - minutesOf(ofDay);
  if (part === 'day') return rest > 0 ? freeTimesOf(day, rest, { others: taking }) : [];
  const own = new Set(taking.filter(({ closureId }) => closureId === id).map((request) => request.id));
  const within = halvesOf(planned)[part];
  const missing = within.end - within.start - minutesOf(ofDay.filter(({ requestId }) => own.has(requestId)));
  const minutes = Math.min(rest, missing);
  return minutes > 0 ? freeTimesOf(day, minutes, { others: taking, within }) : [];
}

/** Days in a row as one time each, where there is something to work in it. */
function joinDays(days: readonly WorkDay[]): AbsenceTime[] {
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
