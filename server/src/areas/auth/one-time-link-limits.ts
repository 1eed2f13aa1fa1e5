import { countInWords } from '../../platform/rate-limit/count-in-words.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limit.service.ts';

/** How often links of mails may be opened and used from one address, whether or not they are any. */
export type LinkLimits = ReturnType<typeof createLinkLimits>;

/** Counts 120 a quarter of an hour, over all kinds of links. @throws AppError `too-many-requests` */
export function createLinkLimits(rateLimits: RateLimits) {
  return {
    count: (ip: string): Promise<void> =>
      countInWords(rateLimits, { name: 'auth.links', key: ip, limit: 120, windowMs: 15 * 60_000 }),
  };
}
