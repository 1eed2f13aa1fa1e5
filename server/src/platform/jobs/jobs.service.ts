import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { notify, type DatabaseHandle, type Executor } from '../db/database.ts';
import type { JobHandler, JobOptions, RegisteredJob } from './job-handler.ts';
import { createJobRunner } from './job-runner.ts';
import { deleteJobsDoneBefore, findLiveKeys, insertJob, releaseLeases } from './jobs.repository.ts';

/** A job to be done. `payload` is kept as JSON. */
export interface JobRequest {
  kind: string;
  payload: unknown;
  /** While a job with this key waits or is worked on, another with the same key is not added: it only comes forward in time. */
  dedupeKey?: string;
  /** Not before this moment; at once when absent. */
  runAt?: Date;
  /** Tries before the job counts as dead. Default 8, over about two hours. */
  maxAttempts?: number;
}

/** What can be done with jobs. */
export interface Jobs {
  /** Adds a job in the transaction of what it belongs to: both happen or neither does. */
  enqueue(executor: Executor, job: JobRequest): Promise<void>;
  /** Registers who does the jobs of a kind. Before `start`. */
  handle<Payload>(kind: string, handler: JobHandler<Payload>, options?: JobOptions<Payload>): void;
  /** Begins to work: as soon as a job is added, and every few seconds. */
  start(): Promise<void>;
  /** Does everything that is due now, one after the other; for tests. */
  runDue(): Promise<number>;
  /** Claims no more jobs and waits for those that run, at most ten seconds. */
  stop(): Promise<void>;
  /** Which of these dedupe keys belong to a job that waits or is worked on. */
  findLive(executor: Executor, dedupeKeys: readonly string[]): Promise<ReadonlySet<string>>;
  /** Deletes the jobs that were done more than a week ago. */
  clean(): Promise<void>;
}

interface JobsDependencies {
  database: DatabaseHandle;
  clock: Clock;
  logger: Logger;
}

const channel = 'platform_jobs';
const defaultMaxAttempts = 8;
const week = 7 * 24 * 60 * 60_000;

/** The service of jobs. */
export function createJobs({ database, clock, logger }: JobsDependencies): Jobs {
  const handlers = new Map<string, RegisteredJob>();
  const runner = createJobRunner({ db: database.db, clock, logger, handlers });
  let unlisten: (() => Promise<void>) | undefined;

  return {
    enqueue: async (executor, { kind, payload, dedupeKey, runAt, maxAttempts = defaultMaxAttempts }) => {
      const now = clock.now();
      const times = { runAt: runAt ?? now, createdAt: now };
      await insertJob(executor, { kind, payload, dedupeKey, maxAttempts, ...times });
      await notify(executor, channel);
    },
    handle: (kind, handler, { onDead } = {}) => {
      if (handlers.has(kind)) throw new Error(`Jobs of the kind ${kind} have a handler already`);
      handlers.set(kind, { run: handler, onDead } as RegisteredJob);
    },
    start: async () => {
      // The embedded database has one process: what is held now was held by one that died.
      if (database.kind === 'embedded') await releaseLeases(database.db);
      unlisten = await database.listen(channel, runner.wake);
      runner.start();
    },
    runDue: runner.runDue,
    stop: async () => {
      await unlisten?.();
      await runner.stop();
    },
    findLive: findLiveKeys,
    clean: () => deleteJobsDoneBefore(database.db, new Date(clock.now().getTime() - week)),
  };
}
