import { addMonths, dayOfMonth, monthOf, type PlainDay, type PlainMonth } from 'shared-api/contracts/common';
import {
  defaultWeek,
  isEditable,
  noHours,
  planOn,
  plannedMinutes,
  plansOf,
  type CalendarDay,
  type WorkPlan,
} from 'shared-api/contracts/timesheet';
import type { Audit } from '../../../platform/audit/audit.service.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AbsenceInMonths, DaySpan, Months } from '../../ports/months.port.ts';
import { areHoursTyped, deriveDay } from '../badge/punched-day.ts';
import { listPunches } from '../badge/punches.repository.ts';
import { monthCalendar } from '../month/month-calendar.ts';
import { announceMonth } from '../month/month-changes.ts';
import { hoursOf } from '../month/month.presenter.ts';
import { findMonth, listDays, lockMonth, saveDay } from '../month/month.repository.ts';
import type { DayRecord, MonthRecord } from '../month/month.schema.ts';
import { monthText } from '../month/month.service.ts';
import { listPlans } from '../work-calendar/work-calendar.repository.ts';
import { recordMonthEvent } from '../timesheet-audit.ts';
import { timesheetTexts } from '../timesheet.texts.ts';
import {
  listApprovedDays,
  listDaysOfRequest,
  removeApprovedDay,
  saveApprovedDay,
} from './approved-days.repository.ts';
import type { ApprovedDayRecord } from './approved-days.schema.ts';
import { changeAbsences } from './day-with-absence.ts';

interface Dependencies {
  readonly audit: Audit;
  readonly clock: Clock;
}

interface Employed {
  readonly id: string;
  readonly companyId: string;
}

