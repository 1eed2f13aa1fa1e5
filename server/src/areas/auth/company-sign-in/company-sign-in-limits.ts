import type { RateLimits } from '../../../platform/rate-limit/rate-limit.service.ts';
import { countInWords } from '../../../platform/rate-limit/count-in-words.ts';

/** How often sign-in by companies may be looked for and tried, counted in the database for all replicas. */
export type CompanySignInLimits = ReturnType<typeof createCompanySignInLimits>;

const windowMs = 15 * 60_000;

/** Counts what strangers ask. Each throws `too-many-requests` with the wait in words. */
export function createCompanySignInLimits(rateLimits: RateLimits) {
  return {
    /** A domain or a key is looked up: 120 times a quarter of an hour from an address. */
    countLookUp: (ip: string): Promise<void> =>
      countInWords(rateLimits, { name: 'auth.company-look-up', key: ip, limit: 120, windowMs }),
    /** A sign-in is begun or finished: 200 times a quarter of an hour from an address. */
    countStep: (ip: string): Promise<void> =>
      countInWords(rateLimits, { name: 'auth.company-step', key: ip, limit: 200, windowMs }),
    /** An administrator tries it: 20 times a quarter of an hour. */
    countTrial: (userId: string): Promise<void> =>
      countInWords(rateLimits, { name: 'auth.company-trial', key: userId, limit: 20, windowMs }),
  };
}
