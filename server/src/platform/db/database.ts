import { sql } from 'drizzle-orm';
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The database as the areas see it: drizzle over node-postgres, whichever database stands behind it. */
export type Database = NodePgDatabase;

/** A database or an open transaction: what every repository function takes first. */
export type Executor = PgDatabase<NodePgQueryResultHKT>;

/** Called with the payload of each notification. */
export type NotificationListener = (payload: string) => void;

/** How many connections are at work, how many are at rest, and who waits for one. */
export interface DatabaseConnections {
  readonly inUse: number;
  readonly idle: number;
  readonly waiting: number;
}

/** An open database with what only its owner may do. */
export interface DatabaseHandle {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Database;
  /**
   * Listens to a channel until the returned function is called; survives a lost connection, after which the listener is called with
   * an empty payload: something may have been missed.
   */
  listen(channel: string, listener: NotificationListener): Promise<() => Promise<void>>;
  /** The connections of this process, and who waits for one. */
  connections(): DatabaseConnections;
  /** Answers when the database does. @throws when it cannot be reached. */
  ping(): Promise<void>;
  /**
   * Copies the embedded database into a folder that is not there yet, as it stands at this moment; a database in memory cannot.
   * PostgreSQL has transactions that see one moment for that.
   */
  readonly copyTo?: (folder: string) => Promise<void>;
  close(): Promise<void>;
}

/** Notifies every listener of a channel, in this and every other process, once the surrounding transaction commits. */
export async function notify(executor: Executor, channel: string, payload = ''): Promise<void> {
  await executor.execute(sql`select pg_notify(${channel}, ${payload})`);
}

/** The name of the constraint that a failed statement violated, or undefined when it failed for another reason. */
export function violatedConstraint(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const { code, constraint } = (cause ?? {}) as { code?: string; constraint?: string };
  return code?.startsWith('23') ? (constraint ?? 'unnamed') : undefined;
}
