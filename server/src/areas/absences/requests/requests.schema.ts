import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { AbsenceStatus, LeaveCause } from 'shared-api/contracts/absences';
import { instantColumn } from '../../../platform/db/columns.ts';

/** Employees who have anything to do with absences: whoever changes some of theirs holds the row. */
export const absencePeople = pgTable('absence_people', {
  employeeId: text('employee_id').primaryKey(),
  companyId: text('company_id').notNull(),
  /** The last month that was accrued, `YYYY-MM`; null before the first. */
  accruedThrough: text('accrued_through'),
});

/** Requests of leave and of sickness. */
export const absenceRequests = pgTable(
  'absence_requests',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<'leave' | 'sickness'>().notNull(),
    employeeId: text('employee_id').notNull(),
    companyId: text('company_id').notNull(),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    /** Minutes since midnight; null for whole days. */
    start: integer('start_minute'),
    end: integer('end_minute'),
    /** Null for sickness. */
    cause: text('cause').$type<LeaveCause>(),
    note: text('note').notNull().default(''),
    /** The note as searches compare it; whoever writes the note writes it too. */
    noteFold: text('note_fold').notNull().default(''),
    status: text('status').$type<AbsenceStatus>().notNull().default('open'),
    version: integer('version').notNull().default(1),
    createdAt: instantColumn('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    changedAt: instantColumn('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
    sentAt: instantColumn('sent_at'),
    decidedAt: instantColumn('decided_at'),
    decidedBy: text('decided_by'),
    /** The administrator in whose place it was decided. */
    decidedFor: text('decided_for'),
    refusalReason: text('refusal_reason').notNull().default(''),
    /** Null unless its person asked to take back what was approved. */
    withdrawalReason: text('withdrawal_reason'),
    withdrawalAskedAt: instantColumn('withdrawal_asked_at'),
    /** The days that are to stay, where its person asked for fewer; both, or neither. */
    keptFrom: date('kept_from', { mode: 'string' }),
    keptTo: date('kept_to', { mode: 'string' }),
    /** When an administrator first opened a sickness. */
    readAt: instantColumn('read_at'),
    /** The closure of the company that made it. */
    closureId: text('closure_id'),
    /** What was written of a sickness, encrypted (`health-texts.ts`); the columns in clear text are empty then. */
    sealedNote: text('sealed_note'),
    sealedRefusalReason: text('sealed_refusal_reason'),
    sealedWithdrawalReason: text('sealed_withdrawal_reason'),
  },
  (table) => [
    index('absence_requests_company').on(table.companyId, table.kind, table.from),
    index('absence_requests_employee').on(table.employeeId, table.from),
    index('absence_requests_waiting').on(table.companyId, table.status, table.from),
    check('absence_requests_in_order', sql`${table.from} <= ${table.to}`),
  ],
);

/** What a request takes of each working day, in minutes. */
export const absenceDays = pgTable(
  'absence_days',
  {
    requestId: text('request_id').notNull(),
    employeeId: text('employee_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    minutes: integer('minutes').notNull(),
    /** The sickness that the day was given back to; it takes nothing then. */
    givenBackTo: text('given_back_to'),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.day] }),
    index('absence_days_employee').on(table.employeeId, table.day),
    check('absence_days_within_a_day', sql`${table.minutes} between 0 and 600`),
  ],
);

export type RequestRecord = typeof absenceRequests.$inferSelect;
export type DayRecord = typeof absenceDays.$inferSelect;
