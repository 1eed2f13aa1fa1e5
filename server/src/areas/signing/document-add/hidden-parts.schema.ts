import { pgTable, text } from 'drizzle-orm/pg-core';
import type { HiddenParts } from './hidden-parts.ts';

/** What PDFs that were brought hold beside their pages, by the hash of their content: the same file holds the same. */
export const signingHiddenParts = pgTable('signing_hidden_parts', {
  fileHash: text('file_hash').primaryKey(),
  parts: text('parts').array().$type<HiddenParts>().notNull(),
});
