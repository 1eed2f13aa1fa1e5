import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from 'shared-api/contracts/common';
import { signingDocuments } from '../documents/document.schema.ts';

/**
 * The files that prove how a document was signed (decision 063), in a language, by the names that they have in the package: made when they
 * are first asked for, and kept.
 */
export const signingEvidenceFiles = pgTable(
  'signing_evidence_files',
  {
    documentId: text('document_id')
      .notNull()
      .references(() => signingDocuments.id),
    language: text('language').$type<Language>().notNull(),
    name: text('name').notNull(),
    fileHash: text('file_hash').notNull(),
    fileSize: integer('file_size').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.language, table.name] })],
);

export type EvidenceFile = typeof signingEvidenceFiles.$inferSelect;
