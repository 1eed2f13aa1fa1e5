import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';

/** Who was reminded on a day, and of which month: the key is what lets nobody be reminded twice a day. */
export const timesheetReminders = pgTable(
  'timesheet_reminders',
  {
    employeeId: text('employee_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** `YYYY-MM`. */
    month: text('month').notNull(),
    sentAt: instantColumn('sent_at').notNull(),
    /** Null for the product itself. */
    sentBy: text('sent_by'),
  },
  (table) => [
    primaryKey({ columns: [table.employeeId, table.day] }),
    index('timesheet_reminders_month').on(table.month, table.employeeId),
  ],
);

export type ReminderRecord = typeof timesheetReminders.$inferSelect;
