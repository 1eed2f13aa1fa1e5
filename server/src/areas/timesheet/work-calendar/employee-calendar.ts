import type { PlainMonth } from 'shared-api/contracts/common';
import { calendarOf, plansOf, type CalendarDay, type WorkPlan } from 'shared-api/contracts/timesheet';
import type { Executor } from '../../../platform/db/database.ts';
import { listPlans } from './work-calendar.repository.ts';

interface Employed {
  readonly id: string;
  readonly companyId: string;
}

/** The plans of an employee: their own from the first of them on, those of their company before. */
export async function plansOfEmployee(executor: Executor, { id, companyId }: Employed): Promise<WorkPlan[]> {
  const plans = await listPlans(executor, { companyId, employeeIds: [id] });
  return plansOf(
    plans.filter(({ employeeId }) => employeeId !== null),
    plans.filter(({ employeeId }) => employeeId === null),
  );
}

/** What the calendar of work says now of each day of somebody's month. */
export async function calendarOfEmployee(
  executor: Executor,
  employee: Employed,
  month: PlainMonth,
): Promise<CalendarDay[]> {
  return calendarOf(month, await plansOfEmployee(executor, employee));
}
