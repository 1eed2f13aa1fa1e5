import {
  editDay,
  limitsOf,
  type DayEdit,
  type DayHours,
  type Month,
  type MonthDay,
} from 'shared-api/contracts/timesheet';
import type { DaySaver } from './day-saver.ts';

interface DayToChange {
  /** As the server answered it. */
  readonly month: Month;
  /** The day as it stands, with what was changed here. */
  readonly day: MonthDay;
  readonly saver: DaySaver;
}

/** Changes one thing of a day; the rest of it follows (`editDay`). */
export function changeDay({ month, day, saver }: DayToChange, edit: DayEdit): void {
  setHours({ month, day, saver }, editDay(hoursOf(day), edit, limitsOf(day, month.info)));
}

/** Sets the hours of a day as a whole. */
export function setHours({ month, day, saver }: DayToChange, hours: DayHours): void {
  const read = month.days.find((each) => each.day === day.day) ?? day;
  const of = { employeeId: month.info.employeeId, day: day.day };
  saver.change(of, hours, { hours: hoursOf(read), version: read.version });
}

/** The hours of something that has more. */
export function hoursOf({ ordinary, overtime, absence, causeId }: DayHours): DayHours {
  return { ordinary, overtime, absence, causeId };
}
