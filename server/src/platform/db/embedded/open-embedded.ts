import type { Worker } from 'node:worker_threads';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseHandle, NotificationListener } from '../database.ts';
import { createChannels } from '../channels.ts';
import { connectionsOf } from '../pool-connections.ts';
import { traceQueries } from '../trace-queries.ts';
import { useNumbersForCounts } from '../type-parsers.ts';
import { EmbeddedSocket } from './embedded-socket.ts';
import type { EmbeddedPlace } from './messages.ts';
import { startWorkerLink, type WorkerLink } from './worker-link.ts';

interface EmbeddedOptions {
  place: EmbeddedPlace;
  statementTimeoutMs: number;
  /** Milliseconds a caller waits for the only connection: a transaction that never ends must not hang everybody. */
  waitForConnectionMs: number;
  onError(error: Error): void;
  /** A thread that a former database released (`link.release`). */
  worker?: Worker | undefined;
}

/** The embedded database, with what only it can do. */
interface EmbeddedDatabase extends DatabaseHandle {
  readonly link: WorkerLink;
}

/** Opens the embedded database: one connection over PGlite in a worker thread. */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  useNumbersForCounts();
  const link = await startWorkerLink(options);
  const channels = createChannels();
  const pool = new pg.Pool({
    max: 1,
    user: 'postgres',
    password: 'unused',
    database: 'postgres',
    ssl: false,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: options.waitForConnectionMs,
    stream: () => new EmbeddedSocket(link) as never,
    onConnect: async (client) => {
      client.on('notification', channels.deliver);
      for (const channel of channels.names()) await client.query(`listen ${quote(channel)}`);
    },
  });
  traceQueries(pool);
  pool.on('error', options.onError);
  // A statement that is ended within a transaction would end the process, if nobody listened to its connection.
  pool.on('connect', (client) => client.on('error', options.onError));
  const db = drizzle(pool);
  return {
    kind: 'embedded',
    db,
    link,
    listen: async (channel: string, listener: NotificationListener) => {
      const remove = channels.add(channel, listener);
      await pool.query(`listen ${quote(channel)}`);
      return async () => remove();
    },
    connections: () => connectionsOf(pool),
    ping: async () => void (await pool.query('select 1')),
    copyTo: link.copy,
    close: async () => {
      await pool.end();
      await link.close();
    },
  };
}

const quote = (name: string) => pg.escapeIdentifier(name);
