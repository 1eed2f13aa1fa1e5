import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DocumentState, PageShape } from 'shared-api/contracts/signing';

/** An instant as precise as JavaScript knows it, so that a cursor made from a row finds that very row again. */
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

const isLive = sql`deleted_at is null`;
const isSigned = sql`deleted_at is null and state = 'signed'`;
const isOpen = sql`deleted_at is null and state <> 'signed'`;

const progressOf = sql`case when state = 'signed' then 5 when state = 'sealing' then 4 when signatures_done > 0 then 3 when opened_at is not null then 2 when state = 'sent' then 1 else 0 end`;

/** What the grid is sorted by, beside its creation; each is an index. What has no instant counts as the oldest. */
export const sortKeys = {
  lifecycle: sql`progress`,
  title: sql`("left"(search_key, 100) collate "C")`,
  receiver: sql`("left"(receiver_fold, 100) collate "C")`,
  sent: sql`(coalesce(sent_at, '-infinity'::timestamptz))`,
  signed: sql`(coalesce(signed_at, '-infinity'::timestamptz))`,
} as const;

/** Documents for signature (spec 02 §3). `version` counts what was written, for two writers of one document. */
export const signingDocuments = pgTable(
  'signing_documents',
  {
    id: text('id').primaryKey(),
    companyId: text('company_id'),
    senderUserId: text('sender_user_id').notNull(),
    senderEmail: text('sender_email').notNull(),
    senderName: text('sender_name').notNull(),
    receiverName: text('receiver_name').notNull(),
    receiverSurname: text('receiver_surname').notNull(),
    receiverEmail: text('receiver_email').notNull(),
    /** The receiver's address in small letters: what persons and documents are matched by. */
    receiverEmailKey: text('receiver_email_key').notNull(),
    title: text('title').notNull(),
    /** The receiver's surname and name, folded: the grid's order. */
    receiverFold: text('receiver_fold').notNull().default(''),
    /** Title, receiver and sender, folded, for the grid's search. */
    searchKey: text('search_key').notNull(),
    savesCopy: boolean('saves_copy').notNull(),
    expires: boolean('expires').notNull(),
    expiryHours: integer('expiry_hours'),
    expiresAt: instantColumn('expires_at'),
    state: text('state').$type<DocumentState>().notNull().default('draft'),
    sentAt: instantColumn('sent_at'),
    /** When its receiver opened it first since it was last sent. */
    openedAt: instantColumn('opened_at'),
    /** Whether each signature needs a code by SMS, as the company had it when the document was sent. */
    needsCode: boolean('needs_code').notNull().default(false),
    /** Whether every page is shown before the first signature: its sender asked for it, or the company when it was sent. */
    needsAllPages: boolean('needs_all_pages').notNull().default(false),
    /** Whether a number of the receiver was on record when the document was sent: codes go there. */
    phoneOnRecord: boolean('phone_on_record').notNull().default(false),
    phoneVerifiedAt: instantColumn('phone_verified_at'),
    phonePrefix: text('phone_prefix').notNull().default(''),
    phoneMobile: text('phone_mobile').notNull().default(''),
    emailVerifiedAt: instantColumn('email_verified_at'),
    /** When who opened its link said that they are not its receiver; null once it goes to somebody else, or again. */
    wrongReceiverAt: instantColumn('wrong_receiver_at'),
    /** When the account was deleted that received it: no other one with the address gets it, unless it is sent again. */
    receiverLeftAt: instantColumn('receiver_left_at'),
    fileHash: text('file_hash').notNull(),
    fileName: text('file_name').notNull(),
    fileSize: integer('file_size').notNull(),
    /** The file as it was uploaded, where a repaired copy took its place. */
    uploadedHash: text('uploaded_hash').notNull(),
    pages: jsonb('pages').$type<PageShape[]>().notNull(),
    signaturesTotal: integer('signatures_total').notNull(),
    signaturesDone: integer('signatures_done').notNull().default(0),
    completedAt: instantColumn('completed_at'),
    /** Who completed it: the session's user, for the evidence and the answer by mail. */
    completedBy: text('completed_by'),
    /** How far its signing is, for the order of the grid. */
    progress: smallint('progress').generatedAlwaysAs(progressOf).notNull(),
    sealedHash: text('sealed_hash'),
    sealedSize: integer('sealed_size'),
    /** Where the document's log of events ended when it was sealed, as it stands in the sealed PDF too (decision 062). */
    sealedEvents: integer('sealed_events'),
    sealedEventsHash: text('sealed_events_hash'),
    signedAt: instantColumn('signed_at'),
    /** The hash of a file of this document that was found not to be what was stored. */
    changedFile: text('changed_file'),
    /** Why the last try to seal failed, for the log's reader; null once it worked, empty while a new try was asked for. */
    sealProblem: text('seal_problem'),
    /** The latest mail to the receiver, a row of the platform's deliveries. */
    deliveryId: uuid('delivery_id'),
    version: integer('version').notNull().default(1),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
    deletedAt: instantColumn('deleted_at'),
    /** When who manages it deleted it once it was signed: its receiver keeps it. */
    hiddenAt: instantColumn('hidden_at'),
  },
  (table) => [
    index('signing_documents_newest').on(table.createdAt, table.id).where(isLive),
    index('signing_documents_newest_open').on(table.createdAt, table.id).where(isOpen),
    index('signing_documents_company').on(table.companyId, table.createdAt, table.id).where(isLive),
    index('signing_documents_company_open').on(table.companyId, table.createdAt, table.id).where(isOpen),
    index('signing_documents_signed').on(table.signedAt, table.companyId).where(isSigned),
    index('signing_documents_by_lifecycle').on(sortKeys.lifecycle, table.id).where(isLive),
    index('signing_documents_by_title').on(sortKeys.title, table.id).where(isLive),
    index('signing_documents_by_receiver').on(sortKeys.receiver, table.id).where(isLive),
    index('signing_documents_by_sent').on(sortKeys.sent, table.id).where(isLive),
    index('signing_documents_by_signed').on(sortKeys.signed, table.id).where(isLive),
    index('signing_documents_receiver').on(table.receiverEmailKey, table.createdAt, table.id).where(isLive),
  ],
);

export type DocumentRecord = typeof signingDocuments.$inferSelect;
export type NewDocument = typeof signingDocuments.$inferInsert;
