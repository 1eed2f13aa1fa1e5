import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { notify, type DatabaseHandle, type Executor } from '../db/database.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { RowProofs } from '../secrets/row-proofs.ts';
import { currentTrace } from '../tracing/tracing.ts';
import { jobFacts } from './job-facts.ts';
import type { JobHandler, JobOptions, RegisteredJob } from './job-handler.ts';
import { createJobRunner } from './job-runner.ts';
import {
  deleteJobsArchivedBefore,
  deleteJobsDoneBefore,
  findLiveKeys,
  insertJob,
  releaseLeases,
  reviveJob,
} from './jobs.repository.ts';

/** A job to be done. `payload` is kept as JSON. */
export interface JobRequest {
  kind: string;
  payload: unknown;
  /** While a job with this key waits or is worked on, another with the same key is not added: it only comes forward in time. */
  dedupeKey?: string;
  /** Not before this moment; at once when absent. */
  runAt?: Date;
  /** Tries before the job counts as dead. Default 8, over one to two hours. */
  maxAttempts?: number;
  /** The company whose administrators may read of it when it is dead; super users alone when absent. */
  companyId?: string | null;
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
  /** The kinds of jobs that somebody does here, with what becomes of a dead one. */
  kinds(): ReadonlyMap<string, Pick<RegisteredJob, 'isOverWhenDead'>>;
  /** Has dead jobs run again, all their tries before them. @returns the ids of those that are. */
  revive(executor: Executor, ids: readonly number[]): Promise<number[]>;
  /** Deletes the jobs that were done more than a week ago, and dead ones that somebody put aside half a year ago. */
  clean(): Promise<void>;
}

interface JobsDependencies {
  database: DatabaseHandle;
  clock: Clock;
  logger: Logger;
  metrics: Pick<Metrics, 'countJob'>;
  rowProofs: RowProofs;
}

const channel = 'platform_jobs';
/** What the channel carries where somebody waits for a job, and where a crew of its own does it. */
const urgent = 'urgent';
const ofCrew = 'crew';
const defaultMaxAttempts = 8;
const week = 7 * 24 * 60 * 60_000;

/** The service of jobs. */
export function createJobs({ database, clock, logger, metrics, rowProofs }: JobsDependencies): Jobs {
  const handlers = new Map<string, RegisteredJob>();
  const runner = createJobRunner({ db: database.db, clock, logger, metrics, rowProofs, handlers });
  let unlisten: (() => Promise<void>) | undefined;

  return {
    enqueue: async (executor, { runAt, maxAttempts = defaultMaxAttempts, companyId = null, ...job }) => {
      const now = clock.now();
      const times = { runAt: runAt ?? now, createdAt: now };
      const traceParent = currentTrace()?.traceParent ?? null;
      const proof = rowProofs.of('job', jobFacts(job));
      await insertJob(executor, { ...job, maxAttempts, companyId, traceParent, proof, ...times });
      const handler = handlers.get(job.kind);
      await notify(executor, channel, handler?.crew ? ofCrew : handler?.isUrgent ? urgent : '');
    },
    handle: (kind, handler, { onDead, isOverWhenDead = false, isUrgent = false, crew } = {}) => {
      if (handlers.has(kind)) throw new Error(`Jobs of the kind ${kind} have a handler already`);
      handlers.set(kind, { run: handler, onDead, isOverWhenDead, isUrgent, crew } as RegisteredJob);
    },
    start: async () => {
      // The embedded database has one process: what is held now was held by one that died.
      if (database.kind === 'embedded') await releaseLeases(database.db);
      unlisten = await database.listen(channel, (payload) => {
        if (payload === urgent) runner.wakeUrgent();
        else if (payload === ofCrew) runner.wakeCrews();
        else runner.wake();
      });
      runner.start();
    },
    runDue: runner.runDue,
    stop: async () => {
      await unlisten?.();
      await runner.stop();
    },
    findLive: findLiveKeys,
    kinds: () => handlers,
    revive: async (executor, ids) => {
      const revived: number[] = [];
      for (const id of ids) if (await reviveJob(executor, { id, now: clock.now() })) revived.push(id);
      await notify(executor, channel);
      return revived;
    },
    clean: async () => {
      const now = clock.now().getTime();
      await deleteJobsDoneBefore(database.db, new Date(now - week));
      await deleteJobsArchivedBefore(database.db, new Date(now - 26 * week));
    },
  };
}
