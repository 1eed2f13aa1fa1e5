import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SignatureObjectKind } from 'shared-api/contracts/signing';
import { instantColumn } from '../documents/document.schema.ts';

/** What people keep to sign with (spec 02 §3); each person has one default of a kind. */
export const signingObjects = pgTable(
  'signing_objects',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    kind: text('kind').$type<SignatureObjectKind>().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    /** What an object of kind `text` says; empty for others. */
    text: text('text').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [
    index('signing_objects_user').on(table.userId, table.createdAt, table.id),
    uniqueIndex('signing_objects_default')
      .on(table.userId, table.kind)
      .where(sql`is_default`),
  ],
);

/** The pictures of objects, drawn by hand or uploaded. A picture whose object is gone is thrown away by the chore. */
export const signingObjectPictures = pgTable(
  'signing_object_pictures',
  {
    /** Its sealed content, as the storage names it. */
    fileKey: text('file_key').primaryKey(),
    objectId: text('object_id').references(() => signingObjects.id, { onDelete: 'set null' }),
    /** Whose it is: it opens as theirs alone. */
    userId: text('user_id').notNull(),
    /** SHA-256 of the PNG itself (hex). */
    contentHash: text('content_hash').notNull(),
    /** In pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('signing_object_pictures_object').on(table.objectId)],
);

export type SignatureObjectRecord = typeof signingObjects.$inferSelect;
export type ObjectPictureRecord = typeof signingObjectPictures.$inferSelect;
