import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of attempts, shared by all replicas. The key is hashed: it may hold a name or an address. */
export const platformRateLimits = pgTable(
  'platform_rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('platform_rate_limits_end').on(table.windowEndsAt)],
);
