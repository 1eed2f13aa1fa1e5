import { z } from 'zod';
import { AppError } from '../../../platform/errors/app-error.ts';
import {
  keyOf,
  type FailurePlace,
  type FailureRecord,
} from '../../../platform/failures/failures.repository.ts';

const place = z.tuple([z.iso.datetime(), z.string().max(100)]);

/** Where the next page begins. */
export function writePlace(failure: FailureRecord): string {
  return JSON.stringify([failure.at.toISOString(), keyOf(failure)]);
}

/** Reads it again. @throws AppError `invalid-input` on a cursor of elsewhere */
export function readPlace(cursor: string): FailurePlace {
  try {
    const [at, key] = place.parse(JSON.parse(cursor));
    return { at: new Date(at), key };
  } catch {
    throw new AppError('invalid-input');
  }
}
