import type { Worker } from 'node:worker_threads';

/** Databases that were closed by a test file and are empty: the next file of this process opens them again. */
interface SpareDatabases {
  readonly embedded: Worker[];
  /** Names on the PostgreSQL server. */
  readonly postgres: string[];
  /** Whether somebody removes them at the end. */
  readonly areKept: boolean;
}

const global = globalThis as { spareDatabases?: SpareDatabases };

/** What `tooling/jest/server-environment.mjs` keeps from file to file; outside of jest nothing is kept. */
export const spareDatabases: SpareDatabases = global.spareDatabases ?? {
  embedded: [],
  postgres: [],
  areKept: false,
};
