import type { Language, PermissionCode, RoleFlag } from 'shared-api/contracts/common';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';

/** What is asked of a person after the password: nothing, or a code by the channel that they choose at the login. */
type SecondFactorPolicy = 'none' | 'code';

const searchKeyOf = sql.raw(
  `last_name_fold || ' ' || first_name_fold || ' ' || username_fold || ' ' || email_fold`,
);

/** By what lists of users are ordered where nothing else is asked: surname and name, as bytes. */
export const nameOrder = sql`(search_key collate "C")`;

/** People who can sign in. */
export const authUsers = pgTable(
  'auth_users',
  {
    id: text('id').primaryKey(),
    username: text('username').notNull(),
    /** The user name as it is looked up: small letters, one form of each accent. */
    usernameKey: text('username_key').notNull().unique(),
    passwordHash: text('password_hash').notNull(),
    /** Null as long as the first password stands. */
    passwordChangedAt: instantColumn('password_changed_at'),
    a: text('a').$type<RoleFlag>().notNull().default('N'),
    b: text('b').$type<RoleFlag>().notNull().default('N'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull(),
    /** The four as they are folded (`foldsOf`), which whoever writes one of them writes too. */
    firstNameFold: text('first_name_fold').notNull().default(''),
    lastNameFold: text('last_name_fold').notNull().default(''),
    usernameFold: text('username_fold').notNull().default(''),
    emailFold: text('email_fold').notNull().default(''),
    /** Surname, name, user name and address, folded: what lists of users search and are ordered by. */
    searchKey: text('search_key').notNull().generatedAlwaysAs(searchKeyOf),
    /** A new address that is not confirmed yet; codes and links do not go there. */
    pendingEmail: text('pending_email'),
    prefix: text('prefix_mobile').notNull().default(''),
    mobile: text('mobile').notNull().default(''),
    /** A new number that is not confirmed yet; codes do not go there. Both parts, or neither. */
    pendingPrefix: text('pending_prefix_mobile'),
    pendingMobile: text('pending_mobile'),
    /** The administrator who proposed the new address (decision 102); null where the person asked for it. */
    pendingEmailBy: text('pending_email_by'),
    /** From when on a proposed address counts, unless the person refuses it; null where only its code makes it count. */
    pendingEmailFrom: instantColumn('pending_email_from'),
    /** The same of the new number. */
    pendingPhoneBy: text('pending_phone_by'),
    pendingPhoneFrom: instantColumn('pending_phone_from'),
    /** Since when the address is on record, who entered it (null: the person), and when a code or link that went there was first used. */
    emailSince: instantColumn('email_since'),
    emailBy: text('email_by'),
    emailConfirmedAt: instantColumn('email_confirmed_at'),
    /** The address of before, which has a say in signatures while the one of now is young (decision 119); null where it vouched for the change. */
    emailBefore: text('email_before'),
    /** The same of the number. */
    phoneSince: instantColumn('phone_since'),
    phoneBy: text('phone_by'),
    phoneConfirmedAt: instantColumn('phone_confirmed_at'),
    /** The number of before, whole. */
    phoneBefore: text('phone_before'),
    /** When the person first came in: from then on how they are reached is theirs to confirm. */
    firstSignInAt: instantColumn('first_sign_in_at'),
    companyId: text('company_id'),
    /** Codice fiscale, in capital letters; empty where none is recorded. */
    fiscalCode: text('codice_fiscale').notNull().default(''),
    /** What their groups give, kept here for every request to read; written by the directory alone (decision 045). */
    permissions: text('permissions').array().$type<PermissionCode[]>().notNull().default([]),
    isProductEnabled: boolean('product_enable').notNull().default(true),
    secondFactor: text('second_factor').$type<SecondFactorPolicy>().notNull().default('code'),
    /** Whether the person wants to sign in by an app or a passkey alone (decision 120). */
    strongSignIn: boolean('strong_sign_in').notNull().default(false),
    /** From when on codes count all the same, and the administrator who let them; null where they do not. */
    codesAllowedFrom: instantColumn('codes_allowed_from'),
    codesAllowedBy: text('codes_allowed_by'),
    language: text('language').$type<Language>().notNull().default('it'),
    lastLoginAt: instantColumn('last_login_at'),
    previousLoginAt: instantColumn('previous_login_at'),
    createdAt: instantColumn('created_at').notNull(),
    /** When the person had the account removed; the row then only keeps the id that others point at. */
    removedAt: instantColumn('removed_at'),
    /** Counts what was saved of the profile, for two writers. */
    profileVersion: integer('profile_version').notNull().default(1),
    profileChangedAt: instantColumn('profile_changed_at'),
    profileChangedBy: text('profile_changed_by'),
  },
  (table) => [
    index('auth_users_email').on(table.emailKey),
    index('auth_users_company').on(table.companyId),
    index('auth_users_name').on(nameOrder, table.id),
    index('auth_users_pending_email').on(table.pendingEmailFrom),
    index('auth_users_pending_phone').on(table.pendingPhoneFrom),
  ],
);

export type UserRecord = typeof authUsers.$inferSelect;
export type NewUser = typeof authUsers.$inferInsert;
