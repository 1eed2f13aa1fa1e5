import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What an installation made for itself once and all its processes share. */
export const platformInstallation = pgTable('platform_installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
