import { lt, sql } from 'drizzle-orm';
import type { Database, Executor } from '../db/database.ts';
import { withoutDiskWait } from '../db/without-disk-wait.ts';
import { platformRateLimits as limits } from './rate-limit.schema.ts';

/** An attempt to count: no more than `limit` of its key, and every key stands once. */
interface Attempt {
  readonly key: string;
  readonly limit: number;
  readonly windowEndsAt: Date;
}

interface Counted extends Record<string, unknown> {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/**
 * Counts one more of each of some attempts, one after the other until one is over its limit, in one statement; a window begins anew when
 * the last one is over. Every sign-in counts several: none waits for the disk, for a power cut may forget the last of them
 * (decision 073). @returns those that were counted, in order
 */
export async function countAttempts(
  db: Database,
  attempts: readonly Attempt[],
  now: Date,
): Promise<{ readonly count: number; readonly windowEndsAt: Date }[]> {
  const isOver = sql`known.window_ends_at <= ${now.toISOString()}::timestamptz`;
  const steps = attempts.map(({ key, windowEndsAt }, place) => {
    const end = sql`${windowEndsAt.toISOString()}::timestamptz`;
    const before = attempts[place - 1];
    const source = before
      ? sql`${step(place - 1)} where ${step(place - 1)}.count <= ${before.limit}`
      : sql`quick`;
    return sql`${step(place)} as (
      insert into ${limits} as known (key, count, window_ends_at) select ${key}, 1, ${end} from ${source}
      on conflict (key) do update set
        count = case when ${isOver} then 1 else known.count + 1 end,
        window_ends_at = case when ${isOver} then ${end} else known.window_ends_at end
      returning count, window_ends_at)`;
  });
  const counted = attempts.map(
    (_, place) => sql`select ${sql.raw(String(place))} as place, * from ${step(place)}`,
  );
  const { rows } = await db.execute<Counted>(sql`
    ${withoutDiskWait}, ${sql.join(steps, sql`, `)}
    select count, (extract(epoch from window_ends_at) * 1000)::float8 as "endsAt"
    from (${sql.join(counted, sql` union all `)}) as counted order by place`);
  return rows.map(({ count, endsAt }) => ({ count, windowEndsAt: new Date(endsAt) }));
}

const step = (place: number) => sql.identifier(`attempt_${place}`);

/**
 * Forgets the attempts of some keys, as they were counted: also in that order, or two that count and forget would wait for each other.
 */
export async function forgetAttempts(db: Database, keys: readonly string[]): Promise<void> {
  const wanted = keys.map((key, place) => sql`(${key}, ${place}::int)`);
  await db.execute(sql`
    ${withoutDiskWait}, held as materialized (
      select known.key from quick, ${limits} as known
      join (values ${sql.join(wanted, sql`, `)}) as wanted (key, place) on wanted.key = known.key
      order by wanted.place for update of known)
    delete from ${limits} as ended using held where ended.key = held.key`);
}

/** Throws away the windows that are over. */
export async function deleteEndedWindows(executor: Executor, now: Date): Promise<void> {
  await executor.delete(limits).where(lt(limits.windowEndsAt, now));
}
