import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';

/** How often a record was saved, when it was last, and by whom. */
const changes = {
  version: integer('version').notNull().default(1),
  changedAt: instantColumn('changed_at'),
  changedBy: text('changed_by'),
};

/** Where people of a company work; its patron saint is a holiday there. */
export const timesheetSites = pgTable(
  'timesheet_sites',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    name: text('name').notNull(),
    /** `MM-DD`; null where there is none. */
    patronDay: text('patron_day'),
    /** Days after Easter Sunday of a holiday that moves with it; null where there is none. */
    movableDay: integer('movable_day'),
    /** Days of which half is worked, `MM-DD`. */
    halfDays: text('half_days').array().notNull().default([]),
    ...changes,
  },
  (table) => [index('timesheet_sites_company').on(table.companyId)],
);

/** Weekly plans of work, each from a day on: of a company, or of one of its employees, whose own goes before. */
export const timesheetPlans = pgTable(
  'timesheet_plans',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    /** Null for the company's. */
    employeeId: text('employee_id'),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    /** Minutes of each weekday, Monday first. */
    week: integer('week').array().notNull(),
    siteId: text('site_id').references(() => timesheetSites.id),
    ...changes,
  },
  (table) => [
    uniqueIndex('timesheet_plans_once').on(
      table.companyId,
      sql`coalesce(${table.employeeId}, '')`,
      table.validFrom,
    ),
  ],
);

/** How a company has hours entered. */
export const timesheetSettings = pgTable('timesheet_settings', {
  companyId: text('company_id').primaryKey(),
  overtimeOnDaysOff: boolean('overtime_on_days_off').notNull().default(false),
});

export type PlanRecord = typeof timesheetPlans.$inferSelect;
export type SiteRecord = typeof timesheetSites.$inferSelect;
