import { defineModule, lazyScreen } from 'shared-ui';
import { monthTexts } from './month/month.texts.ts';
import { manifest } from './module.manifest.ts';

const overview = () => import(/* webpackChunkName: "overview" */ './overview/overview.parts.ts');

/** The hours of a month. Read this first: each path of the manifest with its screen. */
export const module = defineModule({
  manifest,
  texts: monthTexts,
  screens: {
    '/timesheet': lazyScreen(() =>
      import(/* webpackChunkName: "screen-month" */ './month/month.screen.tsx').then(
        (m) => m.TimesheetScreen,
      ),
    ),
    '/timesheetPlans': lazyScreen(() =>
      import(/* webpackChunkName: "screen-work-calendar" */ './work-calendar/work-calendar.screen.tsx').then(
        (m) => m.WorkCalendarScreen,
      ),
    ),
    '/timesheetExports': lazyScreen(() =>
      import(/* webpackChunkName: "screen-exports" */ './exports/timesheet-exports.screen.tsx').then(
        (m) => m.TimesheetExportsScreen,
      ),
    ),
    '/timesheets': lazyScreen(() =>
      import(/* webpackChunkName: "screen-months" */ './months/months.screen.tsx').then(
        (m) => m.MonthsScreen,
      ),
    ),
  },
  contributions: {
    hours: () => overview().then((m) => m.HoursFigure),
    missing: () => overview().then((m) => m.MissingCard),
    monthsWaiting: () =>
      import(/* webpackChunkName: "card-months" */ './months/months-card.component.tsx').then(
        (m) => m.MonthsCard,
      ),
    punch: () =>
      import(/* webpackChunkName: "badge-cards" */ './badge/badge.cards.ts').then((m) => m.PunchCard),
  },
});
