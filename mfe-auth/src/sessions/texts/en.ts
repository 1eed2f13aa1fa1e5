import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of the list of sessions. */
export const en: TranslationOf<typeof it> = {
  title: 'Where you are signed in',
  lead: 'If you do not recognise a device, sign it out and change your password.',
  list: 'Open sessions',
  device: {
    named: '{{browser}} on {{system}}',
    desktop: 'Computer',
    phone: 'Phone',
    tablet: 'Tablet computer',
    unknown: 'Unknown device',
  },
  current: 'This session',
  now: 'In use now',
  lastUse: 'Last used: {{when}}',
  signedIn: 'Signed in: {{when}}',
  place: '{{country}}, address {{ip}}',
  address: 'Address {{ip}}',
  end: 'Sign out',
  endNamed: 'Sign out {{device}}, {{use}}',
  endOthers: 'Sign out all others',
  onlyThis: 'There are no other open sessions.',
  confirmOne: {
    title: 'Sign out this device?',
    text: '{{device}}: going on from there will need a new sign-in.',
  },
  confirmOthers: {
    title: 'Sign out all others?',
    text: 'Only this session stays open. Other devices will need a new sign-in.',
  },
  ended: 'The device was signed out',
  endedOthers_one: '{{count}} device signed out',
  endedOthers_other: '{{count}} devices signed out',
  endFailed: 'The device was not signed out. Please try again shortly.',
  loadFailed: 'Your sessions cannot be shown',
  loadFailedHint: 'The server does not answer. The rest of the page works.',
  source: 'The country is derived from the address, with data of {{name}}.',
};
