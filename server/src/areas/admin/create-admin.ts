import type { DatabaseHandle } from '../../platform/db/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { createSlidesService } from './slides/slides.service.ts';

interface AdminDependencies {
  database: DatabaseHandle;
  storage: Storage;
}

/** The services of the admin area. */
export type AdminServices = ReturnType<typeof createAdmin>;

/** Makes the services of the admin area. */
export function createAdmin({ database, storage }: AdminDependencies) {
  return { slides: createSlidesService({ db: database.db, storage }) };
}
