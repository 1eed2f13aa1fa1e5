import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { errorLine } from '../errors/describe-error.ts';
import { announceFailures } from '../failures/announce-failures.ts';
import type { Metrics, WorkedJob } from '../metrics/metrics.ts';
import { tracedFrom, untraced } from '../tracing/tracing.ts';
import type { RegisteredJob } from './job-handler.ts';
import { claimJobs, extendLease, failJob, finishJob } from './jobs.repository.ts';
import type { JobRow } from './jobs.schema.ts';

interface RunnerDependencies {
  db: Database;
  clock: Clock;
  logger: Logger;
  metrics: Pick<Metrics, 'countJob'>;
  handlers: ReadonlyMap<string, RegisteredJob>;
}

const pollMs = 2000;
const leaseMs = 60_000;
const atOnce = 4;
/** More of those for which somebody waits: they wait for a mail server as a rule, and many sign in at nine. */
const urgentAtOnce = 8;
const stopAfterMs = 10_000;

/** Milliseconds before the next try: 5 s, 15 s, 45 s and so on, at most an hour. */
export function retryDelay(attempt: number): number {
  return Math.min(5000 * 3 ** (attempt - 1), 3_600_000);
}

/** Claims due jobs and works on a few at once; beside them, on those for which somebody waits. */
export function createJobRunner({ db, clock, logger, metrics, handlers }: RunnerDependencies) {
  const stopping = new AbortController();
  const kindsOf = (isUrgent: boolean) =>
    [...handlers].filter(([, handler]) => handler.isUrgent === isUrgent).map(([kind]) => kind);
  const claim = (kinds: string[], limit: number) =>
    // Whoever woke the runner did not ask for the jobs of others.
    untraced(() => claimJobs(db, { kinds, now: clock.now(), leaseMs, limit }));
  const usual = createCrew({ atOnce, claim: (limit) => claim(kindsOf(false), limit) });
  const urgent = createCrew({ atOnce: urgentAtOnce, claim: (limit) => claim(kindsOf(true), limit) });
  let timer: NodeJS.Timeout | undefined;

  const lookAll = () => {
    void usual.look();
    void urgent.look();
  };

  /** Works on so many jobs at once, and looks for the next whenever one is done. */
  function createCrew({ atOnce, claim }: { atOnce: number; claim: (limit: number) => Promise<JobRow[]> }) {
    const running = new Set<Promise<void>>();
    let isLooking = false;
    let mayHaveMore = false;

    async function look(): Promise<void> {
      if (isLooking || stopping.signal.aborted) {
        mayHaveMore = true;
        return;
      }
      isLooking = true;
      try {
        do {
          mayHaveMore = false;
          const free = atOnce - running.size;
          const jobs = free > 0 ? await claim(free) : [];
          for (const job of jobs) track(traceWork(job));
        } while (mayHaveMore && running.size < atOnce && !stopping.signal.aborted);
      } catch (error) {
        logger.error({ err: error }, 'jobs could not be claimed');
      } finally {
        isLooking = false;
      }
    }

    function track(task: Promise<void>): void {
      const tracked = task.finally(() => {
        running.delete(tracked);
        void look();
      });
      running.add(tracked);
    }

    return { look, running };
  }

  function traceWork(job: JobRow): Promise<void> {
    const { kind, attempts, traceParent: parent } = job;
    const attributes = { 'sportello.job': kind, 'sportello.attempt': attempts };
    return tracedFrom({ name: `job ${kind}`, kind: 'consumer', attributes, parent }, () => work(job));
  }

  async function work(job: JobRow): Promise<void> {
    const log = logger.child({ job: job.id, kind: job.kind, attempt: job.attempts });
    const began = performance.now();
    const count = (outcome: WorkedJob['outcome']) =>
      metrics.countJob({ kind: job.kind, outcome, seconds: (performance.now() - began) / 1000 });
    const renewal = setInterval(() => {
      extendLease(db, job, new Date(clock.now().getTime() + leaseMs)).catch((error: unknown) =>
        log.warn({ err: error }, 'the lease of a job was not extended'),
      );
    }, leaseMs / 3);
    try {
      // A job that takes its process down with it must not do so at every start for ever.
      if (job.attempts > job.maxAttempts) throw new Error('Its process ended at the last try');
      await handlers.get(job.kind)?.run(job.payload, {
        id: job.id,
        attempt: job.attempts,
        isLastAttempt: job.attempts >= job.maxAttempts,
        signal: stopping.signal,
      });
      await finishJob(db, job, clock.now());
      count('done');
    } catch (error) {
      count(job.attempts >= job.maxAttempts ? 'dead' : 'failed');
      await recordFailure(job, error, log);
    } finally {
      clearInterval(renewal);
    }
  }

  async function recordFailure(job: JobRow, error: unknown, log: Logger): Promise<void> {
    const now = clock.now();
    const isDead = job.attempts >= job.maxAttempts;
    const retryAt = isDead ? undefined : new Date(now.getTime() + retryDelay(job.attempts));
    if (isDead) log.error({ err: error }, 'a job is dead');
    else log.warn({ err: error, retryAt }, 'a job failed and will run again');
    const failure = { error: errorLine(error), now, retryAt };
    const recording: Promise<unknown> = isDead ? recordDeath(job, failure) : failJob(db, job, failure);
    await recording.catch((problem: unknown) =>
      log.error({ err: problem }, 'the failure of a job was not recorded'),
    );
  }

  async function recordDeath(job: JobRow, failure: Parameters<typeof failJob>[2]): Promise<void> {
    await db.transaction(async (tx) => {
      const isRecorded = await failJob(tx, job, failure);
      if (!isRecorded) return;
      await handlers.get(job.kind)?.onDead?.(tx, job.payload);
      await announceFailures(tx, job.companyId);
    });
  }

  return {
    /** Looks for jobs that were added; what nobody announced is found within two seconds. */
    wake: ({ isUrgent }: { isUrgent: boolean }) => void (isUrgent ? urgent : usual).look(),
    start: () => {
      timer = setInterval(lookAll, pollMs);
      lookAll();
    },
    runDue: async () => {
      let done = 0;
      for (;;) {
        const [job] = await claim([...handlers.keys()], 1);
        if (!job) return done;
        await traceWork(job);
        done += 1;
      }
    },
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await Promise.race([Promise.allSettled([...usual.running, ...urgent.running]), pause(stopAfterMs)]);
    },
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
