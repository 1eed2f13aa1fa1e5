import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { inFoldedOrder } from '../../../platform/db/folded-text.ts';
import { instantColumn } from '../documents/document.schema.ts';

/** The addresses that get the signed documents of a company (spec 02 §3, Confirmation mail). */
export const signingConfirmationMails = pgTable(
  'signing_confirmation_mails',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id').notNull(),
    email: text('email').notNull(),
    /** The address in small letters: a company has each once. */
    emailKey: text('email_key').notNull(),
    /** The address, folded: what a search looks in, and the order of the list. */
    emailFold: text('email_fold').notNull().default(''),
    /** Who wrote it last, and when. */
    changedBy: text('changed_by').notNull(),
    changedAt: instantColumn('changed_at').notNull(),
    /** Counts what was saved. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('signing_confirmation_mails_address').on(table.companyId, table.emailKey),
    uniqueIndex('signing_confirmation_mails_list').on(inFoldedOrder(table.emailFold), table.id),
  ],
);

export type ConfirmationMailRecord = typeof signingConfirmationMails.$inferSelect;
