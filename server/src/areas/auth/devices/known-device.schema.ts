import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';
import { authUsers } from '../users/user.schema.ts';

/** The browsers from which each person has signed in, by the hash of the token that the browser keeps. */
export const authKnownDevices = pgTable(
  'auth_known_devices',
  {
    userId: text('user_id')
      .notNull()
      .references(() => authUsers.id, { onDelete: 'cascade' }),
    deviceHash: text('device_hash').notNull(),
    firstUsedAt: instantColumn('first_used_at').notNull(),
    lastUsedAt: instantColumn('last_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceHash] })],
);
