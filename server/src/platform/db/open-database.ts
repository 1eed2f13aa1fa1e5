import { join } from 'node:path';
import type { DatabaseHandle } from './database.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import { lockFolder } from './folder-lock.ts';
import { openPostgres } from './open-postgres.ts';

interface OpenDatabaseOptions {
  /** PostgreSQL when given, otherwise the embedded database in `dataFolder`. */
  url: string | undefined;
  dataFolder: string;
  poolSize: number;
  statementTimeoutMs: number;
  onError(error: Error): void;
}

const waitForConnectionMs = 30_000;

/** Opens the database that the configuration names. @throws FolderInUseError when another process has the folder. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<DatabaseHandle> {
  if (options.url) return openPostgres({ ...options, url: options.url, waitForConnectionMs });
  const unlock = await lockFolder(options.dataFolder);
  try {
    const folder = join(options.dataFolder, 'database');
    const database = await openEmbedded({
      ...options,
      place: { kind: 'folder', folder },
      waitForConnectionMs,
    });
    return { ...database, close: () => database.close().finally(unlock) };
  } catch (error) {
    await unlock();
    throw error;
  }
}
