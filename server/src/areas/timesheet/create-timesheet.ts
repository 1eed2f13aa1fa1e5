import type { AreaPlatform } from '../area-platform.ts';
import type { Directory } from '../ports/directory.port.ts';
import type { Documents } from '../ports/documents.port.ts';
import type { People } from '../ports/people.port.ts';
import { createExportService } from './exports/exports.service.ts';
import { createMonthService } from './month/month.service.ts';
import { createMonthStatusService } from './month-status/month-status.service.ts';
import { createOverviewService } from './overview/overview.service.ts';
import { createPayrollService } from './payroll/payroll.service.ts';
import { createPayrollSettingsService } from './payroll/payroll-settings.service.ts';
import { createSheetService } from './sheets/sheets.service.ts';
import { createSubjects } from './subjects.ts';
import { createWorkCalendarService } from './work-calendar/work-calendar.service.ts';

interface TimesheetDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'storage'> {
  readonly directory: Directory;
  readonly people: People;
  readonly documents: Documents;
}

/** The services of the timesheet area. */
export type TimesheetServices = ReturnType<typeof createTimesheet>;

/** Makes the services of the timesheet area. */
export function createTimesheet(given: TimesheetDependencies) {
  const dependencies = { ...given, openSubject: createSubjects(given) };
  const sheets = createSheetService(given);
  return {
    month: createMonthService(dependencies),
    monthStatus: createMonthStatusService(dependencies),
    workCalendar: createWorkCalendarService(dependencies),
    overview: createOverviewService(dependencies),
    exports: createExportService({ ...given, sheets }),
    sheets,
    payroll: createPayrollService(given),
    payrollSettings: createPayrollSettingsService(given),
  };
}
