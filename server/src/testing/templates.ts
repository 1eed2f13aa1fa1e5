import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseHandle } from '../platform/db/database.ts';
import { openEmbedded } from '../platform/db/embedded/open-embedded.ts';
import { migrateDatabase, migrationsFolder } from '../platform/db/migrate.ts';
import { openPostgres } from '../platform/db/open-postgres.ts';
import { addEmptyTables } from './table-contents.ts';
import { postgresUrl, serverUrl } from './test-server.ts';

const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache/test-database');
const limits = { statementTimeoutMs: 60_000, waitForConnectionMs: 60_000, poolSize: 2 };
const onError = () => undefined;
const lockKey = 7_305_119;

/** A dump of an embedded database with every table; made once for each state of the migrations. */
export async function embeddedTemplate(): Promise<string> {
  return keptDump('embedded', fingerprint(), async (database) => {
    await migrateDatabase(database);
    await addEmptyTables(database.db);
  });
}

/** A dump of an embedded database as it is when it was just made: without any table. Making one takes seconds, a copy of it half a second. */
export async function bareEmbedded(): Promise<string> {
  const version = createHash('sha256').update(packageVersion('@electric-sql/pglite')).digest('hex');
  return keptDump('bare', version.slice(0, 16), async () => undefined);
}

async function keptDump(
  name: string,
  version: string,
  fill: (database: DatabaseHandle) => Promise<void>,
): Promise<string> {
  const file = join(cacheFolder, `${name}-${version}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(cacheFolder, { recursive: true });
  const database = await openEmbedded({ ...limits, place: { kind: 'memory', dump: undefined }, onError });
  await fill(database);
  const unfinished = `${file}.${randomUUID()}`;
  await database.link.dump(unfinished);
  await database.close();
  renameSync(unfinished, file);
  for (const old of readdirSync(cacheFolder)) {
    if (old.startsWith(`${name}-`) && old.endsWith('.tar') && !file.endsWith(old))
      rmSync(join(cacheFolder, old), { force: true });
  }
  return file;
}

/** Puts an embedded database with every table into a data folder: a process that finds none makes one, which takes seconds. */
export async function addDatabaseTo(dataFolder: string): Promise<void> {
  const folder = join(dataFolder, 'database');
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-xf', await embeddedTemplate(), '-C', folder], { stdio: 'ignore' });
}

/** The name of a PostgreSQL database with every table, to be copied. */
export async function postgresTemplate(): Promise<string> {
  const name = `sportello_template_${fingerprint()}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await makePostgresTemplate(client, name);
    return name;
  } finally {
    await client.end();
  }
}

async function makePostgresTemplate(client: pg.Client, name: string): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  const database = await openPostgres({ ...limits, url: postgresUrl(unfinished), onError });
  await migrateDatabase(database);
  await addEmptyTables(database.db);
  await database.close();
  await client.query(`alter database ${unfinished} rename to ${name}`);
}

function fingerprint(): string {
  const hash = createHash('sha256').update(packageVersion('@electric-sql/pglite'));
  hash.update(readFileSync(join(import.meta.dirname, 'table-contents.ts')));
  // By the journal's times it is told which migrations a database has had.
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  for (const file of [...files.toSorted(), 'meta/_journal.json'])
    hash.update(readFileSync(join(migrationsFolder, file)));
  return hash.digest('hex').slice(0, 16);
}

function packageVersion(name: string): string {
  const main = createRequire(import.meta.url).resolve(name);
  const manifest = join(main.slice(0, main.lastIndexOf(name) + name.length), 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
