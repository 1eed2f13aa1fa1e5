import { boolean, date, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';

/** What a slide says in the languages of the interface; empty where it says nothing. */
type Words = Readonly<Record<'titleIt' | 'textIt' | 'altIt' | 'titleEn' | 'textEn' | 'altEn', string>>;

const none: Words = { titleIt: '', textIt: '', altIt: '', titleEn: '', textEn: '', altEn: '' };

/** Slides of the login view and of `/discover` (spec 02 §2). */
export const adminSlides = pgTable('admin_slides', {
  id: text('id').primaryKey(),
  words: jsonb('words').$type<Words>().notNull().default(none),
  isAtLogin: boolean('is_at_login').notNull().default(true),
  isOnDiscover: boolean('is_on_discover').notNull().default(true),
  isHidden: boolean('is_hidden').notNull().default(false),
  /** The first and the last day on which it shows, in Italy. */
  shownFrom: date('shown_from', { mode: 'string' }),
  shownUntil: date('shown_until', { mode: 'string' }),
  /** What stays in sight where the picture is cut, in percent from left and top. */
  focusX: integer('focus_x').notNull().default(50),
  focusY: integer('focus_y').notNull().default(50),
  /** The lowest comes first. */
  position: integer('position').notNull(),
  version: integer('version').notNull().default(1),
  createdAt: instantColumn('created_at').notNull(),
  /** When it was changed last, and by whom; null for the product itself. */
  updatedAt: instantColumn('updated_at').notNull(),
  changedBy: text('changed_by'),
});

/** The pictures of slides, one row a size. A picture whose slide is gone is thrown away by the chore. */
export const adminSlidePictures = pgTable(
  'admin_slide_pictures',
  {
    /** Its sealed content, as the storage names it. */
    fileKey: text('file_key').primaryKey(),
    slideId: text('slide_id').references(() => adminSlides.id, { onDelete: 'set null' }),
    /** SHA-256 of what a browser is given (hex). */
    contentHash: text('content_hash').notNull(),
    type: text('type').notNull(),
    /** In pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** In bytes. */
    size: integer('size').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [index('admin_slide_pictures_slide').on(table.slideId)],
);

export type SlideRecord = typeof adminSlides.$inferSelect;
export type SlidePictureRecord = typeof adminSlidePictures.$inferSelect;
