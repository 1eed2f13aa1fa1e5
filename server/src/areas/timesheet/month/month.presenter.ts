import { weekdayOf, type Language } from 'shared-api/contracts/common';
import {
  noHours,
  noPunchTimes,
  type ApprovedAbsence,
  type CalendarDay,
  type DayHours,
  type Month,
  type MonthDay,
  type PunchTimes,
  type WeekPlan,
} from 'shared-api/contracts/timesheet';
import type { DayRecord } from './month.schema.ts';

/** The hours of something that has more. */
export function hoursOf({ ordinary, overtime, absence, causeId }: DayHours): DayHours {
  return { ordinary, overtime, absence, causeId };
}

/** A plan of a week by its days. */
export function presentPlan(week: WeekPlan): Month['plans'][number] {
  const [monday = 0, tuesday = 0, wednesday = 0, thursday = 0, friday = 0, saturday = 0, sunday = 0] = week;
  return { monday, tuesday, wednesday, thursday, friday, saturday, sunday };
}

/** How a day is shown. */
interface ShownDay {
  readonly language: Language;
  readonly isEditable: boolean;
  readonly times: PunchTimes | undefined;
  readonly absences: readonly ApprovedAbsence[];
}

/** A day of the calendar with what was saved of it. */
export function presentDay(
  { day, weekdayPlan, isHoliday, holidayName }: CalendarDay,
  saved: DayRecord | undefined,
  { language, isEditable: editable, times, absences }: ShownDay,
): MonthDay {
  return {
    ...hoursOf(saved ?? noHours),
    day,
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    dayOfMonth: Number(day.slice(8)),
    weekdayName: weekdayNames[language][weekdayOf(day)] ?? '',
    absences: absences.map(({ requestId, causeId, minutes }) => ({ requestId, causeId, minutes })),
    ...(times ?? noPunchTimes),
    weekdayPlan,
    isEditable: editable,
    isWorking: weekdayPlan > 0 && !isHoliday,
    isHoliday,
    holidayName: holidayName?.[language] ?? '',
    version: saved?.version ?? 0,
  };
}

const weekdayNames: Readonly<Record<Language, readonly string[]>> = {
  it: namesOfWeekdays('it'),
  en: namesOfWeekdays('en'),
};

function namesOfWeekdays(language: Language): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_each, index) => format.format(Date.UTC(2024, 0, 1 + index)));
}
