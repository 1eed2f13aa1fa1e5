import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { DatabaseHandle } from '../platform/db/database.ts';
import { openEmbedded } from '../platform/db/embedded/open-embedded.ts';
import { openPostgres } from '../platform/db/open-postgres.ts';
import { spareDatabases } from './spare-databases.ts';
import { emptyTables, readShape } from './table-contents.ts';
import { bareEmbedded, embeddedTemplate, postgresTemplate } from './templates.ts';
import { postgresUrl, serverUrl } from './test-server.ts';

/** Which database a test runs on. */
export type TestDatabaseKind = 'embedded' | 'postgres';

/** As patient as a test: how slow a machine is, is nothing that a test is about. */
const limits = { statementTimeoutMs: 240_000, waitForConnectionMs: 240_000, poolSize: 5 };
const onError = () => undefined;

/** Opens a database of its own for a test, with every table in place and nothing in them. */
export function openTestDatabase(kind: TestDatabaseKind): Promise<DatabaseHandle> {
  return kind === 'embedded' ? openEmbeddedCopy() : openPostgresCopy();
}

/** Opens a database without any tables, for tests of the migrations; it goes when it is closed. */
export async function openBareDatabase(kind: TestDatabaseKind): Promise<DatabaseHandle> {
  if (kind === 'embedded')
    return openEmbedded({ ...limits, place: { kind: 'memory', dump: await bareEmbedded() }, onError });
  const name = newName();
  await onServer(`create database ${name}`);
  const database = await openPostgres({ ...limits, url: postgresUrl(name), onError });
  const close = async () => {
    await database.close();
    await onServer(`drop database if exists ${name} with (force)`);
  };
  return { ...database, close };
}

/** Opens a PostgreSQL database of a test once more, as another process would; closing it leaves the database alone. */
export async function openAgain({ db }: Pick<DatabaseHandle, 'db'>): Promise<DatabaseHandle> {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  return openPostgres({ ...limits, url: postgresUrl(rows[0]?.name ?? ''), onError });
}

async function openEmbeddedCopy(): Promise<DatabaseHandle> {
  const dump = await embeddedTemplate();
  const worker = spareDatabases.embedded.pop();
  const database = await openEmbedded({ ...limits, place: { kind: 'memory', dump }, worker, onError });
  const before = await readShape(database.db);
  const close = async () => {
    const isClean = spareDatabases.areKept && (await cleanUp(database.db, before));
    const released = isClean ? await database.link.release() : undefined;
    await database.close();
    if (released) spareDatabases.embedded.push(released);
  };
  return { ...database, close };
}

async function openPostgresCopy(): Promise<DatabaseHandle> {
  const name = spareDatabases.postgres.pop() ?? (await createPostgresCopy());
  const database = await openPostgres({ ...limits, url: postgresUrl(name), onError });
  const before = await readShape(database.db);
  const close = async () => {
    const isClean = spareDatabases.areKept && (await cleanUp(database.db, before));
    await database.close();
    if (isClean) spareDatabases.postgres.push(name);
    else await onServer(`drop database if exists ${name} with (force)`);
  };
  return { ...database, close };
}

async function createPostgresCopy(): Promise<string> {
  const name = newName();
  await onServer(`create database ${name} template ${await postgresTemplate()}`);
  return name;
}

function newName(): string {
  const run = process.env['TEST_RUN'] ?? 'alone';
  return `sportello_test_${run}_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
}

/** Empties a database for the next file. Answers whether it is as it was: what a test left in disorder is thrown away. */
async function cleanUp(db: DatabaseHandle['db'], before: string | undefined): Promise<boolean> {
  try {
    await emptyTables(db);
    return (await readShape(db)) === before;
  } catch {
    return false;
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
