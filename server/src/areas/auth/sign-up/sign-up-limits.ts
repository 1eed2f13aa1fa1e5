import type { RateLimits } from '../../../platform/rate-limit/rate-limit.service.ts';
import { countInWords } from '../../../platform/rate-limit/count-in-words.ts';
import { lookupKey } from '../users/users.repository.ts';

const hour = 60 * 60_000;

/** How often somebody may sign up, whether or not the address is known. */
export type SignUpLimits = ReturnType<typeof createSignUpLimits>;

/** Counts sign-ups, counted in the database. Each throws `too-many-requests`. */
export function createSignUpLimits(rateLimits: RateLimits) {
  return {
    /** The form is sent from an address of the network: 60 times an hour, mistakes included. */
    countForm: (ip: string): Promise<void> =>
      countInWords(rateLimits, { name: 'auth.sign-up-address', key: ip, limit: 60, windowMs: hour }),
    /** A mail goes to a person: 5 an hour. */
    countMail: (email: string): Promise<void> =>
      countInWords(rateLimits, {
        name: 'auth.sign-up-mail',
        key: lookupKey(email),
        limit: 5,
        windowMs: hour,
      }),
  };
}
