import { z } from 'zod';
import { instant } from './wire.ts';

/** Who saved a record first and when, and what stands now; saving again with its `version` overwrites it. */
export interface VersionConflict<Current extends { readonly version: number }> {
  /** The person's name; empty where it is not known. */
  readonly changedBy: string;
  readonly changedAt: string | null;
  readonly current: Current;
}

/** The `details` of a `conflict` (409): somebody saved the record after it was read. `fields` are those of its form. */
export function versionConflict<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.object({
    changedBy: z.string(),
    changedAt: instant.nullable(),
    current: z.object({ ...fields, version: z.number() }),
  });
}
