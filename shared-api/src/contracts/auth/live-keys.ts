import type { LiveKey } from '../platform/index.ts';

/** What screens keep of registrations and hear of when one comes or is decided: the list, and the counter of the dashboard. */
export const registrationLiveKeys: readonly LiveKey[] = [
  ['auth', 'registrations'],
  ['count', 'getNumRegistrations'],
];
