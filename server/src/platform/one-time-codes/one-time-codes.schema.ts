import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One-time codes, hashed. The id is the challenge that the browser holds. */
export const platformOneTimeCodes = pgTable(
  'platform_one_time_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What the code is for (`login`, `sign`) and whom and what it is bound to. */
    purpose: text('purpose').notNull(),
    subject: text('subject').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When it was used, or when a newer one took its place. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [index('platform_one_time_codes_subject').on(table.purpose, table.subject, table.createdAt)],
);
