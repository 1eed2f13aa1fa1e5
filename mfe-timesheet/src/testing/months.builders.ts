import { calendarOf, noHours, type Month, type MonthRow } from 'shared-api/contracts/timesheet';

/** A row of the months of all people, complete and waiting for approval unless said otherwise. */
export function buildMonthRow(changes: Partial<MonthRow> = {}): MonthRow {
  const name = changes.name ?? 'Rossi Mario';
  return {
    id: `employee-${name}`,
    userId: `user-${name}`,
    name,
    status: 'forApproval',
    version: 1,
    planned: 9600,
    ordinary: 9600,
    overtime: 90,
    absence: 0,
    missing: [],
    withoutCause: [],
    unmatched: [],
    pending: [],
    overLimit: [],
    changedAt: '2026-11-02T09:00:00.000Z',
    changedBy: 'Mario Rossi',
    remindedAt: null,
    mayRemind: false,
    mayDecide: true,
    ...changes,
  };
}

/** October 2026 of an employee, of which nothing was entered. */
export function buildEmployeeMonth(fullName: string): Month {
  const week = {
    monday: 480,
    tuesday: 480,
    wednesday: 480,
    thursday: 480,
    friday: 480,
    saturday: 0,
    sunday: 0,
  };
  return {
    info: {
      fullName,
      status: 'open',
      isEditable: true,
      employeeId: `employee-${fullName}`,
      isOwn: false,
      mayDecide: true,
      usesBadge: false,
      since: null,
      overtimeOnDaysOff: false,
      version: 0,
    },
    plans: [week],
    causes: [{ id: 'FE', description: 'Ferie' }],
    companies: [],
    managesAll: false,
    managesCompany: true,
    days: calendarOf({ year: 2026, month: 10 }, []).map(({ day, weekdayPlan, isHoliday }) => ({
      ...noHours,
      absences: [],
      day,
      year: 2026,
      month: 10,
      dayOfMonth: Number(day.slice(8)),
      weekdayName: '',
      entrata1: null,
      uscita1: null,
      entrata2: null,
      uscita2: null,
      weekdayPlan,
      isEditable: true,
      isWorking: weekdayPlan > 0 && !isHoliday,
      isHoliday,
      holidayName: '',
      version: 0,
    })),
  };
}
