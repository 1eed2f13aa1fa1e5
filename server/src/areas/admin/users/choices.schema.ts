import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';

/** Users whom an administrator chose in the list, kept for what they do with them next. */
export const adminChoices = pgTable(
  'admin_choices',
  {
    id: text('id').primaryKey(),
    /** Whose choice it is. */
    madeBy: text('made_by').notNull(),
    userIds: text('user_ids').array().notNull(),
    madeAt: instantColumn('made_at').notNull(),
  },
  (table) => [index('admin_choices_made').on(table.madeAt)],
);
