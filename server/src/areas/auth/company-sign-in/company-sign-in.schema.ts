import type { CompanySignInMode, GroupRule, SecondFactorBy } from 'shared-api/contracts/auth';
import { boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';

/** Who says of whom that they are somebody, and what is taken from them: what a second administrator answers for (decision 104). */
export interface Vouched {
  readonly issuer: string;
  readonly clientId: string;
  readonly domains: readonly string[];
  readonly secondFactor: SecondFactorBy;
  readonly acrValues: string;
}

/** How the people of a company sign in by its own provider (OpenID Connect). */
export const authCompanySignIn = pgTable('auth_company_sign_in', {
  companyId: text('company_id').primaryKey(),
  /** Names the company to a browser; random. */
  key: text('key').notNull().unique(),
  /** Whether its provider sends people back to an address of its own; those set up before there were any share one. */
  hasOwnReturn: boolean('has_own_return').notNull().default(false),
  mode: text('mode').$type<CompanySignInMode>().notNull(),
  issuer: text('issuer').notNull(),
  clientId: text('client_id').notNull(),
  /** Sealed with the installation's secret; empty for a client without one. */
  sealedSecret: text('sealed_secret').notNull(),
  name: text('name').notNull(),
  domains: text('domains').array().notNull(),
  /** Which of them are shown to be the company's, or a super user said are (decision 107). */
  provedDomains: text('proved_domains').array().notNull().default([]),
  addsUnknown: boolean('adds_unknown').notNull(),
  secondFactor: text('second_factor').$type<SecondFactorBy>().notNull(),
  acrValues: text('acr_values').notNull(),
  groupsClaim: text('groups_claim').notNull(),
  groupRules: jsonb('group_rules').$type<GroupRule[]>().notNull(),
  endsAtProvider: boolean('ends_at_provider').notNull(),
  /** Provider and client by which a whole sign-in was tried; empty before. */
  triedWith: text('tried_with').notNull().default(''),
  /** What a second administrator answered for, or time (decision 104); null while nothing was. */
  vouched: jsonb('vouched').$type<Vouched>(),
  /** From when on what waits counts without one; null while nothing waits. */
  countsFrom: instantColumn('counts_from'),
  version: integer('version').notNull(),
  changedAt: instantColumn('changed_at').notNull(),
  changedBy: text('changed_by').notNull(),
});

export type CompanySignInRecord = typeof authCompanySignIn.$inferSelect;

/** Who a person is at the provider of their company; one of each, so that a name that is given anew opens nobody's account. */
export const authCompanyIdentities = pgTable(
  'auth_company_identities',
  {
    companyId: text('company_id').notNull(),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id').notNull(),
    linkedAt: instantColumn('linked_at').notNull(),
  },
  (table) => [
    unique('auth_company_identities_subject').on(table.companyId, table.issuer, table.subject),
    unique('auth_company_identities_user').on(table.companyId, table.issuer, table.userId),
  ],
);
