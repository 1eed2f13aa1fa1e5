import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';

/** QR codes by which people sign in. The secret comes into being when the file is fetched, and only its hash is kept. */
export const authQrCodes = pgTable(
  'auth_qr_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').notNull(),
    secretHash: text('secret_hash').notNull().unique(),
    /** That this installation wrote the row (decision 109). */
    proof: text('proof'),
    createdAt: instantColumn('created_at').notNull(),
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
