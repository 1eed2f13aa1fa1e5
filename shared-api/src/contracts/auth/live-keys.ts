import { countLiveKey, type LiveKey } from '../platform/index.ts';

/** Under which screens keep who waits for a decision. */
export const registrationsLiveKey: LiveKey = ['auth', 'registrations'];

/** What screens keep of registrations and hear of when one comes or is decided: the list, and the counter of the dashboard. */
export const registrationLiveKeys: readonly LiveKey[] = [
  registrationsLiveKey,
  countLiveKey({ name: 'getNumRegistrations' }),
];
