import { eq, lt, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { platformRateLimits as limits } from './rate-limit.schema.ts';

/** Counts one more attempt in one statement; the window begins anew when the last one is over. */
export async function countAttempt(executor: Executor, key: string, now: Date, windowEndsAt: Date) {
  const at = sql`${now.toISOString()}::timestamptz`;
  const end = sql`${windowEndsAt.toISOString()}::timestamptz`;
  const [row] = await executor
    .insert(limits)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        count: sql`case when ${limits.windowEndsAt} <= ${at} then 1 else ${limits.count} + 1 end`,
        windowEndsAt: sql`case when ${limits.windowEndsAt} <= ${at} then ${end} else ${limits.windowEndsAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error('The attempt was not counted');
  return row;
}

/** Forgets the attempts of a key. */
export async function forgetAttempts(executor: Executor, key: string): Promise<void> {
  await executor.delete(limits).where(eq(limits.key, key));
}

/** Throws away the windows that are over. */
export async function deleteEndedWindows(executor: Executor, now: Date): Promise<void> {
  await executor.delete(limits).where(lt(limits.windowEndsAt, now));
}
