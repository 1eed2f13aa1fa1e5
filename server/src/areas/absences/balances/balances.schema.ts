import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Counter, EntryKind, YearlyMinutes } from 'shared-api/contracts/absences';
import { instantColumn } from '../../../platform/db/columns.ts';

/** The ledger of balances: entries are added, and never changed or removed. */
export const absenceEntries = pgTable(
  'absence_entries',
  {
    id: text('id').primaryKey(),
    employeeId: text('employee_id').notNull(),
    companyId: text('company_id').notNull(),
    counter: text('counter').$type<Counter>().notNull(),
    /** From when on it counts. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Signed. */
    minutes: integer('minutes').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    requestId: text('request_id'),
    /** `YYYY-MM` of an accrual: no month is accrued twice. */
    month: text('month'),
    note: text('note').notNull().default(''),
    createdAt: instantColumn('created_at').notNull(),
    /** Null for the product itself. */
    createdBy: text('created_by'),
  },
  (table) => [
    index('absence_entries_employee').on(table.employeeId, table.counter, table.day),
    index('absence_entries_request').on(table.requestId),
    uniqueIndex('absence_entries_accrual')
      .on(table.employeeId, table.counter, table.month)
      .where(sql`${table.kind} = 'accrual'`),
  ],
);

/** What people earn in a year, from a day on: of a company, or of one of its employees. */
export const absencePolicies = pgTable(
  'absence_policies',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    /** Null for the company's. */
    employeeId: text('employee_id'),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    yearly: jsonb('yearly').$type<YearlyMinutes>().notNull(),
    version: integer('version').notNull().default(1),
    changedAt: instantColumn('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (table) => [
    uniqueIndex('absence_policies_begin').on(
      table.companyId,
      sql`coalesce(${table.employeeId}, '')`,
      table.validFrom,
    ),
  ],
);

export type EntryRecord = typeof absenceEntries.$inferSelect;
export type PolicyRecord = typeof absencePolicies.$inferSelect;
