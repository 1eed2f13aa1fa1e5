import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';

/** Monthly sheets (cartellini) that were sent to be signed: the latest of each month. */
export const timesheetSheets = pgTable(
  'timesheet_sheets',
  {
    employeeId: text('employee_id').notNull(),
    /** `YYYY-MM`. */
    month: text('month').notNull(),
    /** SHA-256 of the PDF that was sent. */
    fileHash: text('file_hash').notNull(),
    /** SHA-256 of what it says: a month that says something else now was changed since. */
    contentHash: text('content_hash').notNull(),
    documentId: text('document_id').notNull(),
    sentAt: instantColumn('sent_at').notNull(),
    sentBy: text('sent_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.employeeId, table.month] })],
);

export type SheetRecord = typeof timesheetSheets.$inferSelect;
