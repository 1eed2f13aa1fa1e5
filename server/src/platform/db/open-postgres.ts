import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseHandle } from './database.ts';
import { createPostgresListener } from './postgres-listener.ts';
import { connectionsOf } from './pool-connections.ts';
import { traceQueries } from './trace-queries.ts';
import { useNumbersForCounts } from './type-parsers.ts';

interface PostgresOptions {
  url: string;
  poolSize: number;
  statementTimeoutMs: number;
  waitForConnectionMs: number;
  onError(error: Error): void;
}

/** Opens PostgreSQL: a pool of connections, and one more that listens as soon as somebody does. */
export async function openPostgres(options: PostgresOptions): Promise<DatabaseHandle> {
  useNumbersForCounts();
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: options.waitForConnectionMs,
    statement_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: options.statementTimeoutMs,
    application_name: 'sportello',
  });
  traceQueries(pool);
  pool.on('error', options.onError);
  // A connection that is lost within a transaction would end the process, if nobody listened to it.
  pool.on('connect', (client) => client.on('error', options.onError));
  await pool.query('select 1').catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const listener = createPostgresListener(options);
  return {
    kind: 'postgres',
    db: drizzle(pool),
    listen: listener.listen,
    connections: () => connectionsOf(pool),
    ping: async () => void (await pool.query('select 1')),
    close: async () => {
      await listener.close();
      await pool.end();
    },
  };
}
