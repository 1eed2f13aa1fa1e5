import { and, asc, eq, gt, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { isOneOf } from '../db/is-one-of.ts';
import type { Executor } from '../db/database.ts';
import { platformJobs, type JobRow } from './jobs.schema.ts';

interface NewJob {
  kind: string;
  payload: unknown;
  dedupeKey?: string | undefined;
  runAt: Date;
  createdAt: Date;
  maxAttempts: number;
  companyId: string | null;
  traceParent: string | null;
  proof: string;
}

/** Adds a job; one with the same dedupe key that still waits stands for it, and comes forward when this one is due sooner. */
export async function insertJob(executor: Executor, job: NewJob): Promise<void> {
  await executor
    .insert(platformJobs)
    .values(job)
    .onConflictDoUpdate({
      target: platformJobs.dedupeKey,
      set: { runAt: sql`least(${platformJobs.runAt}, excluded.run_at)` },
    });
}

/** Which of these dedupe keys belong to a job that waits or is worked on. */
export async function findLiveKeys(executor: Executor, dedupeKeys: readonly string[]): Promise<Set<string>> {
  const rows = await executor
    .select({ key: platformJobs.dedupeKey })
    .from(platformJobs)
    .where(and(isOneOf(platformJobs.dedupeKey, dedupeKeys), isNull(platformJobs.deadAt)));
  return new Set(rows.flatMap(({ key }) => key ?? []));
}

/** Whether a job has a dedupe key, or had it before it was dead, even where somebody put it aside. */
export async function hasJobOf(executor: Executor, dedupeKey: string): Promise<boolean> {
  const rows = await executor
    .select({ id: platformJobs.id })
    .from(platformJobs)
    .where(
      or(
        eq(platformJobs.dedupeKey, dedupeKey),
        and(eq(platformJobs.formerKey, dedupeKey), isNotNull(platformJobs.deadAt)),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Claims jobs that are due, each for one worker only, until the lease ends. A job whose worker died is due again. */
export async function claimJobs(
  executor: Executor,
  { kinds, now, leaseMs, limit }: { kinds: string[]; now: Date; leaseMs: number; limit: number },
): Promise<JobRow[]> {
  const due = executor
    .select({ id: platformJobs.id })
    .from(platformJobs)
    .where(
      and(
        isNull(platformJobs.doneAt),
        isNull(platformJobs.deadAt),
        lte(platformJobs.runAt, now),
        or(isNull(platformJobs.lockedUntil), lt(platformJobs.lockedUntil, now)),
        sql`${platformJobs.kind} = any(${sql.param(kinds)})`,
      ),
    )
    .orderBy(asc(platformJobs.runAt), asc(platformJobs.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return executor
    .update(platformJobs)
    .set({ attempts: sql`${platformJobs.attempts} + 1`, lockedUntil: new Date(now.getTime() + leaseMs) })
    .where(sql`${platformJobs.id} in (${due})`)
    .returning();
}

/** Prolongs the lease of a job that is still being worked on. */
export async function extendLease(executor: Executor, job: JobRow, until: Date): Promise<void> {
  await executor.update(platformJobs).set({ lockedUntil: until }).where(isHeld(job));
}

/** Frees every job that somebody held: for a start where nobody else can be at work. */
export async function releaseLeases(executor: Executor): Promise<void> {
  await executor
    .update(platformJobs)
    .set({ lockedUntil: null })
    .where(and(isNotNull(platformJobs.lockedUntil), isNull(platformJobs.doneAt)));
}

/** Records that a job is done: its dedupe key is free again, and what it was about is kept no longer. */
export async function finishJob(executor: Executor, job: JobRow, now: Date): Promise<void> {
  await executor
    .update(platformJobs)
    .set({ doneAt: now, lockedUntil: null, lastError: null, dedupeKey: null, payload: {} })
    .where(isHeld(job));
}

/**
 * Records a failed try: the job runs again later, or is dead when `retryAt` is absent.
 * @returns whether the worker still held the job
 */
export async function failJob(
  executor: Executor,
  job: JobRow,
  { error, now, retryAt }: { error: string; now: Date; retryAt: Date | undefined },
): Promise<boolean> {
  const outcome = retryAt ? { runAt: retryAt } : { deadAt: now, formerKey: sql`dedupe_key`, dedupeKey: null };
  const failed = await executor
    .update(platformJobs)
    .set({ lockedUntil: null, lastError: error, ...outcome })
    .where(isHeld(job))
    .returning({ id: platformJobs.id });
  return failed.length > 0;
}

/** Puts a job off: it runs again later, and the attempt counts for none. */
export async function postponeJob(
  executor: Executor,
  job: JobRow,
  { reason, until }: { readonly reason: string; readonly until: Date },
): Promise<void> {
  await executor
    .update(platformJobs)
    .set({
      lockedUntil: null,
      lastError: reason,
      runAt: until,
      postponements: sql`${platformJobs.postponements} + 1`,
    })
    .where(isHeld(job));
}

/** Brings forward the jobs of some kinds that were put off. */
export async function hurryJobs(executor: Executor, kinds: readonly string[], now: Date): Promise<void> {
  const { postponements, runAt, kind, doneAt, deadAt } = platformJobs;
  await executor
    .update(platformJobs)
    .set({ runAt: now })
    .where(and(isNull(doneAt), isNull(deadAt), gt(runAt, now), gt(postponements, 0), isOneOf(kind, kinds)));
}

/** Deletes the jobs that hold an address or a user name of people. */
export async function deleteJobsNaming(
  executor: Executor,
  { emails, formerEmails, usernames }: NamesOfPeople,
): Promise<void> {
  const names = [...emails, ...formerEmails, ...usernames].map((name) => name.toLowerCase());
  if (names.length === 0) return;
  const { payload } = platformJobs;
  const isTheirs = (field: string) => sql`lower(${payload} ->> ${field}) = any(${sql.param(names)}::text[])`;
  await executor.delete(platformJobs).where(or(isTheirs('email'), isTheirs('username')));
}

type NamesOfPeople = Readonly<Record<'emails' | 'formerEmails' | 'usernames', readonly string[]>>;

/** Deletes the jobs done before a moment. */
export async function deleteJobsDoneBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(platformJobs).where(lt(platformJobs.doneAt, moment));
}

/** Deletes the dead jobs that somebody put aside before a moment. */
export async function deleteJobsArchivedBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(platformJobs).where(lt(platformJobs.archivedAt, moment));
}

/**
 * Has a dead job run again, with the dedupe key that it had unless another has taken it meanwhile.
 * @returns whether it was dead
 */
export async function reviveJob(
  executor: Executor,
  { id, now }: { readonly id: number; readonly now: Date },
): Promise<boolean> {
  const key = sql`case when exists (select 1 from platform_jobs other where other.dedupe_key = platform_jobs.former_key)
    then null else platform_jobs.former_key end`;
  const revived = await executor
    .update(platformJobs)
    .set({
      deadAt: null,
      archivedAt: null,
      attempts: 0,
      postponements: 0,
      runAt: now,
      dedupeKey: key,
      formerKey: null,
    })
    .where(and(eq(platformJobs.id, id), isNotNull(platformJobs.deadAt)))
    .returning({ id: platformJobs.id });
  return revived.length > 0;
}

/** Puts the dead jobs aside whose payload names a record that shows the failure itself. */
export async function archiveDeadJobsOf(
  executor: Executor,
  { kind, recordId, now }: { readonly kind: string; readonly recordId: string; readonly now: Date },
): Promise<void> {
  await executor
    .update(platformJobs)
    .set({ archivedAt: now })
    .where(
      and(
        isNotNull(platformJobs.deadAt),
        isNull(platformJobs.archivedAt),
        eq(platformJobs.kind, kind),
        sql`${platformJobs.payload} ->> 'id' = ${recordId}`,
      ),
    );
}

// A worker whose lease ran out must not touch a job that another has claimed since.
const isHeld = (job: JobRow) => and(eq(platformJobs.id, job.id), eq(platformJobs.attempts, job.attempts));
