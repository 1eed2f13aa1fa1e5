import { defineManifest } from 'shared-ui/manifest';

const exportHours = { it: 'Esporta ore', en: 'Export hours' };
const staff = { it: 'Timesheet del personale', en: 'Staff timesheets' };
const label = { it: 'Timesheet', en: 'Timesheet' };

/** What the shell knows of the area before any of its code is loaded. */
export const manifest = defineManifest({
  area: 'timesheet',
  label,
  routes: [
    { path: '/timesheet', access: 'signed-in', bars: 'both', chunk: 'screen-month' },
    {
      path: '/timesheets',
      access: 'admin',
      bars: 'both',
      chunk: 'screen-months',
      wideChunk: 'months-table',
    },
    { path: '/timesheetPlans', access: 'admin', bars: 'both', chunk: 'screen-work-calendar' },
    { path: '/timesheetExports', access: 'admin', bars: 'both', chunk: 'screen-exports' },
  ],
  menu: [
    { section: 'gestione', order: 20, label, icon: 'calendar', path: '/timesheet', access: 'signed-in' },
    { section: 'gestione', order: 25, label: staff, icon: 'list', path: '/timesheets', access: 'admin' },
    {
      section: 'gestione',
      order: 30,
      label: exportHours,
      icon: 'download',
      path: '/timesheetExports',
      access: 'admin',
    },
    {
      section: 'impostazioni',
      order: 500,
      label: { it: 'Orari di lavoro', en: 'Working hours' },
      icon: 'clock',
      path: '/timesheetPlans',
      access: 'admin',
    },
  ],
  tiles: [{ order: 20, label, icon: 'calendar', path: '/timesheet', access: 'signed-in' }],
  contributions: [
    {
      place: 'dashboardCard',
      id: 'punch',
      order: 5,
      access: 'signed-in',
      size: 'lines',
      chunk: 'badge-cards',
    },
    {
      place: 'topBarFigure',
      id: 'hours',
      about: 'subject',
      order: 10,
      access: 'signed-in',
      chunk: 'overview',
    },
    {
      place: 'dashboardCard',
      id: 'missing',
      about: 'subject',
      order: 20,
      access: 'signed-in',
      size: 'lines',
      chunk: 'overview',
    },
    {
      place: 'dashboardCard',
      id: 'monthsWaiting',
      order: 25,
      access: 'admin',
      size: 'lines',
      chunk: 'card-months',
    },
  ],
});
