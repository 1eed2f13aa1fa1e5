import type { LocalizedText } from 'shared-api/contracts/common';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { AppError } from '../errors/app-error.ts';
import { hashSecret } from '../ids.ts';
import { networkOf } from './network-of.ts';
import { countAttempts, deleteEndedWindows, forgetAttempts } from './rate-limit.repository.ts';

/** What is tried (`login`), and by whom or on what: a user name, or an address, which counts for its whole network. */
interface Counter {
  readonly name: string;
  readonly key: string;
}

/** How often something may be tried. */
export interface RateLimitRule extends Counter {
  readonly limit: number;
  readonly windowMs: number;
  /** What a refusal says in place of how long to wait. */
  readonly text?: LocalizedText;
}

/** What can be done with attempts. */
export type RateLimits = ReturnType<typeof createRateLimits>;

/** The service that counts attempts, in the database, so that it holds over all replicas. */
export function createRateLimits({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /**
     * Counts an attempt by one or more rules, in order, up to the first that refuses it. @throws AppError `too-many-requests` with the
     * text of that rule, or the `seconds` until the next may be made.
     */
    count: async (...rules: readonly RateLimitRule[]): Promise<void> => {
      const now = clock.now();
      const attempts = rules.map(({ name, key, limit, windowMs }) => ({
        key: keyOf({ name, key }),
        limit,
        windowEndsAt: new Date(now.getTime() + windowMs),
      }));
      const counted = await countAttempts(db, attempts, now);
      const rule = rules[counted.length - 1];
      const last = counted.at(-1);
      if (!rule || !last) throw new Error('The attempt was not counted');
      if (last.count <= rule.limit) return;
      const seconds = Math.ceil((last.windowEndsAt.getTime() - now.getTime()) / 1000);
      throw new AppError('too-many-requests', rule.text ? { text: rule.text } : { details: { seconds } });
    },
    /** Forgets attempts, after a success. */
    forget: (...keys: readonly Counter[]): Promise<void> => forgetAttempts(db, keys.map(keyOf)),
    /** Throws away the windows that are over. */
    clean: (): Promise<void> => deleteEndedWindows(db, clock.now()),
  };
}

const keyOf = ({ name, key }: Counter) => `${name}:${hashSecret(networkOf(key).toLowerCase())}`;
