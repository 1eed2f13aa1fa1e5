import { and, count, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { platformAreaFailures } from './failures.schema.ts';

type AreaFailure = Pick<
  typeof platformAreaFailures.$inferSelect,
  'area' | 'kind' | 'build' | 'browser' | 'file' | 'supportCode'
>;

const { area, kind, build, browser, times, lastAt } = platformAreaFailures;

/** Counts a failure of an area in a browser. */
export async function countAreaFailure(executor: Executor, failure: AreaFailure, now: Date): Promise<void> {
  const { supportCode, file } = failure;
  await executor
    .insert(platformAreaFailures)
    .values({ ...failure, times: 1, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [area, kind, build, browser],
      set: { times: sql`${times} + 1`, lastAt: now, supportCode, file, archivedAt: null },
    });
}

/** Whether a failure is counted already, or another row of them may be written. */
export async function mayCountAreaFailure(
  executor: Executor,
  failure: AreaFailure,
  maxRows: number,
): Promise<boolean> {
  const isSame = and(
    eq(area, failure.area),
    eq(kind, failure.kind),
    eq(build, failure.build),
    eq(browser, failure.browser),
  );
  const [known] = await executor.select({ times }).from(platformAreaFailures).where(isSame);
  if (known) return true;
  const [counted] = await executor.select({ rows: count() }).from(platformAreaFailures);
  return (counted?.rows ?? 0) < maxRows;
}

/** Puts the failures of a kind of an area aside: what they are about is over. */
export async function settleAreaFailures(
  executor: Executor,
  failure: Pick<AreaFailure, 'area' | 'kind'>,
  now: Date,
): Promise<boolean> {
  const settled = await executor
    .update(platformAreaFailures)
    .set({ archivedAt: now })
    .where(and(eq(area, failure.area), eq(kind, failure.kind), isNull(platformAreaFailures.archivedAt)))
    .returning({ id: platformAreaFailures.id });
  return settled.length > 0;
}

/** Forgets failures of areas of which there was none since a moment. */
export async function deleteAreaFailuresBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(platformAreaFailures).where(lt(lastAt, moment));
}
