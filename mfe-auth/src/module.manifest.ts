import { defineManifest } from 'shared-ui/manifest';

const registrations = { it: 'Registrazioni', en: 'Registrations' };
const profile = { it: 'Profilo', en: 'Profile' };

/** What the shell knows of signing in before any of its code is loaded. */
export const manifest = defineManifest({
  area: 'auth',
  label: { it: 'Accesso', en: 'Sign-in' },
  routes: [
    { path: '/', access: 'anonymous', bars: 'none', chunk: 'screen-login' },
    { path: '/changepasswordinitial', access: 'signed-in', bars: 'none', chunk: 'screen-first-password' },
    { path: '/register', access: 'public', bars: 'none', chunk: 'screen-register' },
    { path: '/register/confirm', access: 'public', bars: 'none', chunk: 'screen-confirm-sign-up' },
    { path: '/qrlogin', access: 'anonymous', bars: 'none', chunk: 'screen-qr-login' },
    { path: '/company-sign-in', access: 'public', bars: 'none', chunk: 'screen-company-sign-in' },
    { path: '/company-sign-in/:company', access: 'public', bars: 'none', chunk: 'screen-company-sign-in' },
    { path: '/discover', access: 'public', bars: 'none', chunk: 'screen-discover' },
    { path: '/setup', access: 'public', bars: 'none', chunk: 'screen-first-run' },
    { path: '/newContact', access: 'public', bars: 'none', chunk: 'screen-contact-proposal' },
    { path: '/recover', access: 'public', bars: 'none', chunk: 'screen-recover' },
    // Security settings are everybody's who has an account: the permission is for the menu, the tile, and changing one's data.
    { path: '/profile', access: 'signed-in', bars: 'both', chunk: 'screen-profile' },
    { path: '/removeAccount', access: 'public', bars: 'none', chunk: 'screen-remove-account' },
    { path: '/changepasswordprofile', access: 'signed-in', bars: 'both', chunk: 'screen-change-password' },
    {
      path: '/registrations',
      access: 'admin',
      permission: 'utenti_docsign',
      bars: 'both',
      chunk: 'screen-registrations',
    },
  ],
  menu: [
    {
      section: 'utenti',
      order: 10,
      label: profile,
      icon: 'user',
      path: '/profile',
      alsoAt: ['/changepasswordprofile'],
      permission: 'profilo_docsign',
      access: 'signed-in',
    },
    {
      section: 'utenti',
      order: 30,
      label: registrations,
      icon: 'users',
      path: '/registrations',
      permission: 'utenti_docsign',
      access: 'admin',
    },
  ],
  tiles: [
    {
      order: 70,
      label: registrations,
      hint: { it: 'in attesa di una decisione', en: 'waiting for a decision' },
      icon: 'users',
      path: '/registrations',
      permission: 'utenti_docsign',
      access: 'admin',
      countCall: 'getNumRegistrations',
    },
    {
      order: 80,
      label: profile,
      hint: { it: 'dati, sicurezza, preferenze', en: 'data, security, preferences' },
      icon: 'user',
      path: '/profile',
      permission: 'profilo_docsign',
      access: 'signed-in',
    },
  ],
  // For everybody with an account, also without the permission of the menu entry.
  account: {
    label: { it: 'Profilo, sicurezza e notifiche', en: 'Profile, security and notifications' },
    path: '/profile',
    access: 'signed-in',
  },
  contributions: [
    {
      place: 'signInAgain',
      id: 'signInAgain',
      order: 10,
      access: 'public',
      chunk: 'part-sign-in-again',
    },
    {
      place: 'dashboardCard',
      id: 'registrations',
      order: 20,
      permission: 'utenti_docsign',
      access: 'admin',
      size: 'lines',
      chunk: 'card-registrations',
    },
  ],
});
