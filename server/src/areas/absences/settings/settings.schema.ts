import type { ClosurePart } from 'shared-api/contracts/absences';
import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';

/** How a company has its absences. One without a row has the defaults. */
export const absenceSettings = pgTable('absence_settings', {
  companyId: text('company_id').primaryKey(),
  /** Whether what takes more than the balance is refused; else it is only said. */
  isBalanceLimit: boolean('is_balance_limit').notNull().default(true),
  /** Whether its administrators are told by mail of each request. */
  tellsApprovers: boolean('tells_approvers').notNull().default(true),
  /** Working days after which they are reminded of what waits; 0 for never. */
  reminderDays: integer('reminder_days').notNull().default(2),
  version: integer('version').notNull().default(0),
  changedAt: instantColumn('changed_at'),
  changedBy: text('changed_by'),
});

/** Days on which a company is closed: everybody takes leave. */
export const absenceClosures = pgTable(
  'absence_closures',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    name: text('name').notNull(),
    /** What of each working day it takes. */
    part: text('part').$type<ClosurePart>().notNull().default('day'),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    createdAt: instantColumn('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [index('absence_closures_company').on(table.companyId, table.from)],
);

/** Days for which a company's people may not ask for leave. */
export const absenceBlockedDays = pgTable(
  'absence_blocked_days',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    reason: text('reason').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    createdBy: text('created_by').notNull(),
  },
  (table) => [index('absence_blocked_days_company').on(table.companyId, table.from)],
);

export type SettingsRecord = typeof absenceSettings.$inferSelect;
export type ClosureRecord = typeof absenceClosures.$inferSelect;
export type BlockedDaysRecord = typeof absenceBlockedDays.$inferSelect;
