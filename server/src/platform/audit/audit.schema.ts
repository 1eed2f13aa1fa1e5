import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

/** What happened, who did it and for whom. The events of a subject are a chain: each holds the hash of the one before. */
export const platformAudit = pgTable(
  'platform_audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text('subject').notNull(),
    /** Place in the subject's chain, from 1. */
    sequence: integer('sequence').notNull(),
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    actor: text('actor'),
    actingFor: text('acting_for'),
    action: text('action').notNull(),
    /** The company whose administrators may read of it; null for what only super users may. No fact, and so not part of the hash. */
    companyId: text('company_id'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** What a search looks in, folded; null where small letters are all that folding would make of it. No fact, and so not part of the hash. */
    searchText: text('search_text'),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    uniqueIndex('platform_audit_chain').on(table.subject, table.sequence),
    index('platform_audit_newest').on(table.at, table.id),
    index('platform_audit_company').on(table.companyId, table.at, table.id),
    index('platform_audit_actor').on(table.actor, table.at, table.id),
    index('platform_audit_action').on(table.action, table.at, table.id),
    index('platform_audit_refused')
      .on(table.at, table.id)
      .where(sql`${table.data} ->> 'outcome' = 'refused'`),
  ],
);

/** What a search looks in of events that were written before texts were folded: the events themselves can't be changed. */
export const platformAuditWords = pgTable('platform_audit_words', {
  eventId: bigint('event_id', { mode: 'number' }).primaryKey(),
  words: text('words').notNull(),
});

/** The end of each chain, with a proof that only a holder of the installation's secret can make (decision 023). */
export const platformAuditHeads = pgTable(
  'platform_audit_heads',
  {
    subject: text('subject').primaryKey(),
    /** How many events the chain has, and the hash of the last one. */
    events: integer('events').notNull(),
    hash: text('hash').notNull(),
    /** HMAC over the three. */
    proof: text('proof').notNull(),
    /** How many of its events were counted among all chains (decision 139); it proves nothing by itself. */
    counted: integer('counted').notNull().default(0),
  },
  (table) => [
    index('platform_audit_heads_uncounted')
      .on(table.subject)
      .where(sql`${table.counted} < ${table.events}`),
  ],
);

/** A row of the event log. */
export type AuditRow = typeof platformAudit.$inferSelect;

/** The end of a chain. */
export type AuditHead = Omit<typeof platformAuditHeads.$inferSelect, 'counted'>;
