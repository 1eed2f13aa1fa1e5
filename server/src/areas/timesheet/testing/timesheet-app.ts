import { describeWithStaff, type StaffTestApp } from '../../../testing/staff-app.ts';
import type { TimesheetServices } from '../create-timesheet.ts';

/** The people of these tests, with the cookies of their sessions. */
export interface TimesheetTestApp extends StaffTestApp {
  readonly timesheet: TimesheetServices;
}

export { employeeOf } from '../../../testing/staff-app.ts';

/** Describes behaviour of the timesheet on both databases, each test with fresh tables. */
export function describeTimesheet(name: string, define: (app: () => TimesheetTestApp) => void): void {
  describeWithStaff(name, (app) => define(() => ({ ...app(), timesheet: app().areas.timesheet })));
}
