import type { PlainDay } from '../common/index.ts';
import type { DayFrame } from './day-hours.rules.ts';
import { missingDaysOf, totalsOf, type MonthTotals, type WorkedDay } from './month.rules.ts';
import { plannedMinutes } from './work-plan.rules.ts';

/** What a month looks like to whoever is about to close it: its hours in minutes, and the days that need a look (decision 038). */
export interface MonthCheck extends MonthTotals {
  /** Hours to be worked in the whole month. */
  readonly planned: number;
  /** Working days until yesterday that are incomplete (`missingDaysOf`). */
  readonly missing: readonly PlainDay[];
  /** Days with absence of which nobody said why. */
  readonly withoutCause: readonly PlainDay[];
  /** Days with a punch that lacks the other half. */
  readonly unmatched: readonly PlainDay[];
  /** Days of absences that nobody has decided about. */
  readonly pending: readonly PlainDay[];
  /** Days after which less than eleven hours of rest are left. A hint, which stops nobody from closing. */
  readonly overLimit: readonly PlainDay[];
}

/** More than thirteen hours of work leave less than the eleven hours of rest that a day owes (D.Lgs. 66/2003, art. 7). */
const maxWorkOfDay = 13 * 60;

/** Looks a month through before it is closed; what the days themselves do not say is given. */
export function checkMonth(
  days: readonly WorkedDay[],
  { today, since, unmatched, pending }: DayFrame & Pick<MonthCheck, 'unmatched' | 'pending'>,
): MonthCheck {
  const which = (is: (day: WorkedDay) => boolean) => days.filter((day) => is(day)).map(({ day }) => day);
  return {
    ...totalsOf(days),
    planned: days.reduce((total, day) => total + plannedMinutes(day), 0),
    missing: missingDaysOf(days, { today, since }),
    withoutCause: which(({ absence, causeId }) => absence > 0 && causeId === null),
    unmatched,
    pending,
    overLimit: which(({ ordinary, overtime }) => ordinary + overtime > maxWorkOfDay),
  };
}

/** The days for which a month may not be closed without saying so: missing ones, absences without a cause, punches without a pair, absences
 * that wait for approval. */
export function gapsOf({ missing, withoutCause, unmatched, pending }: Gaps): ReadonlySet<PlainDay> {
  return new Set([...missing, ...withoutCause, ...unmatched, ...pending]);
}

type Gaps = Pick<MonthCheck, 'missing' | 'withoutCause' | 'unmatched' | 'pending'>;

/** Whether a month needs a look: it has gaps, or hours over the limits. */
export function hasProblems(check: Gaps & Pick<MonthCheck, 'overLimit'>): boolean {
  return gapsOf(check).size > 0 || check.overLimit.length > 0;
}
