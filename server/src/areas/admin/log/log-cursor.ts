import { z } from 'zod';
import type { EventPlace } from '../../../platform/audit/audit-search.repository.ts';
import type { AuditRow } from '../../../platform/audit/audit.schema.ts';
import { AppError } from '../../../platform/errors/app-error.ts';

const place = z.tuple([z.iso.datetime(), z.number().int()]);

/** Where the next page begins. */
export function writePlace({ at, id }: Pick<AuditRow, 'at' | 'id'>): string {
  return JSON.stringify([at.toISOString(), id]);
}

/** Reads it again. @throws AppError `invalid-input` on a cursor of elsewhere */
export function readPlace(cursor: string): EventPlace {
  try {
    const [at, id] = place.parse(JSON.parse(cursor));
    return { at, id };
  } catch {
    throw new AppError('invalid-input');
  }
}
