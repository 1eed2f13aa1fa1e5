import { defineManifest } from 'shared-ui/manifest';

const label = { it: 'Timesheet', en: 'Timesheet' };

/** What the shell knows of the area before any of its code is loaded. */
export const manifest = defineManifest({
  area: 'timesheet',
  label,
  routes: [{ path: '/timesheet', access: 'signed-in', bars: 'both', chunk: 'screen-timesheet' }],
  menu: [
    { section: 'gestione', order: 500, label, icon: 'calendar', path: '/timesheet', access: 'signed-in' },
  ],
  tiles: [],
});
