import type { Pool } from 'pg';
import type { DatabaseConnections } from './database.ts';

/** The connections of a pool. */
export function connectionsOf({ totalCount, idleCount, waitingCount }: Pool): DatabaseConnections {
  return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
}
