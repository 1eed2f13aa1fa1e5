import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';

/** Passkeys: the public half of each; the private one stays on the person's device. */
export const authPasskeys = pgTable(
  'auth_passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').notNull(),
    /** How devices know the person: random, the same for all his passkeys. */
    userHandle: text('user_handle').notNull(),
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** How often the device says that it was used; 0 for those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    isSynced: boolean('is_synced').notNull(),
    name: text('name').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    lastUsedAt: instantColumn('last_used_at'),
  },
  (table) => [index('auth_passkeys_user').on(table.userId, table.createdAt)],
);

/** What a challenge was made for. */
export type PasskeyPurpose = 'add' | 'sign-in';

/** Challenges that passkeys sign, hashed; each is gone once it is used. */
export const authPasskeyChallenges = pgTable(
  'auth_passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text('purpose').$type<PasskeyPurpose>().notNull(),
    /** The session that asked; null for a sign-in. */
    sessionId: uuid('session_id'),
    /** How the device that makes a passkey will know the person; null for a sign-in. */
    userHandle: text('user_handle'),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [index('auth_passkey_challenges_end').on(table.expiresAt)],
);

/** A passkey. */
export type PasskeyRecord = typeof authPasskeys.$inferSelect;
/** A challenge that was given out. */
export type PasskeyChallenge = typeof authPasskeyChallenges.$inferSelect;
