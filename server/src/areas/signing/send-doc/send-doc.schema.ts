import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BulkSendProblem, SignatureBox } from 'shared-api/contracts/signing';
import type { EventSource } from '../documents/document-audit.ts';
import { instantColumn } from '../documents/document.schema.ts';

/** One PDF for many people, each of whom gets a document of their own (decision 047). */
export const signingBulkSends = pgTable(
  'signing_bulk_sends',
  {
    id: text('id').primaryKey(),
    senderUserId: text('sender_user_id').notNull(),
    /** In whose name and from where it was asked for last. */
    askedBy: jsonb('asked_by').$type<EventSource & { readonly session: object }>().notNull(),
    /** The upload, which stays as long as the bulk send does. */
    uploadId: text('upload_id').notNull(),
    fileName: text('file_name').notNull(),
    title: text('title').notNull(),
    boxes: jsonb('boxes').$type<SignatureBox[]>().notNull(),
    savesCopy: boolean('saves_copy').notNull(),
    expires: boolean('expires').notNull(),
    needsAllPages: boolean('needs_all_pages').notNull().default(false),
    hours: integer('hours'),
    createdAt: instantColumn('created_at').notNull(),
    /** Until then it can be cancelled. */
    startsAt: instantColumn('starts_at').notNull(),
    beganAt: instantColumn('began_at'),
    /** When nobody waited any more; null again while it is tried again. */
    doneAt: instantColumn('done_at'),
    cancelledAt: instantColumn('cancelled_at'),
  },
  (table) => [index('signing_bulk_sends_sender').on(table.senderUserId, table.createdAt)],
);

/** Whom a bulk send goes to. */
export const signingBulkReceivers = pgTable(
  'signing_bulk_receivers',
  {
    bulkSendId: text('bulk_send_id')
      .notNull()
      .references(() => signingBulkSends.id),
    /** Their place in the list, by name. */
    place: integer('place').notNull(),
    userId: text('user_id').notNull(),
    /** As they were when they were chosen. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    state: text('state').$type<'waiting' | 'made' | 'failed'>().notNull().default('waiting'),
    problem: text('problem').$type<BulkSendProblem>(),
    documentId: text('document_id'),
  },
  (table) => [primaryKey({ columns: [table.bulkSendId, table.place] })],
);

export type BulkSendRecord = typeof signingBulkSends.$inferSelect;
export type BulkReceiverRecord = typeof signingBulkReceivers.$inferSelect;
export type NewBulkReceiver = typeof signingBulkReceivers.$inferInsert;
