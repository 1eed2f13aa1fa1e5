import { defineArea } from '../area.ts';
import { createMonthsPort } from './absences/months-port.ts';
import { createTimesheet } from './create-timesheet.ts';
import { makeTimesheetDemo } from './demo/make-timesheet-demo.ts';
import { decidingMonths } from './month/deciding-months.repository.ts';
import { timesheetDeliveries } from './payroll/payroll.schema.ts';
import { createSheetSigned } from './sheets/sheet-signed.ts';
import { timesheetPersonalData } from './timesheet-personal-data.ts';
import { serveTimesheet } from './timesheet.routes.ts';

export const timesheet = defineArea({
  name: 'timesheet',
  create: ({ platform, ports: { directory, people, documents, absences, onCalendarChanged } }) =>
    createTimesheet({
      ...platform,
      directory,
      people,
      documents,
      absences,
      onCalendarChanged,
      publicUrl: platform.config.http.publicUrl,
    }),
  serve: serveTimesheet,
  decides: [decidingMonths],
  files: [timesheetDeliveries.fileHash],
  personalData: timesheetPersonalData,
  offers: {
    months: ({ platform }) => createMonthsPort(platform),
    onDocumentSigned: ({ platform, ports: { directory } }) => createSheetSigned({ ...platform, directory }),
  },
  // Every hour too, like what is thrown away.
  chores: ({ reminders }) => [{ clean: reminders.remindDue }],
  demo: async (services, platform, { directory }) => {
    await makeTimesheetDemo({ ...platform, timesheet: services, directory });
    return undefined;
  },
});
