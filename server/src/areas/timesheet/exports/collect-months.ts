import {
  daysOfMonth,
  timeOfMinutes,
  type LocalizedText,
  type PlainDay,
  type PlainMonth,
} from 'shared-api/contracts/common';
import {
  absencePartsOf,
  calendarOf,
  noHours,
  plannedMinutes,
  plansOf,
  type AbsencePart,
  type ApprovedAbsence,
  type CalendarDay,
  type DayHours,
  type MonthStatus,
  type WorkPlan,
} from 'shared-api/contracts/timesheet';
import type { Executor } from '../../../platform/db/database.ts';
import type { EmployeeRecord } from '../../ports/directory.port.ts';
import { approvedKey, readApprovedDaysOf } from '../absences/approved-days.repository.ts';
import { monthText } from '../month/month.service.ts';
import { listPlans, type OwnedPlan } from '../work-calendar/work-calendar.repository.ts';
import { listDaysOf, listMonthsOf } from './exports.repository.ts';

/** A day of a month as it leaves the timesheet, in minutes. */
export interface CollectedDay extends DayHours {
  readonly day: PlainDay;
  /** Minutes to be worked: none on a holiday. */
  readonly planned: number;
  readonly holidayName: LocalizedText | null;
  /** The absence by its reasons: a day may have two. */
  readonly absenceParts: readonly AbsencePart[];
}

/** The month of an employee with all its days, whether or not anything was entered. */
export interface CollectedMonth {
  readonly employee: EmployeeRecord;
  readonly status: MonthStatus;
  readonly days: readonly CollectedDay[];
}

/** Reads a month of several employees of a company in four queries, however many they are, in the order in which they are given. */
export async function collectMonths(
  executor: Executor,
  given: {
    readonly companyId: string;
    readonly employees: readonly EmployeeRecord[];
    readonly of: PlainMonth;
  },
): Promise<CollectedMonth[]> {
  const { companyId, employees, of } = given;
  const employeeIds = employees.map(({ id }) => id);
  const days = daysOfMonth(of);
  const span = { employeeIds, from: days[0] ?? '', to: days.at(-1) ?? '' };
  const [months, saved, approved, plans] = await Promise.all([
    listMonthsOf(executor, { employeeIds, month: monthText(of) }),
    listDaysOf(executor, span),
    readApprovedDaysOf(executor, span),
    listPlans(executor, { companyId, employeeIds }),
  ]);
  const monthOfEmployee = new Map(months.map((month) => [month.employeeId, month]));
  const hours = new Map(saved.map((day) => [approvedKey(day), day]));
  const calendarFor = createCalendars(of, plans);
  return employees.map((employee) => {
    const month = monthOfEmployee.get(employee.id);
    const calendar = month?.calendar ?? calendarFor(employee.id);
    return {
      employee,
      status: month?.status ?? 'open',
      days: calendar.map((day) => {
        const key = approvedKey({ employeeId: employee.id, day: day.day });
        return collectDay(day, hours.get(key) ?? noHours, approved.get(key) ?? []);
      }),
    };
  });
}

function collectDay(
  planned: CalendarDay,
  hours: DayHours,
  approved: readonly ApprovedAbsence[],
): CollectedDay {
  const { day, holidayName } = planned;
  const { ordinary, overtime, absence, causeId } = hours;
  const absenceParts = absencePartsOf(hours, approved);
  return {
    day,
    planned: plannedMinutes(planned),
    holidayName,
    ordinary,
    overtime,
    absence,
    causeId,
    absenceParts,
  };
}

/** The calendars of a company's people: those without a plan of their own share one. */
function createCalendars(of: PlainMonth, plans: readonly OwnedPlan[]) {
  const byOwner = Map.groupBy(plans, ({ employeeId }) => employeeId);
  const company: readonly WorkPlan[] = byOwner.get(null) ?? [];
  let shared: readonly CalendarDay[] | undefined;
  return (employeeId: string): readonly CalendarDay[] => {
    const own = byOwner.get(employeeId);
    if (own) return calendarOf(of, plansOf(own, company));
    return (shared ??= calendarOf(of, plansOf([], company)));
  };
}

/** Why somebody was absent on a day, in words; with the hours of each where there are several reasons. */
export function causesInWords(
  { absenceParts }: Pick<CollectedDay, 'absenceParts'>,
  nameOf: (causeId: string) => string,
): string {
  const parts = absenceParts.filter(({ causeId }) => causeId !== null);
  return parts
    .map(({ causeId, minutes }) => {
      const name = nameOf(causeId ?? '');
      return parts.length > 1 ? `${name} ${timeOfMinutes(minutes)}` : name;
    })
    .join(' + ');
}
