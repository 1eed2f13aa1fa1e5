import { sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';

const mode = sql<string>`set_config('synchronous_commit', 'off', true)`;

/**
 * Begins a statement whose commit is answered before the disk has it: the next commit that waits, or PostgreSQL itself within a second,
 * brings it there. For what may be missing after a power cut, such as counters. The statement must take a row `from quick` (`using
 * quick`), and be a transaction of its own.
 */
export const withoutDiskWait = sql`with quick as materialized (select ${mode} as mode)`;

/** The same for statements that are built: `.with(quick)`, `.from(quick)`. */
export const quick = new QueryBuilder()
  .$with('quick', { mode: sql<string>`mode` })
  .as(sql`select ${mode} as mode`);
