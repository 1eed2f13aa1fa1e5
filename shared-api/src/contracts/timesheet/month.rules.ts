import type { PlainDay } from '../common/index.ts';
import { stateOf, type DayFrame, type DayHours } from './day-hours.rules.ts';
import type { PlannedDay } from './work-plan.rules.ts';

/** The hours of a month, in minutes (spec 01 §2). */
export interface MonthTotals {
  /** Present: ordinary hours. */
  readonly present: number;
  readonly absence: number;
  readonly overtime: number;
}

/** A day of the calendar with what was entered. */
export type WorkedDay = PlannedDay & DayHours;

/** Adds the days of a month up. */
export function totalsOf(days: readonly DayHours[]): MonthTotals {
  const sum = (pick: (hours: DayHours) => number) => days.reduce((total, hours) => total + pick(hours), 0);
  return {
    present: sum(({ ordinary }) => ordinary),
    absence: sum(({ absence }) => absence),
    overtime: sum(({ overtime }) => overtime),
  };
}

/** The days that are missing, the one rule for every screen, mail and refusal: working days until yesterday that are incomplete. */
export function missingDaysOf(days: readonly WorkedDay[], frame: DayFrame): PlainDay[] {
  return days.filter((day) => stateOf(day, day, frame) === 'incomplete').map(({ day }) => day);
}

/** The working days that are not over, today among them, of which less is entered than their plan: what who sends a month now leaves empty. */
export function emptyDaysToComeOf(days: readonly WorkedDay[], frame: DayFrame): PlainDay[] {
  return days.filter((day) => stateOf(day, day, frame) === 'future').map(({ day }) => day);
}
