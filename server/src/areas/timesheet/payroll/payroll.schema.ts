import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { PayrollFormat, PayrollSettings } from 'shared-api/contracts/timesheet';
import { instantColumn } from '../../../platform/db/columns.ts';
import type { ChangeCounts } from './payroll-changes.ts';
import type { PayrollLine } from './payroll-lines.ts';

/** How a company's hours become a payroll file. */
export const timesheetPayrollSettings = pgTable('timesheet_payroll_settings', {
  companyId: text('company_id').primaryKey(),
  settings: jsonb('settings').$type<Omit<PayrollSettings, 'employees'>>().notNull(),
  version: integer('version').notNull(),
  changedAt: instantColumn('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
});

/** By which code the payroll knows an employee. */
export const timesheetPayrollEmployees = pgTable(
  'timesheet_payroll_employees',
  {
    employeeId: text('employee_id').primaryKey(),
    companyId: text('company_id').notNull(),
    code: text('code').notNull(),
  },
  (table) => [uniqueIndex('timesheet_payroll_employees_code').on(table.companyId, table.code)],
);

/** Payroll files as they were delivered; the file itself lies in the storage under its hash. */
export const timesheetDeliveries = pgTable(
  'timesheet_deliveries',
  {
    id: uuid('id').primaryKey(),
    companyId: text('company_id').notNull(),
    /** `YYYY-MM`. */
    month: text('month').notNull(),
    format: text('format').$type<PayrollFormat>().notNull(),
    isChangesOnly: boolean('is_changes_only').notNull(),
    /** All that the payroll knows after it, also where the file holds only what had changed. */
    lines: jsonb('lines').$type<readonly PayrollLine[]>().notNull(),
    people: integer('people').notNull(),
    /** Lines of the file. */
    lineCount: integer('line_count').notNull(),
    changes: jsonb('changes').$type<ChangeCounts>(),
    fileHash: text('file_hash').notNull(),
    fileName: text('file_name').notNull(),
    fileSize: integer('file_size').notNull(),
    madeAt: instantColumn('made_at').notNull(),
    madeBy: text('made_by').notNull(),
  },
  (table) => [index('timesheet_deliveries_newest').on(table.companyId, table.madeAt)],
);

export type DeliveryRecord = typeof timesheetDeliveries.$inferSelect;
