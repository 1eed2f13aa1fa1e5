import { doublePrecision, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn, signingDocuments } from './document.schema.ts';

/** The signature boxes of a document (spec 02 §3), and what was drawn and stamped in each. */
export const signingBoxes = pgTable(
  'signing_slots',
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
    /** The drawing in the storage; set once, with everything below. */
    imageHash: text('image_hash'),
    firstLine: text('first_line').notNull().default(''),
    secondLine: text('second_line').notNull().default(''),
    signedAt: instantColumn('signed_at'),
    signedBy: text('signed_by'),
    ip: text('ip'),
    userAgent: text('user_agent'),
    /** The passed one-time code that the signature was given with. */
    challenge: text('challenge'),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.index] })],
);

export type BoxRecord = typeof signingBoxes.$inferSelect;
export type NewBox = typeof signingBoxes.$inferInsert;
