import { addDays, timeOfMinutes, type PlainDay } from '../common/index.ts';

/**
 * When somebody is away: whole days, or from a time to a time of a single day. Times are minutes since its midnight, in Italy; the end may be
 * 24:00, or of the night after it for who works then: `02:00` of the next day is 26 hours, and the day is that on which the shift began.
 */
export interface AbsenceTime {
  readonly from: PlainDay;
  readonly to: PlainDay;
  /** Both null for whole days. */
  readonly start: number | null;
  readonly end: number | null;
}

/** A day with what is to be worked on it, in minutes: none on holidays and days off. */
interface WorkDay {
  readonly day: PlainDay;
  readonly planned: number;
}

/** What an absence takes of a day, in minutes. */
export interface DayTaken {
  readonly day: PlainDay;
  readonly minutes: number;
}

/** Minutes of a day. */
const dayLength = 24 * 60;

/** Most minutes of hours that go on after midnight: what a plan may have of a day. */
export const maxNightMinutes = 600;

/** Most days of one request. */
export const maxAbsenceDays = 366;

type TimeFault =
  | 'endsBefore'
  | 'tooLong'
  | 'timesOfSeveralDays'
  | 'endsTooEarly'
  | 'nightTooLong'
  | 'oneTime';

/** What is wrong with a time, field by field; empty where nothing is. The server refuses what is. */
export function faultsOfTime({
  from,
  to,
  start,
  end,
}: AbsenceTime): Partial<Record<'to' | 'end', TimeFault>> {
  if (to < from) return { to: 'endsBefore' };
  if (to > addDays(from, maxAbsenceDays - 1)) return { to: 'tooLong' };
  if (start === null && end === null) return {};
  if (start === null || end === null) return { end: 'oneTime' };
  if (from !== to) return { end: 'timesOfSeveralDays' };
  if (end <= start) return { end: 'endsTooEarly' };
  return end > dayLength && end - start > maxNightMinutes ? { end: 'nightTooLong' } : {};
}

/** The days of an absence, in order. */
export function daysOfAbsence({ from, to }: Pick<AbsenceTime, 'from' | 'to'>): PlainDay[] {
  const days: PlainDay[] = [];
  for (let day = from; day <= to && days.length < maxAbsenceDays; day = addDays(day, 1)) days.push(day);
  return days;
}

/**
 * What an absence takes of the days on which there is something to work: the whole plan, or the hours that are asked for and never more
 * than the plan. Holidays and days off are left out.
 */
export function takenOf(time: AbsenceTime, days: readonly WorkDay[]): DayTaken[] {
  const { start, end } = time;
  const asked = start === null || end === null ? Number.POSITIVE_INFINITY : end - start;
  return days
    .filter(({ day, planned }) => day >= time.from && day <= time.to && planned > 0)
    .map(({ day, planned }) => ({ day, minutes: Math.min(asked, planned) }));
}

/** The minutes of several days. */
export function minutesOf(taken: readonly DayTaken[]): number {
  return taken.reduce((total, { minutes }) => total + minutes, 0);
}

/** Whether two absences share time. Two halves of a day don't; one that ends when the other begins neither. */
export function overlap(one: AbsenceTime, other: AbsenceTime): boolean {
  const isOnSameDays = one.from <= other.to && other.from <= one.to;
  if (one.start === null || one.end === null || other.start === null || other.end === null)
    return isOnSameDays;
  // The hours of a night belong to the day on which they begin, and may meet those of the next.
  if (!isOnSameDays && addDays(one.to, 1) !== other.from && addDays(other.to, 1) !== one.from) return false;
  const first = one.from < other.from ? one.from : other.from;
  const [ahead, behind] = [one, other].map(({ from }) => (from === first ? 0 : dayLength));
  return (
    one.start + (ahead ?? 0) < other.end + (behind ?? 0) &&
    other.start + (behind ?? 0) < one.end + (ahead ?? 0)
  );
}

/**
 * The end of hours, as a clock shows it, behind their beginning: midnight is 24:00, and what is earlier than the beginning is of the next
 * day where that makes a night; else it stays, and is at fault.
 */
export function endAfter(start: number, clock: number): number {
  if (clock > start) return clock;
  const next = clock + dayLength;
  return clock === 0 || next - start <= maxNightMinutes ? next : clock;
}

/** The end of hours in words of every language: `17:30`, `24:00`, `02:00 (+1)` for the next day. */
export function timeOfEnd(end: number): string {
  if (end === dayLength) return '24:00';
  return end > dayLength ? `${timeOfMinutes(end - dayLength)} (+1)` : timeOfMinutes(end);
}

/**
 * When, beside other absences, so many minutes of a day are free: from nine on where that holds them, else before, in as few pieces as it
 * takes. Fewer than asked for only where the day has no more.
 */
export function freeTimesOf(
  day: PlainDay,
  minutes: number,
  { others, within = wholeDay }: { readonly others: readonly AbsenceTime[]; readonly within?: HalfDay },
): AbsenceTime[] {
  const gaps = gapsOf(day, others)
    .map(({ start, end }) => ({ start: Math.max(start, within.start), end: Math.min(end, within.end) }))
    .filter(({ start, end }) => start < end);
  const [late, early] = [
    gaps.filter(({ start }) => start >= opening),
    gaps.filter(({ end }) => end <= opening),
  ];
  const whole = late.find(({ start, end }) => end - start >= minutes);
  const before = early.findLast(({ start, end }) => end - start >= minutes);
  if (whole) return [{ from: day, to: day, start: whole.start, end: whole.start + minutes }];
  if (before) return [{ from: day, to: day, start: before.end - minutes, end: before.end }];
  const pieces: AbsenceTime[] = [];
  let missing = minutes;
  for (const { start, end } of [...late, ...early]) {
    if (missing <= 0) break;
    const length = Math.min(missing, end - start);
    pieces.push({ from: day, to: day, start, end: start + length });
    missing -= length;
  }
  return pieces;
}

/** When work usually begins, and the last minute of a day that a time may have. */
const [opening, lastMinute] = [9 * 60, 24 * 60 - 1];
const wholeDay: HalfDay = { start: 0, end: lastMinute };

/** What no absence takes of a day, in order, in pieces before and after it usually begins. */
function gapsOf(day: PlainDay, others: readonly AbsenceTime[]): HalfDay[] {
  const ofDay = others.filter(({ from, to }) => from <= day && day <= to);
  const nights = others.flatMap(({ from, start, end }) =>
    start !== null && end !== null && end > dayLength && addDays(from, 1) === day
      ? [{ start: 0, end: end - dayLength }]
      : [],
  );
  let gaps: HalfDay[] = [
    { start: 0, end: opening },
    { start: opening, end: lastMinute },
  ];
  for (const { start, end } of [...ofDay, ...nights]) {
    if (start === null || end === null) return [];
    gaps = gaps.flatMap((gap) => [
      { start: gap.start, end: Math.min(gap.end, start) },
      { start: Math.max(gap.start, end), end: gap.end },
    ]);
    gaps = gaps.filter((gap) => gap.start < gap.end);
  }
  return gaps;
}

/** The two halves of a working day of so many minutes, as times of a single day: the first from nine, the second until six. */
export function halvesOf(planned: number): { readonly first: HalfDay; readonly second: HalfDay } {
  const half = Math.floor(planned / 2);
  const [opens, closes] = [9 * 60, 18 * 60];
  return {
    first: { start: opens, end: opens + half },
    second: { start: closes - (planned - half), end: closes },
  };
}

/** From a time to a time of one day. */
interface HalfDay {
  readonly start: number;
  readonly end: number;
}
