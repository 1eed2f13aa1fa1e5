import { usernameKeyOf } from 'shared-api/contracts/common';
import type { RateLimits } from '../../../platform/rate-limit/rate-limit.service.ts';
import { countInWords } from '../../../platform/rate-limit/count-in-words.ts';

/** How often signing in may be tried, counted in the database for all replicas. */
export type SignInLimits = ReturnType<typeof createSignInLimits>;

interface PasswordTry {
  readonly username: string;
  /** Hash of the browser's token, where this person has signed in from it. */
  readonly knownDevice?: string | undefined;
}

const minute = 60_000;

const deviceKey = (username: string, device: string) => `${usernameKeyOf(username)} ${device}`;

/** Counts attempts to sign in. Each `count…` throws `too-many-requests` with the wait in words. */
export function createSignInLimits(rateLimits: RateLimits) {
  return {
    /**
     * A password is tried: 10 times a quarter of an hour for a user name, 200 times for an address, 600 times a minute by all. A
     * browser from which its person has signed in before counts for itself alone, so that nobody can lock somebody out from elsewhere.
     */
    countPasswordTry: ({ username, knownDevice }: PasswordTry, ip: string): Promise<void> => {
      const ofOne = { limit: 10, windowMs: 15 * minute };
      if (knownDevice) {
        const key = deviceKey(username, knownDevice);
        return countInWords(rateLimits, { name: 'auth.login-device', key, ...ofOne });
      }
      return countInWords(
        rateLimits,
        { name: 'auth.login-address', key: ip, limit: 200, windowMs: 15 * minute },
        { name: 'auth.login-user', key: usernameKeyOf(username), ...ofOne },
        { name: 'auth.login-all', key: 'unknown browsers', limit: 600, windowMs: minute },
      );
    },
    /** The password was right, or is a new one: the browser, or the user name for all others, begins anew. */
    forgetPasswordTries: ({ username, knownDevice }: PasswordTry): Promise<void> =>
      knownDevice
        ? rateLimits.forget({ name: 'auth.login-device', key: deviceKey(username, knownDevice) })
        : rateLimits.forget({ name: 'auth.login-user', key: usernameKeyOf(username) }),
  };
}
