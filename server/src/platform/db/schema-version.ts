import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';
import type { Executor } from './database.ts';
import { lockKey, migrationsFolder } from './migrate.ts';

/** How far a database was migrated: its last migration, by name and by when it was written (ms). */
interface SchemaVersion {
  readonly name: string;
  readonly at: number;
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** The versions of the schema that this code knows, the oldest first. */
export function listSchemaVersions(): SchemaVersion[] {
  const text = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  return journal.parse(JSON.parse(text)).entries.map(({ tag, when }) => ({ name: tag, at: when }));
}

/** The version of a database, or undefined of one that was never migrated. */
export async function findSchemaVersion(executor: Executor): Promise<SchemaVersion | undefined> {
  const { rows: tables } = await executor.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`,
  );
  if (!tables[0]?.name) return undefined;
  const { rows } = await executor.execute<{ at: number | null }>(
    sql`select max(created_at) as at from drizzle.__drizzle_migrations`,
  );
  const at = rows[0]?.at;
  if (typeof at !== 'number') return undefined;
  return listSchemaVersions().find((version) => version.at === at) ?? { name: `unknown ${at}`, at };
}

/**
 * Makes the tables of a version in a database without any, in the caller's transaction: what drizzle's migrator does in transactions of
 * its own. `migrateDatabase` leads on from there.
 */
export async function createSchema(executor: Executor, version: SchemaVersion): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
  await executor.execute(sql`create schema if not exists drizzle`);
  await executor.execute(
    sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder })) {
    if (folderMillis > version.at) return;
    for (const statement of statements) await executor.execute(sql.raw(statement));
    await executor.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
}
