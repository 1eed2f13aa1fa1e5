import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { platformSessions } from '../sessions/sessions.schema.ts';

/** The browsers that are shown notifications, each for as long as the session in which its person asked for them. */
export const platformPushSubscriptions = pgTable(
  'platform_push_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    sessionId: uuid('session_id')
      .notNull()
      .unique()
      .references(() => platformSessions.id, { onDelete: 'cascade' }),
    userId: text('user_id').notNull(),
    /** The address at the browser's own push service; who knows it can write there with the installation's key alone. */
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's public key and secret (base64url), for which contents are encrypted (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('platform_push_subscriptions_user').on(table.userId)],
);

export type PushSubscriptionRow = typeof platformPushSubscriptions.$inferSelect;
