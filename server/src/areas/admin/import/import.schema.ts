import type {
  ImportCells,
  ImportColumn,
  ImportOutcome,
  ImportProblem,
  ImportState,
} from 'shared-api/contracts/admin';
import type { LocalizedText, TableColumn } from 'shared-api/contracts/common';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';

interface ImportReading {
  readonly columns: readonly TableColumn<ImportColumn>[];
  readonly names: readonly string[];
}

/** Files of people that were checked, and those of them that were imported. */
export const adminImports = pgTable(
  'admin_imports',
  {
    id: text('id').primaryKey(),
    /** Null for a file that names companies. */
    companyId: text('company_id'),
    fileName: text('file_name').notNull(),
    changesExisting: boolean('changes_existing').notNull(),
    state: text('state').$type<ImportState>().notNull(),
    madeBy: text('made_by').notNull(),
    madeAt: instantColumn('made_at').notNull(),
    /** Who had it imported; null as long as nobody did. */
    startedBy: text('started_by'),
    invites: boolean('invites').notNull().default(false),
    finishedAt: instantColumn('finished_at'),
    /** Lines in all, and of each outcome. */
    total: integer('total').notNull(),
    add: integer('to_add').notNull(),
    change: integer('to_change').notNull(),
    same: integer('same').notNull(),
    left: integer('left_alone').notNull(),
    error: integer('errors').notNull(),
    /** Lines that are written, while it runs. */
    written: integer('written').notNull().default(0),
    invitationsDue: integer('invitations_due').notNull().default(0),
    invitationsSent: integer('invitations_sent').notNull().default(0),
    failure: jsonb('failure').$type<LocalizedText>(),
    /** That this installation read these lines (`import-proof.ts`). */
    proof: text('proof'),
    /** How the file was read: its columns, and names by which somebody sees whether its letters are right. */
    reading: jsonb('reading').$type<ImportReading>(),
  },
  (table) => [
    index('admin_imports_company').on(table.companyId, table.madeAt),
    index('admin_imports_running')
      .on(table.state)
      .where(sql`state in ('running', 'inviting')`),
  ],
);

/** The lines of those files, and what becomes of each. */
export const adminImportRows = pgTable(
  'admin_import_rows',
  {
    importId: text('import_id')
      .notNull()
      .references(() => adminImports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    name: text('name').notNull(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    outcome: text('outcome').$type<ImportOutcome>().notNull(),
    changed: text('changed').array().$type<ImportColumn[]>().notNull(),
    /** What of that only waits for the person to confirm it (decision 102). */
    waits: text('waits').array().$type<ImportColumn[]>().notNull().default([]),
    problems: jsonb('problems').$type<ImportProblem[]>().notNull(),
    /** What the file says; null once it is imported, or cannot be any more. */
    cells: jsonb('cells').$type<ImportCells>(),
    /** Whose account it is, once there is one. */
    userId: text('user_id'),
    /** Whether the mail with the link to the first password is still to be written. */
    isInvitationDue: boolean('is_invitation_due').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.importId, table.line] })],
);

export type ImportRecord = typeof adminImports.$inferSelect;
export type ImportRowRecord = typeof adminImportRows.$inferSelect;
