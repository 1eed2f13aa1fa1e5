import { weekdayOf, type PlainMonth } from 'shared-api/contracts/common';
import {
  calendarOf,
  defaultWeek,
  noHours,
  type CalendarDay,
  type DayHours,
  type Month,
  type MonthDay,
} from 'shared-api/contracts/timesheet';

/** Hours by day, and the version that they are of. */
export type SavedDays = Readonly<Record<string, DayHours & { readonly version: number }>>;

const weekdays = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];
const plan = { validFrom: '2000-01-01', week: defaultWeek, patronDay: null };

/** A day as it is worked: eight ordinary hours, unless told otherwise. */
export function buildHours(hours: Partial<DayHours> = {}): DayHours & { version: number } {
  return { ...noHours, ordinary: 480, version: 1, ...hours };
}

/** A month of Mario Rossi: open, eight hours from Monday to Friday, with nothing entered. */
export function buildMonth(
  of: PlainMonth,
  {
    info,
    saved = {},
    ...rest
  }: Partial<Omit<Month, 'info'>> & { info?: Partial<Month['info']>; saved?: SavedDays } = {},
): Month {
  const isEditable = info?.isEditable ?? true;
  return {
    info: {
      fullName: 'Mario Rossi',
      status: 'open',
      isEditable,
      employeeId: 'employee-1',
      isOwn: true,
      mayDecide: true,
      usesBadge: false,
      since: null,
      overtimeOnDaysOff: false,
      version: 0,
      ...info,
    },
    plans: [],
    causes: [
      { id: 'FE', description: 'Ferie' },
      { id: 'MA', description: 'Malattia' },
    ],
    companies: [],
    managesAll: false,
    managesCompany: false,
    days: calendarOf(of, [plan]).map((day) => ({ ...buildDay(day, saved[day.day]), isEditable })),
    ...rest,
  };
}

/** A day of the calendar with what was saved of it. */
function buildDay(
  { day, weekdayPlan, isHoliday, holidayName }: CalendarDay,
  saved: (DayHours & { readonly version: number }) | undefined,
): MonthDay {
  return {
    ...noHours,
    absences: [],
    version: 0,
    ...saved,
    day,
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    dayOfMonth: Number(day.slice(8)),
    weekdayName: weekdays[weekdayOf(day)] ?? '',
    entrata1: null,
    uscita1: null,
    entrata2: null,
    uscita2: null,
    weekdayPlan,
    isEditable: true,
    isWorking: weekdayPlan > 0 && !isHoliday,
    isHoliday,
    holidayName: holidayName?.it ?? '',
  };
}
