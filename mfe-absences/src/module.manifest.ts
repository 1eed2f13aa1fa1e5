import { defineManifest } from 'shared-ui/manifest';

const label = { it: 'Assenze', en: 'Absences' };
const leave = { it: 'Ferie e permessi', en: 'Leave' };
const sickness = { it: 'Malattia', en: 'Sickness' };
const decisions = { it: 'Richieste del personale', en: 'Staff requests' };
const balances = { it: 'Saldi', en: 'Balances' };
const away = { it: 'Chi è assente', en: 'Who is away' };

/** What the shell knows of the area before any of its code is loaded. */
export const manifest = defineManifest({
  area: 'absences',
  label,
  routes: [
    { path: '/holiday', access: 'signed-in', bars: 'both', chunk: 'screen-leave' },
    { path: '/disease', access: 'signed-in', bars: 'both', chunk: 'screen-sickness' },
    // Whoever decides in an administrator's place opens it too.
    { path: '/absences', access: 'signed-in', bars: 'both', chunk: 'screen-decisions' },
    { path: '/absenceDecision', access: 'public', bars: 'none', chunk: 'screen-decision-link' },
    { path: '/absenceCalendar', access: 'signed-in', bars: 'both', chunk: 'screen-team' },
    { path: '/absenceBalances', access: 'signed-in', bars: 'both', chunk: 'screen-balances' },
    { path: '/absenceSettings', access: 'admin', bars: 'both', chunk: 'screen-absence-settings' },
  ],
  menu: [
    { section: 'gestione', order: 40, label: leave, icon: 'absence', path: '/holiday', access: 'signed-in' },
    {
      section: 'gestione',
      order: 41,
      label: sickness,
      icon: 'activity',
      path: '/disease',
      access: 'signed-in',
    },
    {
      section: 'gestione',
      order: 42,
      label: away,
      icon: 'users',
      path: '/absenceCalendar',
      access: 'signed-in',
    },
    {
      section: 'gestione',
      order: 43,
      label: balances,
      icon: 'history',
      path: '/absenceBalances',
      access: 'signed-in',
    },
    { section: 'gestione', order: 44, label: decisions, icon: 'check', path: '/absences', access: 'admin' },
    {
      section: 'impostazioni',
      order: 510,
      label: { it: 'Regole delle assenze', en: 'Absence rules' },
      icon: 'settings',
      path: '/absenceSettings',
      access: 'admin',
    },
  ],
  tiles: [
    { order: 30, label: leave, icon: 'absence', path: '/holiday', access: 'signed-in' },
    { order: 31, label: sickness, icon: 'activity', path: '/disease', access: 'signed-in' },
    {
      order: 32,
      label: decisions,
      icon: 'check',
      path: '/absences',
      access: 'admin',
      countCall: 'getNumAbsencesToDecide',
    },
  ],
  contributions: [
    {
      place: 'dashboardCard',
      id: 'absencesWaiting',
      order: 15,
      // Whoever decides in an administrator's place has it too; who decides nothing sees nothing.
      access: 'signed-in',
      size: 'lines',
      chunk: 'card-absences-waiting',
    },
    {
      place: 'dashboardCard',
      id: 'absenceOverview',
      about: 'subject',
      order: 30,
      access: 'signed-in',
      size: 'lines',
      chunk: 'card-absence-overview',
    },
  ],
});
