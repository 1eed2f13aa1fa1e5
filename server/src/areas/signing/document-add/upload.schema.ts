import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PageShape } from 'shared-api/contracts/signing';
import { instantColumn } from '../documents/document.schema.ts';

/** PDFs that passed preflight and wait for their boxes; each becomes at most one document. */
export const signingUploads = pgTable(
  'signing_uploads',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    fileHash: text('file_hash').notNull(),
    fileName: text('file_name').notNull(),
    fileSize: integer('file_size').notNull(),
    uploadedHash: text('uploaded_hash').notNull(),
    pages: jsonb('pages').$type<PageShape[]>().notNull(),
    notes: jsonb('notes').$type<string[]>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    documentId: text('document_id'),
  },
  (table) => [index('signing_uploads_expiry').on(table.expiresAt)],
);

export type UploadRecord = typeof signingUploads.$inferSelect;
