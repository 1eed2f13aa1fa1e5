import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SecondFactorGiven, SessionEnd, SessionKind, SignedInBy } from './session.ts';

/** Sessions. The browser has the token; here lies only its hash. */
export const platformSessions = pgTable(
  'platform_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    tokenHash: text('token_hash').notNull().unique(),
    /** That this installation wrote the row (decision 109). */
    proof: text('proof'),
    kind: text('kind').$type<SessionKind>().notNull(),
    userId: text('user_id').notNull(),
    documentId: text('document_id'),
    /** For whom its person acts; nobody while there is no company. */
    actingCompanyId: text('acting_company_id'),
    actingUserId: text('acting_user_id'),
    method: text('method').$type<SignedInBy['method']>(),
    provider: text('provider').notNull().default(''),
    factor: text('factor').$type<SecondFactorGiven>(),
    codeTo: text('code_to'),
    strayed: text('strayed').array(),
    waits: text('waits'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** From where it was last used. */
    ip: text('ip').notNull(),
    userAgent: text('user_agent').notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
    revokedBecause: text('revoked_because').$type<SessionEnd>(),
  },
  (table) => [index('platform_sessions_user').on(table.userId)],
);

/** A row of the table of sessions. */
export type SessionRow = typeof platformSessions.$inferSelect;
