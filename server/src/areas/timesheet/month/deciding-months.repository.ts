import { and, ne, sql } from 'drizzle-orm';
import type { DecidingRows } from '../../../platform/noted-rows/deciding-rows.ts';
import { areWanted, byId, limitOf } from '../../../platform/noted-rows/noted-rows.repository.ts';
import { monthSubject } from '../timesheet-audit.ts';
import { timesheetDays, timesheetMonths } from './month.schema.ts';

/** How months stand that are not open, and the hours of those that are closed. */
export const decidingMonths: DecidingRows = {
  kind: 'month',
  actions: [
    'day.changed',
    'month.open',
    'month.forApproval',
    'month.closed',
    'punch.added',
    'punches.corrected',
  ],
  removals: ['data.expired'],
  read: async (executor, wanted) => {
    const { employeeId, month, companyId, status, calendar } = timesheetMonths;
    const id = sql<string>`${employeeId} || ' ' || ${month}`;
    const hours = sql<string | null>`case when ${status} = 'closed' then (
      select string_agg(concat_ws(' ', day, ordinary, overtime, absence, cause_id), ',' order by day) from ${timesheetDays} as days
      where days.employee_id = ${employeeId} and to_char(days.day, 'YYYY-MM') = ${month}) end`;
    const rows = await executor
      .select({ id, employeeId, month, companyId, status, calendar, hours })
      .from(timesheetMonths)
      .where(and(areWanted(id, wanted), ne(status, 'open')))
      .orderBy(byId(id))
      .limit(limitOf(wanted));
    return rows.map(({ id: key, employeeId: employee, month: of, ...facts }) => ({
      id: key,
      subjects: [monthSubject({ employeeId: employee, month: of }), `admin_settings:${facts.companyId}`],
      facts,
    }));
  },
};
