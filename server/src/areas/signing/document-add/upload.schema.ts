import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AttachmentType, PageShape } from 'shared-api/contracts/signing';
import { instantColumn } from '../documents/document.schema.ts';

/** PDFs that passed preflight, and pictures of messages; each becomes at most one document or message. */
export const signingUploads = pgTable(
  'signing_uploads',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    fileHash: text('file_hash').notNull(),
    fileName: text('file_name').notNull(),
    fileSize: integer('file_size').notNull(),
    /** A PDF but for attachments of messages. */
    fileType: text('file_type').$type<AttachmentType>().notNull().default('application/pdf'),
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
