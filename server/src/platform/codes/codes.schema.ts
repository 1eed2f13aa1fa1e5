import type { CodePurpose } from 'shared-api/contracts/platform';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../db/columns.ts';

/** One-time codes, hashed. The id is the challenge that the browser holds. */
export const platformOneTimeCodes = pgTable(
  'platform_one_time_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** What the code is for (`login`, `sign`) and whom and what it is bound to. */
    purpose: text('purpose').$type<CodePurpose>().notNull(),
    subject: text('subject').notNull(),
    /** The session that asked for the code: no other may enter it. */
    sessionId: uuid('session_id').notNull(),
    codeHash: text('code_hash').notNull(),
    /** By which way it went; null of one that was sent before this was kept. */
    channel: text('channel').$type<'mail' | 'sms'>(),
    /** Where it went, which its hash is over too; null of one that was sent before this was kept. */
    sentTo: text('sent_to'),
    tries: integer('tries').notNull().default(0),
    /** Hash of the last code that was entered; the same again counts once. */
    triedHash: text('tried_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When it can be entered no more: it was entered rightly, or a newer one took its place. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** When it was entered rightly. */
    passedAt: instantColumn('passed_at'),
    /** Proves that this installation saw it entered, for which binding, and when. */
    passedProof: text('passed_proof'),
    /** When the call that it was made for used it up. */
    consumedAt: instantColumn('consumed_at'),
  },
  (table) => [
    index('platform_one_time_codes_subject').on(table.purpose, table.subject, table.createdAt),
    index('platform_one_time_codes_end').on(table.expiresAt),
  ],
);

/** A one-time code, without its digits. */
export type CodeRecord = typeof platformOneTimeCodes.$inferSelect;
