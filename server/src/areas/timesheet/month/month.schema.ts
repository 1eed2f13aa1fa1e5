import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CalendarDay, MonthStatus } from 'shared-api/contracts/timesheet';
import { instantColumn } from '../../../platform/db/columns.ts';

/** Months of employees that somebody has touched; one that has no row is open. */
export const timesheetMonths = pgTable(
  'timesheet_months',
  {
    employeeId: text('employee_id').notNull(),
    /** `YYYY-MM`. */
    month: text('month').notNull(),
    companyId: text('company_id').notNull(),
    status: text('status').$type<MonthStatus>().notNull().default('open'),
    version: integer('version').notNull().default(0),
    changedAt: instantColumn('changed_at'),
    changedBy: text('changed_by'),
    /** The calendar as it was when the month was closed: later plans and laws do not change it. */
    calendar: jsonb('calendar').$type<readonly CalendarDay[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.employeeId, table.month] }),
    index('timesheet_months_company').on(table.companyId, table.month),
  ],
);

/** The hours of a day, in whole minutes. The database itself keeps them within a day. */
export const timesheetDays = pgTable(
  'timesheet_days',
  {
    employeeId: text('employee_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    ordinary: integer('ordinary').notNull(),
    overtime: integer('overtime').notNull(),
    absence: integer('absence').notNull(),
    causeId: text('cause_id'),
    /** Whether punches made them; what somebody typed is theirs. */
    isDerived: boolean('is_derived').notNull().default(false),
    version: integer('version').notNull(),
    changedAt: instantColumn('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.employeeId, table.day] }),
    check(
      'timesheet_days_within_a_day',
      sql`${table.ordinary} between 0 and 600 and ${table.overtime} between 0 and 600
        and ${table.absence} between 0 and 600 and ${table.ordinary} + ${table.absence} <= 600`,
    ),
    check('timesheet_days_cause_of_absence', sql`${table.absence} > 0 or ${table.causeId} is null`),
  ],
);

export type MonthRecord = typeof timesheetMonths.$inferSelect;
export type DayRecord = typeof timesheetDays.$inferSelect;
