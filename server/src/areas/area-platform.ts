import type { Database } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';

/** What an area stands on: the platform, with its database at hand. A service takes of it what it needs: `Pick<AreaPlatform, 'db' | 'clock'>`. */
export interface AreaPlatform extends Platform {
  readonly db: Database;
}
