import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../../platform/errors/app-error.ts';

/** Makes and checks hashes of passwords. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Whether a password is the one of a hash. Without a hash it takes as long, and is false. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}

interface PasswordHasherOptions {
  /** How many hashes are computed at the same time: each takes 19 MiB and a core. */
  atOnce?: number;
  /** How many may wait; more are refused with `unavailable`. */
  waiting?: number;
  /** What a new hash costs: memory in KiB, passes, lanes. Only tests ask for less. */
  cost?: { memoryCost: number; timeCost: number; parallelism: number };
}

const defaultCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hasher of passwords: argon2id, behind a queue that keeps a rush from taking the machine's memory. */
export function createPasswordHasher({
  atOnce = 2,
  waiting = 100,
  cost = defaultCost,
}: PasswordHasherOptions = {}): PasswordHasher {
  const inTurn = createQueue(atOnce, waiting);
  const hashPassword = (password: string) => inTurn(() => hash(password, cost));
  let nobodysHash: Promise<string> | undefined;

  return {
    hash: hashPassword,
    verify: async (passwordHash, password) => {
      nobodysHash ??= hashPassword(randomBytes(32).toString('base64'));
      const compared = passwordHash ?? (await nobodysHash);
      const isSame = await inTurn(() => verify(compared, password));
      return isSame && passwordHash !== undefined;
    },
  };
}

function createQueue(atOnce: number, limit: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else if (waiting.length >= limit) throw new AppError('unavailable');
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
