import { sql } from 'drizzle-orm';

/**
 * Begins a statement whose commit is answered before the disk has it: the next commit that waits, or PostgreSQL itself within a second,
 * brings it there. For what may be missing after a power cut, such as counters. The statement must take a row `from quick` (`using
 * quick`), and be a transaction of its own.
 */
export const withoutDiskWait = sql`with quick as materialized (select set_config('synchronous_commit', 'off', true) as mode)`;
