import { defineManifest } from 'shared-ui/manifest';

const users = { it: 'Utenti', en: 'Users' };
const groups = { it: 'Gruppi', en: 'Groups' };
const settings = { it: 'Settings', en: 'Settings' };
const slider = { it: 'Slider', en: 'Slider' };
const log = { it: 'Registro', en: 'Log' };

/** What the shell knows of the area before any of its code is loaded. */
export const manifest = defineManifest({
  area: 'admin',
  label: { it: 'Amministrazione', en: 'Administration' },
  routes: [
    {
      path: '/filterusers',
      access: 'admin',
      permission: 'utenti_docsign',
      bars: 'both',
      chunk: 'screen-filter-users',
    },
    {
      path: '/users',
      access: 'admin',
      permission: 'utenti_docsign',
      bars: 'both',
      chunk: 'screen-users',
      wideChunk: 'users-table',
    },
    {
      path: '/editUser/:id',
      access: 'admin',
      permission: 'utenti_docsign',
      bars: 'both',
      chunk: 'screen-user-form',
    },
    {
      path: '/changepassword/:id',
      access: 'admin',
      permission: 'utenti_docsign',
      bars: 'both',
      chunk: 'screen-user-password',
    },
    {
      path: '/importUsers',
      access: 'admin',
      permission: 'utenti_docsign',
      bars: 'both',
      chunk: 'screen-import-users',
    },
    { path: '/groups', access: 'admin', permission: 'utenti_docsign', bars: 'both', chunk: 'screen-groups' },
    {
      path: '/settings',
      access: 'admin',
      permission: 'notif_docsign',
      bars: 'both',
      chunk: 'screen-settings',
    },
    { path: '/firstSteps', access: 'admin', bars: 'both', chunk: 'screen-first-steps' },
    {
      path: '/discoversettings',
      access: 'admin',
      permission: 'slider_docsign',
      bars: 'both',
      chunk: 'screen-slides',
    },
    { path: '/log', access: 'admin', permission: 'utenti_docsign', bars: 'both', chunk: 'screen-log' },
  ],
  menu: [
    {
      section: 'utenti',
      order: 5,
      label: users,
      icon: 'users',
      path: '/filterusers',
      alsoAt: ['/users', '/editUser', '/changepassword', '/importUsers'],
      permission: 'utenti_docsign',
      access: 'admin',
    },
    {
      section: 'utenti',
      order: 20,
      label: groups,
      icon: 'list',
      path: '/groups',
      permission: 'utenti_docsign',
      access: 'admin',
    },
    {
      section: 'utenti',
      order: 40,
      label: log,
      icon: 'history',
      path: '/log',
      permission: 'utenti_docsign',
      access: 'admin',
    },
    {
      section: 'impostazioni',
      order: 20,
      label: settings,
      icon: 'settings',
      path: '/settings',
      alsoAt: ['/firstSteps'],
      permission: 'notif_docsign',
      access: 'admin',
    },
    {
      section: 'impostazioni',
      order: 30,
      label: slider,
      icon: 'image',
      path: '/discoversettings',
      permission: 'slider_docsign',
      access: 'admin',
    },
  ],
  tiles: [
    {
      order: 60,
      label: users,
      hint: { it: 'persone, gruppi, permessi', en: 'people, groups, permissions' },
      icon: 'users',
      path: '/filterusers',
      permission: 'utenti_docsign',
      access: 'admin',
    },
    {
      order: 62,
      label: { it: 'Notifiche', en: 'Notifications' },
      hint: { it: 'avvisi, codici SMS, regole', en: 'notices, SMS codes, rules' },
      icon: 'settings',
      path: '/settings',
      permission: 'notif_docsign',
      access: 'admin',
    },
    {
      order: 64,
      label: slider,
      hint: { it: 'immagini della pagina di accesso', en: 'pictures of the sign-in page' },
      icon: 'image',
      path: '/discoversettings',
      permission: 'slider_docsign',
      access: 'admin',
    },
  ],
  contributions: [
    {
      place: 'paletteSource',
      id: 'users',
      order: 25,
      permission: 'utenti_docsign',
      access: 'admin',
      chunk: 'palette-sources',
    },
  ],
});
