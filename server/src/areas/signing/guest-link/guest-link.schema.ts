import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn, signingDocuments } from '../documents/document.schema.ts';

/** Links that were sent to receivers (departure D2). The secret itself is only in the mail. */
export const signingGuestLinks = pgTable(
  'signing_guest_links',
  {
    /** SHA-256 (hex) of the link's secret. */
    secretHash: text('secret_hash').primaryKey(),
    /** That this installation wrote the row (decision 109). */
    proof: text('proof'),
    documentId: text('document_id')
      .notNull()
      .references(() => signingDocuments.id),
    receiverEmailKey: text('receiver_email_key').notNull(),
    madeAt: instantColumn('made_at').notNull(),
    revokedAt: instantColumn('revoked_at'),
  },
  (table) => [index('signing_guest_links_document').on(table.documentId)],
);

export type GuestLinkRecord = typeof signingGuestLinks.$inferSelect;
