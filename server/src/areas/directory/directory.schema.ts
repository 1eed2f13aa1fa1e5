import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PermissionCode } from 'shared-api/contracts/common';
import type { YoungChangeRule } from 'shared-api/contracts/directory';
import { instantColumn } from '../../platform/db/columns.ts';
import type { SignUpPolicy } from '../ports/directory.port.ts';

/** Companies (aziende). */
export const directoryCompanies = pgTable('directory_companies', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  /** The name as searches, orders and matches compare it; whoever writes the name writes it too. */
  nameFold: text('name_fold').notNull().default(''),
  /** The company's colour, `#rrggbb`; null for the product's own. */
  accent: text('accent'),
  /** Whether each signature asks for a code by SMS (`otp_sms_{product}`). */
  asksSmsCode: boolean('sms_otp').notNull().default(false),
  /** Whether whoever signs has every page before their eyes first. */
  asksAllPages: boolean('asks_all_pages').notNull().default(false),
  /** Whether who signs with a young change confirms it by the means from before, or waits. */
  youngChange: text('young_change').$type<YoungChangeRule>().notNull().default('code'),
  /** Whether its people sign in by an app or a passkey alone (decision 120). */
  asksStrongSignIn: boolean('asks_strong_sign_in').notNull().default(false),
  signUp: text('sign_up').$type<SignUpPolicy>().notNull().default('closed'),
  /** The domains of the company's own mail addresses, in small letters: who has one belongs to it. */
  signUpDomains: text('sign_up_domains').array().notNull().default([]),
  /** Which of them are shown to be the company's, or a super user said are (decision 125). */
  provedDomains: text('proved_sign_up_domains').array().notNull().default([]),
  /** Those that led to the company before they had to be shown: they still do, and an administrator decides. */
  earlyDomains: text('early_sign_up_domains').array().notNull().default([]),
});

/** Employees (dipendenti). Not everyone who works for a company can sign in. */
export const directoryEmployees = pgTable(
  'directory_employees',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => directoryCompanies.id),
    userId: text('user_id').unique(),
    /** Whose account it was, once the person went to another company or deleted the account (decision 141). */
    formerUserId: text('former_user_id'),
    name: text('name').notNull(),
    nameFold: text('name_fold').notNull().default(''),
    usesBadge: boolean('is_ebadge').notNull().default(false),
    /** When they left the company, or their account was deleted: the daily job deletes the employee with the last record that a term keeps. */
    leftAt: instantColumn('left_at'),
  },
  (table) => [
    index('directory_employees_company').on(table.companyId, table.name),
    index('directory_employees_former_user').on(table.formerUserId),
  ],
);

/** Groups (gruppi) of a company's people, and what they may do by them. */
export const directoryGroups = pgTable(
  'directory_groups',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id')
      .notNull()
      .references(() => directoryCompanies.id),
    name: text('name').notNull(),
    nameFold: text('name_fold').notNull().default(''),
    permissions: text('permissions').array().$type<PermissionCode[]>().notNull().default([]),
    /** Whoever becomes a user of the company without an administrator's choice is in it. */
    isDefault: boolean('is_default').notNull().default(false),
    /** Counts what was saved of the group, for two writers. */
    version: integer('version').notNull().default(1),
  },
  (table) => [uniqueIndex('directory_groups_name').on(table.companyId, sql`lower(${table.name})`)],
);

/** Who is in which group. */
export const directoryGroupMembers = pgTable(
  'directory_group_members',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => directoryGroups.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.userId] }),
    index('directory_group_members_user').on(table.userId),
  ],
);

export type CompanyRecord = typeof directoryCompanies.$inferSelect;
export type EmployeeRecord = typeof directoryEmployees.$inferSelect;
export type GroupRecord = typeof directoryGroups.$inferSelect;
