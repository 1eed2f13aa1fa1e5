import { defineArea } from '../area.ts';
import { createTimesheet } from './create-timesheet.ts';
import { makeTimesheetDemo } from './demo/make-timesheet-demo.ts';
import { serveTimesheet } from './timesheet.routes.ts';

export const timesheet = defineArea({
  name: 'timesheet',
  create: ({ platform, ports: { directory, people, documents } }) =>
    createTimesheet({
      ...platform,
      directory,
      people,
      documents,
      publicUrl: platform.config.http.publicUrl,
    }),
  serve: serveTimesheet,
  // Every hour too, like what is thrown away.
  chores: ({ reminders }) => [{ clean: reminders.remindDue }],
  demo: async (services, platform, { directory }) => {
    await makeTimesheetDemo({ ...platform, timesheet: services, directory });
    return undefined;
  },
});
