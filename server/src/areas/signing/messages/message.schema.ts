import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AttachmentType, PageShape, SignatureBox } from 'shared-api/contracts/signing';
import { instantColumn } from '../documents/document.schema.ts';

/** Messages as they were written (spec 02 §3); who got one has a copy. Nothing of it changes once it was sent. */
export const signingMessages = pgTable(
  'signing_messages',
  {
    id: text('id').primaryKey(),
    /** The company in whose name it was written; null where its writer has none. */
    companyId: text('company_id'),
    /** The name of that company when it was written. */
    senderCompany: text('sender_company').notNull(),
    senderUserId: text('sender_user_id').notNull(),
    senderName: text('sender_name').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    fileHash: text('file_hash'),
    fileName: text('file_name'),
    fileType: text('file_type').$type<AttachmentType>(),
    fileSize: integer('file_size'),
    /** The file as it was uploaded, where a repaired copy took its place. */
    uploadedHash: text('uploaded_hash'),
    /** Of a PDF. */
    pages: jsonb('pages').$type<PageShape[]>(),
    /** Whether who got it may open the attachment, and sign it (`viewAttach`, `signAttach`). */
    viewsAttachment: boolean('views_attachment').notNull().default(false),
    signsAttachment: boolean('signs_attachment').notNull().default(false),
    /** Where it is to be signed; none where the signer chooses. */
    boxes: jsonb('boxes').$type<SignatureBox[]>().notNull().default([]),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('signing_messages_sender').on(table.senderUserId, table.createdAt)],
);

const isThere = sql`deleted_at is null`;
const isUnread = sql`deleted_at is null and read_at is null`;

/** What each person got of a message. */
export const signingMessageCopies = pgTable(
  'signing_message_copies',
  {
    id: text('id').primaryKey(),
    messageId: text('message_id')
      .notNull()
      .references(() => signingMessages.id),
    /** Who got it. */
    userId: text('user_id').notNull(),
    /** Their name and company when they got it. */
    receiverName: text('receiver_name').notNull(),
    companyId: text('company_id'),
    /** The receiver's name, folded: the order of who follows the message. */
    receiverFold: text('receiver_fold').notNull().default(''),
    /** Title, sender's company and receiver, folded, for the inbox's search. */
    searchKey: text('search_key').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /** When its reading was accepted. */
    readAt: instantColumn('read_at'),
    /** The document that its signature made. */
    documentId: text('document_id'),
    /** When its receiver is to be told; null until that was worked out. */
    noticeAt: instantColumn('notice_at'),
    /** When their devices showed a notification of it. */
    pushedAt: instantColumn('pushed_at'),
    /** When its receiver was told of it by mail or push, or need not be any more. */
    noticedAt: instantColumn('noticed_at'),
    deletedAt: instantColumn('deleted_at'),
  },
  (table) => [
    index('signing_message_copies_inbox').on(table.userId, table.createdAt, table.id).where(isThere),
    index('signing_message_copies_unread').on(table.userId).where(isUnread),
    index('signing_message_copies_message').on(table.messageId),
    index('signing_message_copies_unnoticed')
      .on(table.userId)
      .where(sql`noticed_at is null`),
  ],
);

export type MessageRecord = typeof signingMessages.$inferSelect;
export type MessageCopyRecord = typeof signingMessageCopies.$inferSelect;
