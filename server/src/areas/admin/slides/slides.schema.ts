import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Language } from 'shared-api/contracts/common';

/** Slides of the login view and of `/discover` (spec 02 §2). */
export const adminSlides = pgTable('admin_slides', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  text: text('text').notNull(),
  /** Content of the picture, as the storage names it, and its type. */
  pictureHash: text('picture_hash').notNull(),
  pictureType: text('picture_type').notNull(),
  pictureSize: integer('picture_size').notNull(),
  /** The lowest comes first. */
  position: integer('position').notNull(),
  /** For whom it is; null for both languages. */
  language: text('language').$type<Language>(),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

export type SlideRecord = typeof adminSlides.$inferSelect;
