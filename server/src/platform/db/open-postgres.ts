import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseHandle } from './database.ts';
import { createPostgresListener } from './postgres-listener.ts';
import { connectionsOf } from './pool-connections.ts';
import { GivingUpClient, keepAliveInitialDelayMillis, silenceMs } from './giving-up-client.ts';
import { requireOwnSessions } from './require-own-sessions.ts';
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
  const { statementTimeoutMs } = options;
  const pool = new pg.Pool({
    Client: GivingUpClient,
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: options.waitForConnectionMs,
    statement_timeout: statementTimeoutMs,
    // The database gives up first; a connection that fell silent can't say so.
    ...(statementTimeoutMs > 0 && { query_timeout: statementTimeoutMs + silenceMs }),
    idle_in_transaction_session_timeout: statementTimeoutMs,
    keepAlive: true,
    keepAliveInitialDelayMillis,
    application_name: 'sportello',
  });
  traceQueries(pool);
  pool.on('error', options.onError);
  // A connection that is lost within a transaction would end the process, if nobody listened to it.
  pool.on('connect', (client) => client.on('error', options.onError));
  const start = async () => {
    await requireOwnSessions({
      connectionString: options.url,
      connectionTimeoutMillis: options.waitForConnectionMs,
      statement_timeout: statementTimeoutMs,
      application_name: 'sportello-start',
    });
    await pool.query('select 1');
  };
  await start().catch(async (error: unknown) => {
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
