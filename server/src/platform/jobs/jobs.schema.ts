import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Work to be done later, written in the transaction of what it belongs to. */
export const platformJobs = pgTable(
  'platform_jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** At most one job that waits has a given key. */
    dedupeKey: text('dedupe_key').unique(),
    runAt: timestamp('run_at', { withTimezone: true }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** How many of the attempts count for none, because the job was put off. */
    postponements: integer('postponements').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** When the last try failed; a person has to look at it. */
    deadAt: timestamp('dead_at', { withTimezone: true }),
    /** The dedupe key that a dead job had: it has it again when somebody tries it again. */
    formerKey: text('former_key'),
    /** When somebody put a dead job aside. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    /** The company whose administrators may read of it when it is dead; null for super users alone. */
    companyId: text('company_id'),
    /** `traceparent` (W3C) of the request that asked for it; null without traces. */
    traceParent: text('trace_parent'),
    /** That this installation wrote it (`job-facts.ts`). */
    proof: text('proof'),
  },
  (table) => [
    index('platform_jobs_due')
      .on(table.runAt)
      .where(sql`done_at is null and dead_at is null`),
    index('platform_jobs_dead')
      .on(table.deadAt)
      .where(sql`dead_at is not null and archived_at is null`),
  ],
);

/** A row of the table of jobs. */
export type JobRow = typeof platformJobs.$inferSelect;
