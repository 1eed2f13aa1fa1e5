import { doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { signingDocuments } from './document.schema.ts';

/** The texts and pictures that a signer put on the pages of a document beside their signatures (spec 02 §2). */
export const signingMarks = pgTable(
  'signing_marks',
  {
    documentId: text('document_id')
      .notNull()
      .references(() => signingDocuments.id),
    index: integer('index').notNull(),
    page: integer('page').notNull(),
    x: doublePrecision('x').notNull(),
    y: doublePrecision('y').notNull(),
    width: doublePrecision('width').notNull(),
    height: doublePrecision('height').notNull(),
    /** Empty of a picture. */
    text: text('text').notNull().default(''),
    /** The picture in the storage. */
    imageHash: text('image_hash'),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.index] })],
);

export type MarkRecord = typeof signingMarks.$inferSelect;
