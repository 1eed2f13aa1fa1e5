import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { hashSecret } from '../ids.ts';
import { networkOf } from './network-of.ts';
import { countAttempt, deleteEndedWindows, forgetAttempts } from './rate-limit.repository.ts';

/** How often something may be tried. */
export interface RateLimitRule {
  /** What is tried (`login`), and by whom or on what: a user name, or an address, which counts for its whole network. */
  readonly name: string;
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** What can be done with attempts. */
export type RateLimits = ReturnType<typeof createRateLimits>;

/** The service that counts attempts, in the database, so that it holds over all replicas. */
export function createRateLimits({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Counts an attempt. @throws AppError `too-many-requests` with the `seconds` until the next may be made. */
    count: async ({ name, key, limit, windowMs }: RateLimitRule): Promise<void> => {
      const now = clock.now();
      const windowEndsAt = new Date(now.getTime() + windowMs);
      const row = await countAttempt(db, { key: keyOf(name, key), now, windowEndsAt });
      if (row.count <= limit) return;
      const seconds = Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000);
      throw new AppError('too-many-requests', { details: { seconds } });
    },
    /** Forgets the attempts, after a success. */
    forget: ({ name, key }: Pick<RateLimitRule, 'name' | 'key'>): Promise<void> =>
      forgetAttempts(db, keyOf(name, key)),
    /** Throws away the windows that are over. */
    clean: (): Promise<void> => deleteEndedWindows(db, clock.now()),
  };
}

const keyOf = (name: string, key: string) => `${name}:${hashSecret(networkOf(key).toLowerCase())}`;
