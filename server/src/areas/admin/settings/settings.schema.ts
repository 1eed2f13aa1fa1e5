import { boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MailTiming } from './mail-timing.ts';

/** What a company chose (spec 03 §3), but for what the directory and the timesheet keep of it. */
export const adminSettings = pgTable('admin_settings', {
  companyId: text('company_id').primaryKey(),
  isNotifying: boolean('is_notify_enable').notNull().default(true),
  /** Null while nobody chose any. */
  mailTiming: jsonb('mail_timing').$type<MailTiming>(),
  deliveryMonths: integer('delivery_months').notNull().default(6),
  /** 0 keeps documents that nobody signed for good. */
  unsignedMonths: integer('unsigned_months').notNull().default(0),
  /** Months that what is of each kind is kept (`data-terms.rules.ts`). */
  healthMonths: integer('health_months').notNull().default(36),
  notesMonths: integer('notes_months').notNull().default(24),
  punchesMonths: integer('punches_months').notNull().default(60),
  hoursMonths: integer('hours_months').notNull().default(120),
  messagesMonths: integer('messages_months').notNull().default(120),
  version: integer('version').notNull().default(0),
  changedAt: timestamp('changed_at', { withTimezone: true }),
  changedBy: text('changed_by'),
});

export type SettingsRecord = typeof adminSettings.$inferSelect;
