import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import type { DatabaseHandle } from './database.ts';

/** The one folder of migrations, for both databases. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Whoever migrates holds this advisory lock. */
export const lockKey = 7_305_118;

/** Brings the database up to date. Several replicas may try at once: an advisory lock lets them do it in turn. */
export async function migrateDatabase(handle: DatabaseHandle): Promise<void> {
  const pool = (handle.db as NodePgDatabase & { $client: Pool }).$client;
  const client = await pool.connect();
  try {
    const db = drizzle(client);
    await db.execute(sql`select pg_advisory_lock(${lockKey})`);
    try {
      await migrate(db, { migrationsFolder });
    } finally {
      await db.execute(sql`select pg_advisory_unlock(${lockKey})`);
    }
  } finally {
    client.release();
  }
}
