import type { RateLimits } from '../../../platform/rate-limit/rate-limit.service.ts';
import { countInWords } from '../../../platform/rate-limit/count-in-words.ts';

/** How often QR codes may be made and tried, counted in the database for all replicas. */
export type QrLoginLimits = ReturnType<typeof createQrLoginLimits>;

const minute = 60_000;

/** Counts codes that are made and tried. Each throws `too-many-requests` with the wait in words. */
export function createQrLoginLimits(rateLimits: RateLimits) {
  return {
    /** A code is made: 10 times an hour by a person. */
    countMade: (userId: string): Promise<void> =>
      countInWords(rateLimits, { name: 'auth.qr-made', key: userId, limit: 10, windowMs: 60 * minute }),
    /** A code is tried: 100 times a quarter of an hour from an address. */
    countTry: (ip: string): Promise<void> =>
      countInWords(rateLimits, { name: 'auth.qr-try', key: ip, limit: 100, windowMs: 15 * minute }),
  };
}
