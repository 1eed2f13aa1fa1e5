import { defineManifest } from 'shared-ui/manifest';

/** What the shell knows of signing in before any of its code is loaded. */
export const manifest = defineManifest({
  area: 'auth',
  label: { it: 'Accesso', en: 'Sign-in' },
  routes: [
    { path: '/', access: 'anonymous', bars: 'none', chunk: 'screen-login' },
    { path: '/changepasswordinitial', access: 'signed-in', bars: 'none', chunk: 'screen-first-password' },
    { path: '/recover', access: 'public', bars: 'none', chunk: 'screen-recover' },
  ],
  menu: [],
  tiles: [],
});
