import {
  daysOfMonth,
  weekdayOf,
  type LocalizedText,
  type PlainDay,
  type PlainMonth,
} from '../common/index.ts';
import { halfHolidayOn, holidaysOf, type LocalDays, type PatronDay } from './holidays.rules.ts';

/** Planned minutes of each day of the week, Monday first: seven whole numbers. */
export type WeekPlan = readonly number[];

/** What somebody works from a day on, until the next plan begins. */
export interface WorkPlan extends LocalDays {
  readonly validFrom: PlainDay;
  readonly week: WeekPlan;
  /** The patron saint of the site where they work, `MM-DD`. */
  readonly patronDay: PatronDay;
}

/** Most minutes that a plan may have for a day: what a field of a day may hold (spec 01 §9). */
export const maxPlannedMinutes = 600;

/** Eight hours from Monday to Friday: the plan of who has none. */
export const defaultWeek: WeekPlan = [480, 480, 480, 480, 480, 0, 0];

const unplanned: WorkPlan = { validFrom: '0001-01-01', week: defaultWeek, patronDay: null };

/** A day as it is planned, whatever was done on it. */
export interface PlannedDay {
  readonly day: PlainDay;
  /** Planned minutes of its weekday, half of them on a half holiday; on a public holiday too, where nobody has to work them. */
  readonly weekdayPlan: number;
  readonly isHoliday: boolean;
}

/** A day of the calendar of work, with the name of its holiday. */
export interface CalendarDay extends PlannedDay {
  readonly holidayName: LocalizedText | null;
}

/** The plan that is valid on a day: the latest that began by then. */
export function planOn(plans: readonly WorkPlan[], day: PlainDay): WorkPlan {
  const begun = plans.filter(({ validFrom }) => validFrom <= day);
  return begun.reduce((latest, plan) => (plan.validFrom > latest.validFrom ? plan : latest), unplanned);
}

/** The plans of an employee: their own from the first of them on, those of their company before. */
export function plansOf(own: readonly WorkPlan[], company: readonly WorkPlan[]): WorkPlan[] {
  const first = own.reduce((day, { validFrom }) => (validFrom < day ? validFrom : day), '9999-12-31');
  return [...company.filter(({ validFrom }) => validFrom < first), ...own];
}

/** The days of a month as somebody's plans have them. A change of plan within the month counts from its day on. */
export function calendarOf(month: PlainMonth, plans: readonly WorkPlan[]): CalendarDay[] {
  return daysOfMonth(month).map((day) => {
    const { week, patronDay, ...local } = planOn(plans, day);
    const holiday = holidaysOf(month.year, patronDay, local).find((each) => each.day === day);
    const half = holiday ? null : halfHolidayOn(day, local);
    const ofWeekday = week[weekdayOf(day)] ?? 0;
    const weekdayPlan = half ? Math.ceil(ofWeekday / 2) : ofWeekday;
    return { day, weekdayPlan, isHoliday: holiday !== undefined, holidayName: holiday?.name ?? half };
  });
}

/** Minutes that are to be worked on a day: none on a public holiday. */
export function plannedMinutes({ weekdayPlan, isHoliday }: PlannedDay): number {
  return isHoliday ? 0 : weekdayPlan;
}
