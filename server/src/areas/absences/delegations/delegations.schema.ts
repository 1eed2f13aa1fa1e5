import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';

/** Administrators who have somebody else decide in their place, from a day to another. */
export const absenceDelegations = pgTable(
  'absence_delegations',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    byUserId: text('by_user_id').notNull(),
    toUserId: text('to_user_id').notNull(),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** Null unless it was ended before its time. */
    endedAt: instantColumn('ended_at'),
  },
  (table) => [
    index('absence_delegations_to').on(table.toUserId, table.to),
    index('absence_delegations_by').on(table.byUserId, table.to),
  ],
);

export type DelegationRecord = typeof absenceDelegations.$inferSelect;
