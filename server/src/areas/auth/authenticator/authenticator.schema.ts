import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';

/** The authenticator app of each person who has one. */
export const authAuthenticators = pgTable('auth_authenticators', {
  userId: text('user_id').primaryKey(),
  sealedKey: text('sealed_key').notNull(),
  /** The last time step whose code was accepted; it and earlier ones never count again. */
  lastStep: integer('last_step').notNull(),
  /** Wrong codes in a row. */
  tries: integer('tries').notNull().default(0),
  enabledAt: instantColumn('enabled_at').notNull(),
});

/** Keys that were shown to be put into an app, until a code of it is entered. One for each person, of one session. */
export const authAuthenticatorDrafts = pgTable('auth_authenticator_drafts', {
  userId: text('user_id').primaryKey(),
  id: uuid('id').notNull(),
  sessionId: uuid('session_id').notNull(),
  sealedKey: text('sealed_key').notNull(),
  createdAt: instantColumn('created_at').notNull(),
});

/** Recovery codes, hashed; each counts once. */
export const authRecoveryCodes = pgTable(
  'auth_recovery_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: instantColumn('used_at'),
    /** That this installation gave it out (decision 109). */
    proof: text('proof'),
  },
  (table) => [index('auth_recovery_codes_user').on(table.userId)],
);

export type RecoveryCodeRecord = typeof authRecoveryCodes.$inferSelect;
export type AuthenticatorRecord = typeof authAuthenticators.$inferSelect;
export type AuthenticatorDraft = typeof authAuthenticatorDrafts.$inferSelect;
