import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';

/** QR codes by which people sign in. The secret comes into being when the file is fetched, and only its hash is kept. */
export const authQrCodes = pgTable(
  'auth_qr_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').notNull(),
    /** What fetches the file, hashed; null once it was fetched. */
    ticketHash: text('ticket_hash').unique(),
    /** Null until the file was fetched. */
    secretHash: text('secret_hash').unique(),
    createdAt: instantColumn('created_at').notNull(),
    /** Of the ticket as long as the file was not fetched, of the code afterwards. */
    expiresAt: instantColumn('expires_at').notNull(),
    lastUsedAt: instantColumn('last_used_at'),
    revokedAt: instantColumn('revoked_at'),
  },
  (table) => [
    index('auth_qr_codes_user').on(table.userId, table.createdAt),
    index('auth_qr_codes_end').on(table.expiresAt),
  ],
);

/** A QR code. */
export type QrCodeRecord = typeof authQrCodes.$inferSelect;
