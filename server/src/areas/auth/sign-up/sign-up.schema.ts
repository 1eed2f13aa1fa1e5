import type { Language } from 'shared-api/contracts/common';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';

/** `new`: the address is not confirmed. `confirmed`: an administrator decides. The others are over. */
export type SignUpState = 'new' | 'confirmed' | 'approved' | 'rejected';

/** People who asked for an account. They are no users, and cannot sign in, before they are accepted. */
export const authSignUps = pgTable(
  'auth_sign_ups',
  {
    id: uuid('id').primaryKey(),
    state: text('state').$type<SignUpState>().notNull(),
    companyId: text('company_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    prefix: text('prefix_mobile').notNull(),
    mobile: text('mobile').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Set when the address is confirmed, deleted when it is over. */
    passwordHash: text('password_hash'),
    createdAt: instantColumn('created_at').notNull(),
    confirmedAt: instantColumn('confirmed_at'),
    decidedAt: instantColumn('decided_at'),
    /** Id of the administrator who decided; null where nobody had to. */
    decidedBy: text('decided_by'),
    reason: text('reason'),
  },
  (table) => [
    uniqueIndex('auth_sign_ups_open')
      .on(table.emailKey)
      .where(sql`${table.state} in ('new', 'confirmed')`),
    index('auth_sign_ups_waiting').on(table.state, table.companyId, table.confirmedAt),
  ],
);

export type SignUpRecord = typeof authSignUps.$inferSelect;
export type NewSignUp = typeof authSignUps.$inferInsert;
