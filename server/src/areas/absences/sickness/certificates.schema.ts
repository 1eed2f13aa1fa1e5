import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../../../platform/db/columns.ts';

/** Certificates of sicknesses: a number, the days it covers, and a file. No diagnosis, ever. */
export const absenceCertificates = pgTable(
  'absence_certificates',
  {
    id: text('id').primaryKey(),
    requestId: text('request_id').notNull(),
    protocol: text('protocol').notNull().default(''),
    from: date('from_day', { mode: 'string' }).notNull(),
    to: date('to_day', { mode: 'string' }).notNull(),
    /** Of the storage; null where there is no file. */
    fileKey: text('file_key'),
    fileName: text('file_name').notNull().default(''),
    fileType: text('file_type').notNull().default(''),
    fileSize: integer('file_size').notNull().default(0),
    addedAt: instantColumn('added_at').notNull(),
    addedBy: text('added_by').notNull(),
    /** The number and the file's name, encrypted (`health-texts.ts`); the columns in clear text are empty then. */
    sealedProtocol: text('sealed_protocol'),
    sealedFileName: text('sealed_file_name'),
  },
  (table) => [index('absence_certificates_request').on(table.requestId, table.from)],
);

export type CertificateRecord = typeof absenceCertificates.$inferSelect;
