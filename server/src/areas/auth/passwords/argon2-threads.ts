import { Piscina } from 'piscina';
import type { HashCost } from './argon2-thread.ts';

/** What computes argon2id. */
export interface Argon2 {
  hash(password: string, cost: HashCost): Promise<string>;
  verify(made: string, password: string): Promise<boolean>;
}

/** Of the system's scale (0 to 19): on a busy processor, a tenth of what the server gets. */
const niceIncrement = 10;
const idleMs = 60_000;

/**
 * Computes hashes in threads of their own, `atOnce` of them, which let everything else go first: whoever signs in waits a little longer
 * on a busy machine, and whoever guesses passwords by the thousand takes the processor from nobody. They end when nobody signs in.
 */
export function createArgon2Threads(atOnce: number): Argon2 {
  const threads = new Piscina({
    filename: new URL('argon2-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: atOnce,
    idleTimeout: idleMs,
    niceIncrement,
    execArgv: [],
  });
  return {
    hash: (password, cost) => threads.run({ password, cost }, { name: 'hash' }) as Promise<string>,
    verify: (made, password) => threads.run({ made, password }, { name: 'verify' }) as Promise<boolean>,
  };
}
