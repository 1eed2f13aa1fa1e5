import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** How a message travels. */
export type DeliveryChannel = 'mail' | 'sms';
/**
 * Where it is: `sent` when it was handed over, to a mail server or a gateway, and nothing came back; `failed` when it did not leave or did
 * not arrive; `bounced` when the other side refused the address for good.
 */
type DeliveryState = 'queued' | 'sent' | 'failed' | 'bounced';

/** Whose fault it is that a message did not leave, or has not left yet: the receiver's address, this installation, what is in the message. */
export type DeliveryFault = 'receiver' | 'installation' | 'content';

/** A file that goes with a mail, by its hash in the storage. */
export interface DeliveryAttachment {
  name: string;
  hash: string;
}

/** Who gets the answers to a mail. */
export interface ReplyAddress {
  readonly name: string;
  readonly email: string;
}

/** Mails and SMS with their state, which the sender can see. */
export const platformDeliveries = pgTable(
  'platform_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    channel: text('channel').$type<DeliveryChannel>().notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Empty while it waits and once it left (`sealedContent`); kept of what stays in the outbox. */
    text: text('text').notNull(),
    html: text('html'),
    /** Who gets the answers to a mail; null where nobody reads them. */
    replyTo: jsonb('reply_to').$type<ReplyAddress>(),
    /** The company in whose name a mail leaves; null where the product itself writes. */
    onBehalfOf: text('on_behalf_of'),
    attachments: jsonb('attachments').$type<DeliveryAttachment[]>().notNull(),
    state: text('state').$type<DeliveryState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    /** Whose fault the last failure is; null where nothing failed or it is nobody's. */
    fault: text('fault').$type<DeliveryFault>(),
    /** Where one call switches notices of this kind off, signed; null of what nobody can switch off, while it waits, and once it has left. */
    unsubscribeAddress: text('unsubscribe_address'),
    /** What the message is about, for whoever asks after its state: `signing_documents:<id>`. */
    reference: text('reference'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Of a notice: when it leaves, which mail times may have put off. Null of what always leaves at once. */
    noticeAt: timestamp('notice_at', { withTimezone: true, precision: 3 }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When the last try failed, or the address was refused. */
    failedAt: timestamp('failed_at', { withTimezone: true }),
    /** Whether sending it later still helps: a code that has expired does not. */
    mayRetry: boolean('may_retry').notNull().default(true),
    /** What a message says that waits, or said that failed, for who tries it again: sealed, until it left or a week after it failed. */
    sealedContent: text('sealed_content'),
    /** When somebody put a failed one aside. */
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    /** The company whose administrators may read that it failed; null for super users alone. */
    companyId: text('company_id'),
    /** That this installation wrote it, to whom and what (`delivery-facts.ts`). */
    proof: text('proof'),
  },
  (table) => [
    index('platform_deliveries_created').on(table.createdAt),
    index('platform_deliveries_reference').on(table.reference),
    index('platform_deliveries_notice')
      .on(sql`lower(recipient)`, table.noticeAt)
      .where(sql`notice_at is not null`),
    index('platform_deliveries_undelivered')
      .on(table.createdAt)
      .where(sql`state in ('failed', 'bounced') and archived_at is null`),
    index('platform_deliveries_installation_fault')
      .on(table.createdAt)
      .where(sql`fault = 'installation' and archived_at is null`),
  ],
);

/** A row of the table of deliveries. */
export type DeliveryRow = typeof platformDeliveries.$inferSelect;
