import type { FastifyInstance } from 'fastify';
import { serveBadge } from './badge/badge.routes.ts';
import type { TimesheetServices } from './create-timesheet.ts';
import { serveExports } from './exports/exports.routes.ts';
import { serveMonth } from './month/month.routes.ts';
import { serveMonthStatus } from './month-status/month-status.routes.ts';
import { serveWorkCalendar } from './work-calendar/work-calendar.routes.ts';
import { serveOverview } from './overview/overview.routes.ts';
import { servePayroll } from './payroll/payroll.routes.ts';
import { serveMonthHistory } from './history/history.routes.ts';
import { serveMonths } from './months/months.routes.ts';
import { serveReminders } from './reminders/reminders.routes.ts';

/** Adds the calls of the timesheet area. */
export function serveTimesheet(app: FastifyInstance, services: TimesheetServices): void {
  serveMonth(app, services);
  serveMonthStatus(app, services);
  serveWorkCalendar(app, services);
  serveOverview(app, services);
  serveExports(app, services);
  servePayroll(app, services);
  serveMonths(app, services);
  serveReminders(app, services);
  serveMonthHistory(app, services);
  serveBadge(app, services);
}
