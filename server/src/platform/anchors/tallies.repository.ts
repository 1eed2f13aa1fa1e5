import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';

/** Lets only one transaction at a time change a tally. */
export async function lockTally(executor: Executor, name: string): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`tally:${name}`}, 0))`);
}
