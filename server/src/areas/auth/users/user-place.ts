import { z } from 'zod';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { AccountOrder } from '../../ports/accounts.port.ts';
import type { UserPlace } from './user-search.repository.ts';

/** Writes where a page ended as a cursor, packed together with its order. */
export function encodePlace({ by, direction }: AccountOrder, { value, id }: UserPlace): string {
  return Buffer.from(JSON.stringify([by, direction, value, id])).toString('base64url');
}

/** Reads a cursor. @throws AppError `invalid-input` when it is none of ours, or of another order */
export function decodePlace({ by, direction }: AccountOrder, cursor: string): UserPlace {
  const shape = z.tuple([
    z.literal(by),
    z.literal(direction),
    z.string().max(2000),
    z.string().min(1).max(100),
  ]);
  const { data } = shape.safeParse(unpack(cursor));
  if (!data || data[2].includes('\0')) throw new AppError('invalid-input', { fields: { cursor } });
  return { value: data[2], id: data[3] };
}

function unpack(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
