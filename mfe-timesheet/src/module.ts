import { defineModule, lazyScreen } from 'shared-ui';
import { timesheetTexts } from './timesheet.texts.ts';
import { manifest } from './module.manifest.ts';

/** Each path of the manifest with its screen. */
export const module = defineModule({
  manifest,
  texts: timesheetTexts,
  screens: {
    '/timesheet': lazyScreen(() =>
      import(/* webpackChunkName: "screen-timesheet" */ './timesheet.screen.tsx').then(
        (m) => m.TimesheetScreen,
      ),
    ),
    '/timesheetPlans': lazyScreen(() =>
      import(/* webpackChunkName: "screen-work-calendar" */ './work-calendar/work-calendar.screen.tsx').then(
        (m) => m.WorkCalendarScreen,
      ),
    ),
  },
});
