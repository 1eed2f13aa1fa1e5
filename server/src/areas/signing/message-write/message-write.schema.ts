import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MessageRecipients, SignatureBox } from 'shared-api/contracts/signing';
import type { EventSource } from '../documents/document-audit.ts';
import { instantColumn } from '../documents/document.schema.ts';
import { signingMessages } from '../messages/message.schema.ts';

/** Messages that are being written: their writer's alone. */
export const signingMessageDrafts = pgTable(
  'signing_message_drafts',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    recipients: jsonb('recipients').$type<MessageRecipients>().notNull(),
    uploadId: text('upload_id'),
    viewsAttachment: boolean('views_attachment').notNull(),
    signsAttachment: boolean('signs_attachment').notNull(),
    boxes: jsonb('boxes').$type<SignatureBox[]>().notNull(),
    /** Counts what was saved, for two tabs. */
    version: integer('version').notNull().default(1),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [index('signing_message_drafts_user').on(table.userId, table.updatedAt)],
);

/** Somebody without an account to whom a message goes. */
interface ExternalReceiver {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
}

/** How a message is sent (decision 053). */
export const signingMessageSends = pgTable(
  'signing_message_sends',
  {
    messageId: text('message_id')
      .primaryKey()
      .references(() => signingMessages.id),
    senderUserId: text('sender_user_id').notNull(),
    /** The sender's name of this sending: asked again, it is answered and not done again. */
    requestId: text('request_id').notNull(),
    /** In whose name and from where it was asked for. */
    askedBy: jsonb('asked_by').$type<EventSource & { readonly session: object }>().notNull(),
    recipients: jsonb('recipients').$type<MessageRecipients>().notNull(),
    /** Whom it names, for who follows it. */
    receivers: text('receivers').notNull(),
    /** The message's title and whom it names, folded, for who follows what was sent. */
    searchKey: text('search_key').notNull().default(''),
    uploadId: text('upload_id'),
    external: jsonb('external').$type<ExternalReceiver>(),
    /** The document of an external person, and the mail of one without a document. */
    documentId: text('document_id'),
    deliveryId: uuid('delivery_id'),
    total: integer('total').notNull(),
    /** Until then it can be taken back. */
    startsAt: instantColumn('starts_at').notNull(),
    beganAt: instantColumn('began_at'),
    doneAt: instantColumn('done_at'),
    cancelledAt: instantColumn('cancelled_at'),
  },
  (table) => [uniqueIndex('signing_message_sends_request').on(table.senderUserId, table.requestId)],
);

/** Who still waits for their copy of a message. */
export const signingMessageWaiting = pgTable(
  'signing_message_waiting',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => signingMessages.id),
    /** Their place, by name. */
    place: integer('place').notNull(),
    userId: text('user_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.place] })],
);

export type MessageDraftRecord = typeof signingMessageDrafts.$inferSelect;
export type MessageSendRecord = typeof signingMessageSends.$inferSelect;
