import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';

/** Addresses from which a calendar reads who is away; the secret in them is kept as a hash. */
export const absenceFeeds = pgTable(
  'absence_feeds',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** One's own absences, or those of the whole company. */
    scope: text('scope').$type<'own' | 'team'>().notNull(),
    secretHash: text('secret_hash').notNull(),
    /** That this installation wrote the row (decision 109). */
    proof: text('proof'),
    createdAt: instantColumn('created_at').notNull(),
    lastReadAt: instantColumn('last_read_at'),
    /** Until when it is good; null for one that a server of before made. */
    expiresAt: instantColumn('expires_at'),
  },
  (table) => [
    uniqueIndex('absence_feeds_secret').on(table.secretHash),
    uniqueIndex('absence_feeds_user').on(table.userId, table.scope),
  ],
);

export type FeedRecord = typeof absenceFeeds.$inferSelect;
