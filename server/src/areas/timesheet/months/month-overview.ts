import { dayInItaly, daysOfMonth, type PlainMonth } from 'shared-api/contracts/common';
import {
  calendarOf,
  checkMonth,
  noHours,
  planOn,
  plansOf,
  type CalendarDay,
  type MonthCheck,
  type MonthStatus,
  type WorkPlan,
} from 'shared-api/contracts/timesheet';
import type { Executor } from '../../../platform/db/database.ts';
import type { Absences } from '../../ports/absences.port.ts';
import type { EmployeeRecord } from '../../ports/directory.port.ts';
import { unmatchedBefore } from '../badge/punch.service.ts';
import { listUnmatchedOf } from '../badge/punches.repository.ts';
import type { People } from '../../ports/people.port.ts';
import { readFirstDays } from '../month/first-days.ts';
import { monthText } from '../month/month.service.ts';
import { listPlans } from '../work-calendar/work-calendar.repository.ts';
import { listEnteredDays, listMonthStates } from './months.repository.ts';

/** The month of one of many employees: its state, and what there is to see in it. */
export interface MonthOverview {
  readonly employee: EmployeeRecord;
  readonly status: MonthStatus;
  readonly version: number;
  /** As it was when the month was closed, else as it is now. */
  readonly calendar: readonly CalendarDay[];
  readonly check: MonthCheck;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
}

interface Wanted<Employee> {
  readonly companyId: string;
  readonly employees: readonly Employee[];
  readonly of: PlainMonth;
  readonly now: Date;
  readonly absences: Absences;
  readonly people: Pick<People, 'findAccounts'>;
}

/**
 * The months of people of one company: six queries, however many they are, and the rules on what they bring.
 */
export async function readOverviews<Employee extends EmployeeRecord>(
  executor: Executor,
  { companyId, employees, of, now, absences, people }: Wanted<Employee>,
): Promise<(MonthOverview & { readonly employee: Employee })[]> {
  const employeeIds = employees.map(({ id }) => id);
  const days = daysOfMonth(of);
  const [from = '', to = ''] = [days[0], days.at(-1)];
  // One after the other: a transaction has one line to the database.
  const calendars = await readCalendars(executor, { companyId, employeeIds, of });
  const states = await listMonthStates(executor, { employeeIds, month: monthText(of) });
  const entered = await listEnteredDays(executor, { employeeIds, from, to });
  const unmatchedOf = await listUnmatchedOf(executor, {
    companyId,
    month: monthText(of),
    before: unmatchedBefore(now),
  });
  const pendingOf = await absences.listPendingDays(executor, { companyId, from, to });
  const firstDays = await readFirstDays(executor, people, employees);
  const today = dayInItaly(now);
  const stateOf = new Map(states.map((state) => [state.employeeId, state]));
  const enteredBy = new Map(entered.map((each) => [each.employeeId, each]));
  return employees.map((employee) => {
    const state = stateOf.get(employee.id);
    const worked = enteredBy.get(employee.id);
    const calendar = state?.calendar ?? calendars(employee.id);
    const month = calendar.map((day) => ({ ...day, ...(worked?.days.get(day.day) ?? noHours) }));
    return {
      employee,
      status: state?.status ?? 'open',
      version: state?.version ?? 0,
      calendar,
      check: checkMonth(month, {
        today,
        since: firstDays.get(employee.id) ?? null,
        unmatched: unmatchedOf.get(employee.id) ?? [],
        pending: pendingOf.get(employee.id) ?? [],
      }),
      ...latest(state, worked),
    };
  });
}

interface Change {
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
}

function latest(state: Change | undefined, days: Change | undefined): Change {
  const changes = [state, days].flatMap((each) =>
    each?.changedAt ? [{ changedAt: each.changedAt, changedBy: each.changedBy }] : [],
  );
  return changes.toSorted((one, other) => +other.changedAt - +one.changedAt)[0] ?? none;
}

const none: Change = { changedAt: null, changedBy: null };

interface OfWhom {
  readonly companyId: string;
  readonly employeeIds: readonly string[];
  readonly of: PlainMonth;
}

/** The calendars of a month for many: those whose plans say the same of it share one. */
export async function readCalendars(
  executor: Executor,
  { companyId, employeeIds, of }: OfWhom,
): Promise<(employeeId: string) => readonly CalendarDay[]> {
  const plans = await listPlans(executor, { companyId, employeeIds });
  const byOwner = Map.groupBy(plans, ({ employeeId }) => employeeId);
  const ofCompany = byOwner.get(null) ?? [];
  const made = new Map<string, readonly CalendarDay[]>();
  return (employeeId) => {
    const within = plansWithin(plansOf(byOwner.get(employeeId) ?? [], ofCompany), of);
    const key = JSON.stringify(within);
    const known = made.get(key) ?? calendarOf(of, within);
    made.set(key, known);
    return known;
  };
}

/** What of somebody's plans counts in a month: the one that it begins with, and those that begin in it. */
function plansWithin(plans: readonly WorkPlan[], of: PlainMonth): WorkPlan[] {
  const days = daysOfMonth(of);
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const begun = plans.filter(({ validFrom }) => validFrom > first && validFrom <= last);
  const all = [{ ...planOn(plans, first), validFrom: first }, ...begun];
  return all.map(({ validFrom, week, patronDay, movableDay, halfDays }) => {
    return { validFrom, week, patronDay, movableDay: movableDay ?? null, halfDays: halfDays ?? [] };
  });
}
