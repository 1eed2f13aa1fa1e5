import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DayHours } from 'shared-api/contracts/timesheet';

/** What approved requests of the area of absences take of days, and what stood there before the first of them. */
export const timesheetAbsences = pgTable(
  'timesheet_absences',
  {
    employeeId: text('employee_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    requestId: text('request_id').notNull(),
    causeId: text('cause_id').notNull(),
    minutes: integer('minutes').notNull(),
    /** The hours of the day without any approved absence; the same in all rows of a day. */
    before: jsonb('before').$type<DayHours>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.employeeId, table.day, table.requestId] }),
    index('timesheet_absences_request').on(table.requestId),
  ],
);

export type ApprovedDayRecord = typeof timesheetAbsences.$inferSelect;
