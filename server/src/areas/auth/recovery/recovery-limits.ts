import { usernameKeyOf } from 'shared-api/contracts/common';
import { canBeUsername } from 'shared-api/contracts/directory';
import type { RateLimits } from '../../../platform/rate-limit/rate-limit.service.ts';
import { countInWords } from '../../../platform/rate-limit/count-in-words.ts';

const hour = 60 * 60_000;

/** How often a new password may be asked for, whether or not there is such a user. */
export type RecoveryLimits = ReturnType<typeof createRecoveryLimits>;

/** Counts requests: 30 an hour from an address, 5 an hour for a user name. Each throws `too-many-requests`. */
export function createRecoveryLimits(rateLimits: RateLimits) {
  return {
    countRequest: async (username: string, ip: string): Promise<void> => {
      await countInWords(rateLimits, { name: 'auth.recovery-address', key: ip, limit: 30, windowMs: hour });
      if (!canBeUsername(username)) return;
      const key = usernameKeyOf(username);
      await countInWords(rateLimits, { name: 'auth.recovery-user', key, limit: 5, windowMs: hour });
    },
  };
}
