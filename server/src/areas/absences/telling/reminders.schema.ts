import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Who was reminded on a day of what waits for them: the key is what lets nobody be reminded twice a day. */
export const absenceReminders = pgTable(
  'absence_reminders',
  {
    userId: text('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
