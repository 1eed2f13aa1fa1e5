import type { FastifyInstance } from 'fastify';
import { listDocuments } from 'shared-api/contracts/signing';
import { createAreas, serveAreas } from '../server/src/areas/create-areas.ts';
import { foldTexts } from '../server/src/areas/folded-texts.repository.ts';
import { insertUser } from '../server/src/areas/auth/users/users.repository.ts';
import { insertCompany } from '../server/src/areas/directory/directory.repository.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { readConfig } from '../server/src/platform/config.ts';
import type { Database, DatabaseHandle } from '../server/src/platform/db/database.ts';
import { createHttp } from '../server/src/platform/http/create-http.ts';
import { createLogger } from '../server/src/platform/logger.ts';
import type { PdfEditing } from '../server/src/platform/pdf-editing/pdf-editing.ts';
import { createPlatform, type Platform } from '../server/src/platform/platform.ts';
import { loadPrincipal } from '../server/src/principals.ts';
import { signInAs } from '../server/src/testing/index.ts';

/** A server with an administrator's session, and the bare query that their list is measured against. */
export interface ListServer {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly cookie: string;
  readonly path: string;
  /** Asks for the same 30 documents through the same driver, without anything around it. */
  bareQuery(): Promise<void>;
}

interface Pool {
  query(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
}

const path = `${listDocuments.path}?username=x&productid=docsign&start=0&length=30&curStatus=-1&curSrcText=`;

/** Opens the server on a database; nothing is in it yet. */
export async function openListServer(database: DatabaseHandle, folder: string): Promise<ListServer> {
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' });
  const logger = createLogger(config.logLevel);
  const platform = await createPlatform({
    config,
    logger,
    database,
    loadPrincipal,
    clock: systemClock,
    secret: 'of the bench',
  });
  const app = await createHttp(platform);
  serveAreas(app, createAreas({ ...platform, pdfEditing: unusedEngine }));
  await insertCompany(database.db, { id: 'acme', name: 'Acme' });
  await insertUser(database.db, { ...administrator, createdAt: new Date(), passwordChangedAt: new Date() });
  const cookie = await signInAs({ platform, db: database.db }, administrator.id);
  const bareQuery = async () => {
    const { rows } = await poolOf(database.db).query(bareText, ['acme']);
    if (rows.length !== 30) throw new Error('the bare query did not find 30 documents');
  };
  return { app, platform, cookie, path, bareQuery };
}

/** Puts documents and their mails into the database, and lets it count them. */
export async function fillList({ platform }: ListServer, documents: number): Promise<void> {
  const pool = poolOf(platform.database.db);
  await pool.query(`
    insert into platform_deliveries (channel, recipient, subject, text, attachments, state, created_at)
    select 'mail', 'mario@example.com', 'Documento ' || n, 'Testo', '[]', 'sent', now()
    from generate_series(1, ${documents}) n`);
  await pool.query(`
    insert into signing_documents (id, company_id, sender_user_id, sender_email, sender_name, receiver_name,
      receiver_surname, receiver_email, receiver_email_key, title, search_key, saves_copy, expires, state, sent_at,
      file_hash, file_name, file_size, uploaded_hash, pages, signatures_total, delivery_id, created_at, updated_at, updated_by)
    select 'document-' || n, 'acme', 'hr', 'hr@acme.example', 'Elena Risorsi', 'Mario', 'Rossi',
      'mario@example.com', 'mario@example.com', 'Contratto numero ' || n, 'contratto numero ' || n, true, false,
      case n % 3 when 0 then 'signed' when 1 then 'sent' else 'draft' end,
      now(), 'hash', 'contratto.pdf', 1000, 'hash', '[]', 2, delivery.id,
      timestamptz '2026-01-01' + n * interval '1 minute', now(), 'hr'
    from (select id, row_number() over () as n from platform_deliveries) delivery`);
  await settleRows(platform.database.db);
}

// What a program would ask that wants the 30 rows and nothing else: no session, no rights, no answer to encode.
const bareText = `
  select document.id, document.company_id, document.created_at, title, sender_email, receiver_name, receiver_surname,
    receiver_email, receiver_email_key, saves_copy, phone_verified_at, document.sent_at, needs_code, expires,
    expiry_hours, expires_at, document.state, signed_at, file_name, signatures_done, signatures_total, seal_problem,
    version, delivery.state as delivery_state, delivery.last_error as delivery_error
  from signing_documents document
  left join platform_deliveries delivery on delivery.id = document.delivery_id
  where deleted_at is null and document.company_id = $1
  order by document.created_at desc, document.id desc
  limit 30`;

/** Leaves rows that were written by hand as those of a server are: their texts folded, and counted by the database. */
export async function settleRows(db: Database): Promise<void> {
  await foldTexts(db);
  await poolOf(db).query('vacuum analyze');
}

/** The driver under the query layer, to ask it without. */
export const poolOf = (db: Database) => (db as unknown as { $client: Pool }).$client;

const administrator = {
  id: 'hr',
  username: 'hr',
  passwordHash: '-',
  firstName: 'Elena',
  lastName: 'Risorsi',
  email: 'hr@acme.example',
  companyId: 'acme',
  b: 'S',
} as const;

const refuse = () => Promise.reject(new Error('the bench edits no PDF'));
const unusedEngine: PdfEditing = {
  preflight: refuse,
  sign: refuse,
  readDrawing: refuse,
  close: async () => undefined,
};
