import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { DatabaseHandle } from '../platform/db/database.ts';
import { openEmbedded } from '../platform/db/embedded/open-embedded.ts';
import { openPostgres } from '../platform/db/open-postgres.ts';
import { embeddedTemplate, postgresTemplate } from './templates.ts';
import { postgresUrl, serverUrl } from './test-server.ts';

/** Which database a test runs on. */
export type TestDatabaseKind = 'embedded' | 'postgres';

const limits = { statementTimeoutMs: 20_000, waitForConnectionMs: 20_000, poolSize: 5 };
const onError = () => undefined;

/** Opens a database of its own for a test, with every table in place and nothing in them. */
export function openTestDatabase(kind: TestDatabaseKind): Promise<DatabaseHandle> {
  return kind === 'embedded' ? openEmbeddedCopy() : openPostgresCopy();
}

/** Opens a PostgreSQL database of a test once more, as another process would; closing it leaves the database alone. */
export async function openAgain({ db }: Pick<DatabaseHandle, 'db'>): Promise<DatabaseHandle> {
  const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`);
  return openPostgres({ ...limits, url: postgresUrl(rows[0]?.name ?? ''), onError });
}

async function openEmbeddedCopy(): Promise<DatabaseHandle> {
  const dump = await embeddedTemplate();
  return openEmbedded({ ...limits, place: { kind: 'memory', dump }, onError });
}

async function openPostgresCopy(): Promise<DatabaseHandle> {
  const name = `sportello_test_${randomUUID().replaceAll('-', '')}`;
  const template = await postgresTemplate();
  await onServer(`create database ${name} template ${template}`);
  const database = await openPostgres({ ...limits, url: postgresUrl(name), onError });
  const close = async () => {
    await database.close();
    await onServer(`drop database if exists ${name} with (force)`);
  };
  return { ...database, close };
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
