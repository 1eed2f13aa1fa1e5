import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PunchKind, PunchOfDay } from 'shared-api/contracts/timesheet';
import { instantColumn } from '../../../platform/db/columns.ts';

/** Punches of employees. What is corrected stays here with who removed it. */
export const timesheetPunches = pgTable(
  'timesheet_punches',
  {
    id: text('id').primaryKey(),
    employeeId: text('employee_id').notNull(),
    companyId: text('company_id').notNull(),
    /** The day on which its shift began. */
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').$type<PunchKind>().notNull(),
    at: instantColumn('at').notNull(),
    receivedAt: instantColumn('received_at').notNull(),
    source: text('source').$type<PunchOfDay['source']>().notNull(),
    /** Named by the device, so that what is sent twice counts once; null for what was typed. */
    key: text('key'),
    createdBy: text('created_by').notNull(),
    /** Why it was typed. */
    reason: text('reason'),
    removedAt: instantColumn('removed_at'),
    removedBy: text('removed_by'),
    removalReason: text('removal_reason'),
  },
  (table) => [
    uniqueIndex('timesheet_punches_key').on(table.employeeId, table.key),
    index('timesheet_punches_day').on(table.employeeId, table.day),
    index('timesheet_punches_company').on(table.companyId, table.day),
    check('timesheet_punches_kind', sql`${table.kind} in ('in', 'out')`),
  ],
);

export type PunchRecord = typeof timesheetPunches.$inferSelect;
