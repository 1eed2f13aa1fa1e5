import { monthOf, type PlainDay, type PlainMonth } from '../common/index.ts';
import { plannedMinutes, type PlannedDay } from './work-plan.rules.ts';

/** On which of their working days after a month's end somebody is reminded of it by itself: the first and the third. */
const remindedOn: readonly number[] = [1, 3];

/**
 * Whether a day is one on which somebody is reminded that they have not sent the month before: their first or third working day of the
 * month. Never on a holiday, or on a day off of their plan. `calendar` is theirs of the month that the day is in.
 */
export function isReminderDay(calendar: readonly PlannedDay[], today: PlainDay): boolean {
  const working = calendar.filter((day) => plannedMinutes(day) > 0 && day.day <= today);
  return working.at(-1)?.day === today && remindedOn.includes(working.length);
}

/** Whether a month is over, so that it can be sent as a whole. */
export function isMonthOver(month: PlainMonth, today: PlainDay): boolean {
  const now = monthOf(today);
  return month.year < now.year || (month.year === now.year && month.month < now.month);
}

/** Whether a day may be anybody's reminder day: holidays and few days of work a week put the third off, to the second week at most. */
export function mayBeReminderDay(today: PlainDay): boolean {
  return Number(today.slice(8)) <= latestReminder;
}

const latestReminder = 14;
