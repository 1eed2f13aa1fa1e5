import { lt, sql } from 'drizzle-orm';
import type { Database, Executor } from '../db/database.ts';
import { withoutDiskWait } from '../db/without-disk-wait.ts';
import { platformRateLimits as limits } from './rate-limit.schema.ts';

interface Counted extends Record<string, unknown> {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/**
 * Counts one more attempt in one statement; the window begins anew when the last one is over. Every sign-in counts several: none waits
 * for the disk, for a power cut may forget the last of them (decision 073).
 */
export async function countAttempt(
  db: Database,
  { key, now, windowEndsAt }: { key: string; now: Date; windowEndsAt: Date },
): Promise<{ count: number; windowEndsAt: Date }> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const end = sql`${windowEndsAt.toISOString()}::timestamptz`;
  const isOver = sql`known.window_ends_at <= ${at}`;
  const { rows } = await db.execute<Counted>(sql`
    ${withoutDiskWait}
    insert into ${limits} as known (key, count, window_ends_at) select ${key}, 1, ${end} from quick
    on conflict (key) do update set
      count = case when ${isOver} then 1 else known.count + 1 end,
      window_ends_at = case when ${isOver} then ${end} else known.window_ends_at end
    returning count, (extract(epoch from window_ends_at) * 1000)::float8 as "endsAt"`);
  const [row] = rows;
  if (!row) throw new Error('The attempt was not counted');
  return { count: row.count, windowEndsAt: new Date(row.endsAt) };
}

/** Forgets the attempts of a key, as they were counted. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.execute(sql`${withoutDiskWait} delete from ${limits} using quick where key = ${key}`);
}

/** Throws away the windows that are over. */
export async function deleteEndedWindows(executor: Executor, now: Date): Promise<void> {
  await executor.delete(limits).where(lt(limits.windowEndsAt, now));
}
