import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

export const en: TranslationOf<typeof it> = {
  frame: {
    home: 'Home',
    menu: 'Menu',
    account: 'User and preferences',
  },
  account: {
    title: 'User',
    user: 'User',
    lastLogin: 'Last login',
    firstLogin: 'This is the first login',
  },
  menu: {
    title: 'Menu',
    gestione: 'Management',
    impostazioni: 'Settings',
    utenti: 'Users',
    applicazione: 'Application',
    home: 'Home',
    info: 'Info',
    signOut: 'Log out',
    signOutFailed: 'Logging out was not possible: the server does not answer. Try again in a moment.',
  },
  dashboard: {
    title: 'Home',
    greeting: 'Hello, {{name}}',
    waiting: '{{label}}: {{number}} to deal with',
    notCounted: 'What waits for you could not be counted: the numbers are incomplete.',
    countAgain: 'Try again',
    empty: 'There is nothing here for you yet',
    emptyHint: 'Whoever runs your company can switch functions on. Meanwhile the menu lets you log out.',
  },
  language: { notKept: 'The language counts on this device only for now: the server does not answer.' },
  session: {
    title: 'Sign in again',
    titleGuest: 'Your session is over',
    reason: {
      unknown: 'Your session is over.',
      expired: 'Your session has expired.',
      forced: 'An administrator has ended your session.',
      ended: 'Your session was ended from the list of devices.',
      password: 'Your password was changed on another device.',
      'signed-out': 'You signed out in another tab.',
      'other-person': 'Somebody else has signed in in another tab of this browser.',
    },
    kept: 'What you typed is still here: after signing in you go on where you were.',
    keptGuest: 'Open the link from your mail again: what you have done on this page stays here.',
    leave: 'Leave',
    signedOutElsewhere: 'You signed out in another tab',
  },
  acting: {
    open: 'Act for a company or an employee',
    company: 'For which company?',
    employee: 'For whom?',
    wholeCompany: 'The whole company',
    forCompany: 'You are acting for {{company}}',
    forEmployee: 'You are acting for {{employee}} ({{company}})',
    stop: 'Back to yourself',
    failed: 'That was not possible: {{reason}}',
    unreachable: 'the server does not answer. Try again in a moment.',
  },
  info: {
    title: 'Info',
    about: 'The portal of the staff: documents to sign, messages and requests, in one place.',
    privacy: 'Privacy policy',
    provider: 'Provider',
    missing: 'Not stated by whoever runs the portal',
    builds: 'Versions in use',
    buildsHint: 'Useful to those who help you when you report a problem.',
  },
  notFound: {
    title: 'Page not found',
    reason: 'The address does not exist, or you are not allowed to open it.',
    home: 'Go to Home',
  },
  signInMissing: {
    title: 'Signing in is not possible at the moment',
    reason:
      'The part that recognises who comes in is not running. Your data are safe: try again in a moment.',
  },
  shellFailed: {
    title: 'Sportello has stopped',
    reason: 'There was an unexpected error. What was already saved is safe: reload the page.',
    reload: 'Reload the page',
  },
};
