import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../db/columns.ts';

/** What rows that decide were like when they were compared last, and where their chains of events ended then (decision 118). */
export const platformNotedRows = pgTable(
  'platform_noted_rows',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    /** SHA-256 (hex) of the facts. */
    digest: text('digest').notNull(),
    /** How many events each of its chains had. */
    ends: jsonb('ends').$type<Readonly<Record<string, number>>>().notNull(),
    notedAt: instantColumn('noted_at').notNull(),
    /** Proof of all of it but the time (decision 109). */
    proof: text('proof').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

export type NotedRow = typeof platformNotedRows.$inferSelect;
