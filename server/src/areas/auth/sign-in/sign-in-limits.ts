import type { RateLimits } from '../../../platform/rate-limit/rate-limit.service.ts';
import { countInWords } from '../limits/count-in-words.ts';

/** How often signing in may be tried, counted in the database for all replicas. */
export type SignInLimits = ReturnType<typeof createSignInLimits>;

const minute = 60_000;

/** Counts attempts to sign in. Each `count…` throws `too-many-requests` with the wait in words. */
export function createSignInLimits(rateLimits: RateLimits) {
  const count = (name: string, key: string, limit: number, windowMs: number) =>
    countInWords(rateLimits, { name, key, limit, windowMs });
  return {
    /** A password is tried: 10 times a quarter of an hour for a user name, 200 times for an address. */
    countPasswordTry: async (username: string, ip: string): Promise<void> => {
      await count('auth.login-address', ip, 200, 15 * minute);
      await count('auth.login-user', username, 10, 15 * minute);
    },
    /** The password was right: the user name begins anew. */
    forgetPasswordTries: (username: string): Promise<void> =>
      rateLimits.forget({ name: 'auth.login-user', key: username }),
    /** A code is sent: 10 times a quarter of an hour to a person, 30 times an hour to a phone number. */
    countCodeSent: async (userId: string, phoneNumber?: string): Promise<void> => {
      await count('auth.code-sent', userId, 10, 15 * minute);
      if (phoneNumber) await count('auth.code-sms', phoneNumber, 30, 60 * minute);
    },
    /** A code is tried: 30 times an hour by a person, over however many codes and addresses; 300 times from an address. */
    countCodeTry: async (userId: string, ip: string): Promise<void> => {
      await count('auth.code-address', ip, 300, 60 * minute);
      await count('auth.code-try', userId, 30, 60 * minute);
    },
    /** The code was right: the person begins anew. */
    forgetCodes: async (userId: string): Promise<void> => {
      await rateLimits.forget({ name: 'auth.code-sent', key: userId });
      await rateLimits.forget({ name: 'auth.code-try', key: userId });
    },
  };
}
