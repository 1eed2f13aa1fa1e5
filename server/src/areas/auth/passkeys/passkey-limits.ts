import type { RateLimits } from '../../../platform/rate-limit/rate-limit.service.ts';
import { countInWords } from '../../../platform/rate-limit/count-in-words.ts';

/** How often passkeys may be made and tried, counted in the database for all replicas. */
export type PasskeyLimits = ReturnType<typeof createPasskeyLimits>;

const minute = 60_000;

/** Counts passkeys that are made and tried. Each throws `too-many-requests` with the wait in words. */
export function createPasskeyLimits(rateLimits: RateLimits) {
  return {
    /** A passkey is begun: 30 times an hour by a person. */
    countMade: (userId: string): Promise<void> =>
      countInWords(rateLimits, { name: 'auth.passkey-made', key: userId, limit: 30, windowMs: 60 * minute }),
    /** A sign-in is begun: 200 times a quarter of an hour from an address. */
    countBegun: (ip: string): Promise<void> =>
      countInWords(rateLimits, { name: 'auth.passkey-begun', key: ip, limit: 200, windowMs: 15 * minute }),
    /** A passkey is tried: 100 times a quarter of an hour from an address. */
    countTry: (ip: string): Promise<void> =>
      countInWords(rateLimits, { name: 'auth.passkey-try', key: ip, limit: 100, windowMs: 15 * minute }),
  };
}
