import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { HashCost } from './argon2-thread.ts';
import { createArgon2Threads, type Argon2 } from './argon2-threads.ts';

/** Who has a password hashed: somebody known (by their browser, a session or a link of ours), or anybody. */
type HashingLane = 'known' | 'anybody';

/** The hash of an account without a password: none makes it. */
export const noPassword = '';

/** Makes and checks hashes of passwords. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Whether a password is the one of a hash. Without a hash, or for `noPassword`, it takes as long, and is false. */
  verify(passwordHash: string | undefined, password: string, lane?: HashingLane): Promise<boolean>;
  /** Whether there is room for one more. @throws AppError `unavailable` where there is none */
  requireRoom(lane: HashingLane): void;
}

interface PasswordHasherOptions {
  /** How many hashes are computed at the same time: each takes 19 MiB and a core. */
  atOnce?: number;
  /** How many may wait, of whom nobody is known at most so many; more are refused with `unavailable`. */
  waiting?: number;
  waitingUnknown?: number;
  /** What a new hash costs. Only tests ask for less. */
  cost?: HashCost;
  argon2?: Argon2;
}

/** How many hashes are computed at the same time where the machine has so many cores: one core is left to everybody else. */
export function hashesAtOnce(cores: number): number {
  return Math.max(1, Math.min(2, cores - 1));
}

const defaultCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The hasher of passwords: argon2id, behind a queue that keeps a rush from taking the machine's memory. Who is known comes first, and
 * has places that a rush of others does not take.
 */
export function createPasswordHasher({
  atOnce = hashesAtOnce(availableParallelism()),
  waiting = 100,
  waitingUnknown = 60,
  cost = defaultCost,
  argon2 = createArgon2Threads(atOnce),
}: PasswordHasherOptions = {}): PasswordHasher {
  const queue = createQueue({ atOnce, known: waiting, anybody: waitingUnknown });
  const hashPassword = (password: string) => queue.run('known', () => argon2.hash(password, cost));
  let nobodysHash: Promise<string> | undefined;

  return {
    hash: hashPassword,
    requireRoom: queue.requireRoom,
    verify: async (passwordHash, password, lane = 'known') => {
      queue.requireRoom(lane);
      nobodysHash ??= hashPassword(randomBytes(32).toString('base64'));
      const isNobodys = passwordHash === undefined || passwordHash === noPassword;
      const compared = isNobodys ? await nobodysHash : passwordHash;
      const isSame = await queue.run(lane, () => argon2.verify(compared, password));
      return isSame && !isNobodys;
    },
  };
}

function createQueue({ atOnce, ...limits }: Record<HashingLane | 'atOnce', number>) {
  const waiting: Record<HashingLane, (() => void)[]> = { known: [], anybody: [] };
  let running = 0;

  function requireRoom(lane: HashingLane): void {
    const ahead = waiting.anybody.length + (lane === 'known' ? waiting.known.length : 0);
    if (running >= atOnce && ahead >= limits[lane]) throw new AppError('unavailable');
  }

  async function run<T>(lane: HashingLane, work: () => Promise<T>): Promise<T> {
    requireRoom(lane);
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => waiting[lane].push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.known.shift() ?? waiting.anybody.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return { run, requireRoom };
}
