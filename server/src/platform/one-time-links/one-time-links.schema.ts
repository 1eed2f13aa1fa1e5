import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../db/columns.ts';

/** One-time links. Their secrets are kept as hashes alone. */
export const platformOneTimeLinks = pgTable(
  'platform_one_time_links',
  {
    secretHash: text('secret_hash').primaryKey(),
    /** That this installation wrote the row (decision 109). */
    proof: text('proof'),
    /** What the link is for (`recovery`, `sign-up`, `passkey.sign-in`, `qr-code`) and whom it is for. */
    purpose: text('purpose').notNull(),
    subject: text('subject').notNull(),
    /** The address that it was sent to, where its use shows that somebody reads there. */
    sentTo: text('sent_to'),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    /** When it was used, or when a newer one took its place. */
    endedAt: instantColumn('ended_at'),
  },
  (table) => [
    index('platform_one_time_links_subject').on(table.purpose, table.subject),
    index('platform_one_time_links_end').on(table.expiresAt),
  ],
);
