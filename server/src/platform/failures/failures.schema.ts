import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn } from '../db/columns.ts';

/** Failures of areas in browsers, a row for each build, kind and browser: how often, and the support code and file of the last one. */
export const platformAreaFailures = pgTable(
  'platform_area_failures',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    area: text('area').notNull(),
    kind: text('kind').notNull(),
    build: text('build').notNull(),
    /** As people know it: `Safari, iOS`. */
    browser: text('browser').notNull().default(''),
    /** The address of the file that could not be shown. */
    file: text('file').notNull().default(''),
    times: integer('times').notNull(),
    supportCode: text('support_code').notNull(),
    firstAt: instantColumn('first_at').notNull(),
    lastAt: instantColumn('last_at').notNull(),
    /** When somebody put it aside; it comes back with the next failure. */
    archivedAt: instantColumn('archived_at'),
  },
  (table) => [
    uniqueIndex('platform_area_failures_of').on(table.area, table.kind, table.build, table.browser),
    index('platform_area_failures_open')
      .on(table.lastAt)
      .where(sql`archived_at is null`),
  ],
);