/** Makes what the timesheet does for the absences: the days that are to be worked, and the days that are taken. */
export function createMonthsPort({ audit, clock }: Dependencies): Months {
  return {
    listWorkDays: async (executor, employee, span) => {
      const days: CalendarDay[] = [];
      for (const of of monthsOf(span)) {
        const month = await findMonth(executor, { employeeId: employee.id, month: monthText(of) });
        days.push(...(await monthCalendar(executor, employee, { month, of })));
      }
      return days
        .filter(({ day }) => day >= span.from && day <= span.to)
        .map((day) => ({ day: day.day, planned: plannedMinutes(day), holidayName: day.holidayName }));
    },

    listUsualDays: async (executor, employees, day) => {
      const usual = new Map<string, number>();
      for (const [companyId, staff] of Map.groupBy(employees, (employee) => employee.companyId)) {
        const plans = await listPlans(executor, { companyId, employeeIds: staff.map(({ id }) => id) });
        const ofCompany = plans.filter(({ employeeId }) => employeeId === null);
        const byEmployee = Map.groupBy(plans, ({ employeeId }) => employeeId);
        for (const { id } of staff)
          usual.set(id, longestDay(planOn(plansOf(byEmployee.get(id) ?? [], ofCompany), day)));
      }
      return usual;
    },

    requireUnlocked: async (executor, employee, { mayManage, ...span }) => {
      for (const of of monthsOf(span)) {
        const { status } = await lock(executor, employee, of);
        if (!isEditable(status, { mayManage }))
          throw new AppError('conflict', {
            text: timesheetTexts.absenceInLockedMonth,
            details: { isLocked: true },
          });
      }
    },

    setAbsence: async (executor, absence) => {
      const before = await listDaysOfRequest(executor, absence.requestId);
      const days = new Set([...before, ...absence.days.map(({ day }) => day)]);
      const byMonth = Map.groupBy([...days].toSorted(), (day) => day.slice(0, 7));
      for (const ofMonth of byMonth.values()) await setInMonth(executor, absence, ofMonth);
    },
  };

  async function setInMonth(
    tx: Executor,
    absence: AbsenceInMonths,
    days: readonly PlainDay[],
  ): Promise<void> {
    const [from = '', to = ''] = [days[0], days.at(-1)];
    const { employee } = absence;
    const of = monthOf(from);
    const month = await lock(tx, employee, of);
    const span = { employeeId: employee.id, from, to };
    const approved = await listApprovedDays(tx, span);
    if (month.status === 'closed') {
      // A request of several months may change in the open ones.
      if (isAsBefore(absence, days, approved)) return;
      throw new AppError('conflict', { text: timesheetTexts.absenceInLockedMonth });
    }
    const calendar = await monthCalendar(tx, employee, { month, of });
    const saved = await listDays(tx, span);
    for (const day of days) {
      const planned = calendar.find((each) => each.day === day);
      if (!planned) continue;
      await setDay(tx, absence, {
        planned,
        month,
        saved: saved.find((each) => each.day === day),
        approved: approved.filter((each) => each.day === day),
      });
    }
    await announceMonth(tx, employee);
  }

  async function setDay(tx: Executor, absence: AbsenceInMonths, known: KnownDay): Promise<void> {
    const { caller, employee, causeId, requestId } = absence;
    const { saved, approved, planned, month } = known;
    const { day } = planned;
    const minutes = absence.days.find((each) => each.day === day)?.minutes ?? 0;
    const current = hoursOf(saved ?? noHours);
    const before = approved[0]?.before ?? current;
    const others = approved.filter((each) => each.requestId !== requestId);
    const row = { employeeId: employee.id, day, requestId, causeId, minutes, before };
    const isTaken = minutes > 0;
    if (isTaken) await saveApprovedDay(tx, row);
    else await removeApprovedDay(tx, { requestId, day });
    const after = changeAbsences({
      current,
      before,
      from: approved,
      to: isTaken ? [...others, row] : others,
      planned: plannedMinutes(planned),
    });
    const changed = { changedAt: clock.now(), changedBy: caller?.session.userId ?? '' };
    // What punches made is made again by them, and what somebody typed stays theirs.
    const isDerived = !areHoursTyped(saved) && (employee.usesBadge || saved?.isDerived === true);
    const version = (saved?.version ?? 0) + 1;
    await saveDay(tx, { ...after, ...changed, employeeId: employee.id, day, isDerived, version });
    if (isDerived && (await listPunches(tx, { employeeId: employee.id, from: day, to: day })).length > 0)
      await deriveDay(tx, employee, { day, month, ...changed, replacesTyped: false });
    await recordMonthEvent(audit, tx, {
      employeeId: employee.id,
      month: day.slice(0, 7),
      action: 'day.changed',
      caller,
      userId: employee.userId,
      data: { day, before: current, after, requestId },
    });
  }

  function lock(executor: Executor, { id, companyId }: Employed, of: PlainMonth) {
    return lockMonth(executor, { employeeId: id, companyId, month: monthText(of) });
  }
}

/** A day with what stands there. */
interface KnownDay {
  readonly planned: CalendarDay;
  readonly month: MonthRecord;
  readonly saved: DayRecord | undefined;
  readonly approved: readonly ApprovedDayRecord[];
}

function longestDay({ week }: WorkPlan): number {
  return Math.max(...week) || Math.max(...defaultWeek);
}

/** Whether an absence takes of some days what it took before. */
function isAsBefore(
  { requestId, causeId, days: wanted }: AbsenceInMonths,
  days: readonly PlainDay[],
  approved: readonly ApprovedDayRecord[],
): boolean {
  return days.every((day) => {
    const before = approved.find((each) => each.requestId === requestId && each.day === day);
    const minutes = wanted.find((each) => each.day === day)?.minutes ?? 0;
    return (before?.minutes ?? 0) === minutes && (before?.causeId ?? causeId) === causeId;
  });
}

/** The months that a span touches, in order. */
function monthsOf({ from, to }: DaySpan): PlainMonth[] {
  const months: PlainMonth[] = [];
  for (let month = monthOf(from); dayOfMonth(month, 1) <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}
