import { addDays, weekdayOf, type PlainDay } from 'shared-api/contracts/common';
import { areSameHours, faultsOf, limitsOf, type DayHours, type Month } from 'shared-api/contracts/timesheet';
import { hoursOf } from '../saving/change-day.ts';

/** A day with the hours that it is to have. */
interface CopiedDay {
  readonly day: PlainDay;
  readonly hours: DayHours;
}

/**
 * The week of a day filled as the week before it, weekday by weekday, within the month. Days that may not have those hours (a holiday, a
 * shorter plan) are left as they are.
 */
export function copyWeek({ days, info }: Pick<Month, 'days' | 'info'>, of: PlainDay): CopiedDay[] {
  const monday = addDays(of, -weekdayOf(of));
  const byDay = new Map(days.map((day) => [day.day, day]));
  return Array.from({ length: 7 }, (_each, index) => addDays(monday, index)).flatMap((name) => {
    const [day, before] = [byDay.get(name), byDay.get(addDays(name, -7))];
    if (!day || !before) return [];
    const hours = hoursOf(before);
    const fits = faultsOf(hours, limitsOf(day, info)).length === 0;
    return fits && !areSameHours(hours, day) ? [{ day: name, hours }] : [];
  });
}
