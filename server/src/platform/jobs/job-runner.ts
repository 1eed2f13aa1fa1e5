import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { errorLine } from '../errors/describe-error.ts';
import { announceFailures } from '../failures/announce-failures.ts';
import type { RowProofs } from '../secrets/row-proofs.ts';
import type { Metrics, WorkedJob } from '../metrics/metrics.ts';
import { tracedFrom, untraced } from '../tracing/tracing.ts';
import { createWorkers, type JobCrew } from './job-crew.ts';
import { PostponedJobError, type RegisteredJob } from './job-handler.ts';
import { jobFacts } from './job-facts.ts';
import { claimJobs, extendLease, failJob, finishJob, postponeJob } from './jobs.repository.ts';
import type { JobRow } from './jobs.schema.ts';
import { spread } from '../spread.ts';

interface RunnerDependencies {
  db: Database;
  clock: Clock;
  logger: Logger;
  metrics: Pick<Metrics, 'countJob'>;
  rowProofs: RowProofs;
  handlers: ReadonlyMap<string, RegisteredJob>;
}

const pollMs = 2000;
const leaseMs = 60_000;
const atOnce = 4;
/** More of those for which somebody waits: they wait for a mail server as a rule, and many sign in at nine. */
const urgentAtOnce = 8;
const stopAfterMs = 10_000;
/** So that one that is put off to no later than now is not claimed over and over. */
const shortestPostponementMs = 1000;

/** Milliseconds before the next try: 5 s, 15 s, 45 s and so on, at most an hour. */
export function retryDelay(attempt: number): number {
  return Math.min(5000 * 3 ** (attempt - 1), 3_600_000);
}

/** At most that, and at least half of it: what failed together does not come again together. */
const spreadDelay = (attempt: number) => retryDelay(attempt) * (1 - spread() / 2);

/** Claims due jobs and works on a few at once; beside them, on those for which somebody waits, and on those of crews of their own. */
export function createJobRunner({ db, clock, logger, metrics, rowProofs, handlers }: RunnerDependencies) {
  const stopping = new AbortController();
  const kindsOf = (isUrgent: boolean, crew?: JobCrew) =>
    [...handlers]
      .filter(([, handler]) => handler.isUrgent === isUrgent && handler.crew === crew)
      .map(([kind]) => kind);
  const claim = (kinds: string[], limit: number) =>
    // Whoever woke the runner did not ask for the jobs of others.
    untraced(() => claimJobs(db, { kinds, now: clock.now(), leaseMs, limit }));
  const hire = (workers: Pick<Parameters<typeof createWorkers>[0], 'atOnce' | 'claim'>) =>
    createWorkers({
      ...workers,
      work: traceWork,
      signal: stopping.signal,
      onError: (error) => logger.error({ err: error }, 'jobs could not be claimed'),
    });
  const usual = hire({ atOnce, claim: (limit) => claim(kindsOf(false), limit) });
  const urgent = hire({ atOnce: urgentAtOnce, claim: (limit) => claim(kindsOf(true), limit) });
  const crews = new Map<JobCrew, ReturnType<typeof hire>>();
  let timer: NodeJS.Timeout | undefined;

  const lookAll = () => {
    void usual.look();
    void urgent.look();
    for (const workers of crews.values()) void workers.look();
  };

  function hireCrews(): void {
    for (const { crew } of handlers.values())
      if (crew && !crews.has(crew))
        crews.set(
          crew,
          hire({ atOnce: crew.atOnce, claim: (free, running) => claimFor(crew, free, running) }),
        );
  }

  async function claimFor(crew: JobCrew, free: number, running: number): Promise<JobRow[]> {
    const jobs: JobRow[] = [];
    for (const isUrgent of [true, false]) {
      const work = { isUrgent, running: running + jobs.length };
      const wanted = free - jobs.length;
      const admitted = wanted > 0 ? await untraced(() => crew.admit(wanted, work)) : 0;
      if (admitted > 0) jobs.push(...(await claim(kindsOf(isUrgent, crew), admitted)));
    }
    return jobs;
  }

  /** The kinds of which a job may begin now. */
  async function admittedKinds(): Promise<string[]> {
    const kinds = [...kindsOf(true), ...kindsOf(false)];
    for (const crew of crews.keys())
      for (const isUrgent of [true, false])
        if ((await crew.admit(1, { isUrgent, running: 0 })) > 0) kinds.push(...kindsOf(isUrgent, crew));
    return kinds;
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
      const tries = triesOf(job);
      if (tries > job.maxAttempts) throw new Error('Its process ended at the last try');
      if (!rowProofs.holds(job.proof, 'job', jobFacts(job)))
        throw new Error('It was not asked for by this installation');
      await handlers.get(job.kind)?.run(job.payload, {
        id: job.id,
        attempt: tries,
        isLastAttempt: tries >= job.maxAttempts,
        askedAt: job.createdAt,
        postponements: job.postponements,
        signal: stopping.signal,
      });
      await finishJob(db, job, clock.now());
      count('done');
    } catch (error) {
      if (error instanceof PostponedJobError) {
        count('postponed');
        await postpone(job, error, log);
        return;
      }
      count(triesOf(job) >= job.maxAttempts ? 'dead' : 'failed');
      await recordFailure(job, error, log);
    } finally {
      clearInterval(renewal);
    }
  }

  async function postpone(
    job: JobRow,
    { message: reason, until }: PostponedJobError,
    log: Logger,
  ): Promise<void> {
    const soonest = clock.now().getTime() + shortestPostponementMs;
    const at = new Date(Math.max(until.getTime(), soonest));
    log.info({ reason, until: at }, 'a job was put off');
    await postponeJob(db, job, { reason, until: at }).catch((problem: unknown) =>
      log.error({ err: problem }, 'that a job was put off was not recorded'),
    );
  }

  async function recordFailure(job: JobRow, error: unknown, log: Logger): Promise<void> {
    const now = clock.now();
    const isDead = triesOf(job) >= job.maxAttempts;
    const retryAt = isDead ? undefined : new Date(now.getTime() + spreadDelay(triesOf(job)));
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
    wake: () => void usual.look(),
    wakeUrgent: () => void urgent.look(),
    wakeCrews: () => {
      for (const workers of crews.values()) void workers.look();
    },
    start: () => {
      hireCrews();
      timer = setInterval(lookAll, pollMs);
      lookAll();
    },
    runDue: async () => {
      hireCrews();
      let done = 0;
      for (;;) {
        const [job] = await claim(await admittedKinds(), 1);
        if (!job) return done;
        await traceWork(job);
        done += 1;
      }
    },
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      const underWay = [usual, urgent, ...crews.values()].flatMap((workers) => workers.underWay());
      await Promise.race([Promise.allSettled(underWay), pause(stopAfterMs)]);
      for (const crew of crews.keys()) crew.close();
    },
  };
}

/** How often a job was tried: what put it off counts for none. */
const triesOf = ({ attempts, postponements }: JobRow) => attempts - postponements;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
