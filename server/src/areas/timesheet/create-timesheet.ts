import type { AreaPlatform } from '../area-platform.ts';
import type { Absences, CalendarChanged } from '../ports/absences.port.ts';
import type { Directory } from '../ports/directory.port.ts';
import type { Documents } from '../ports/documents.port.ts';
import type { People } from '../ports/people.port.ts';
import { createExportService } from './exports/exports.service.ts';
import { createDayPunchesService } from './badge/day-punches.service.ts';
import { createPunchService } from './badge/punch.service.ts';
import { createMonthService } from './month/month.service.ts';
import { createMonthStatusService } from './month-status/month-status.service.ts';
import { createOverviewService } from './overview/overview.service.ts';
import { createPayrollService } from './payroll/payroll.service.ts';
import { createPayrollSettingsService } from './payroll/payroll-settings.service.ts';
import { createSheetService } from './sheets/sheets.service.ts';
import { createMonthHistoryService } from './history/history.service.ts';
import { createMonthsService } from './months/months.service.ts';
import { createReminderService } from './reminders/reminders.service.ts';
import { createWorkCalendarService } from './work-calendar/work-calendar.service.ts';

interface TimesheetDependencies extends Pick<
  AreaPlatform,
  'db' | 'clock' | 'audit' | 'readings' | 'deliveries' | 'logger' | 'storage'
> {
  readonly directory: Directory;
  readonly people: People;
  readonly documents: Documents;
  readonly absences: Absences;
  readonly onCalendarChanged: CalendarChanged;
  /** Address of the product, without a slash at its end. */
  readonly publicUrl: string;
}

/** The services of the timesheet area. */
export type TimesheetServices = ReturnType<typeof createTimesheet>;

/** Makes the services of the timesheet area. */
export function createTimesheet(dependencies: TimesheetDependencies) {
  const sheets = createSheetService(dependencies);
  const monthStatus = createMonthStatusService(dependencies);
  return {
    month: createMonthService(dependencies),
    monthStatus,
    months: createMonthsService({ ...dependencies, monthStatus }),
    reminders: createReminderService(dependencies),
    history: createMonthHistoryService(dependencies),
    workCalendar: createWorkCalendarService(dependencies),
    overview: createOverviewService(dependencies),
    exports: createExportService({ ...dependencies, sheets }),
    sheets,
    payroll: createPayrollService(dependencies),
    payrollSettings: createPayrollSettingsService(dependencies),
    punches: createPunchService(dependencies),
    dayPunches: createDayPunchesService(dependencies),
  };
}
