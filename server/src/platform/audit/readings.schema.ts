import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Who looked at what on a day, so that it is one event however often a page asks. The event log is what counts: rows live for two days. */
export const platformReadings = pgTable(
  'platform_readings',
  {
    subject: text('subject').notNull(),
    action: text('action').notNull(),
    actor: text('actor').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.action, table.actor, table.day] }),
    index('platform_readings_day').on(table.day),
  ],
);
