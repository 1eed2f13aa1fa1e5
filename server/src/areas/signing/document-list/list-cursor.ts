import { z } from 'zod';
import { AppError } from '../../../platform/errors/app-error.ts';

/** Where a page ended: its last row. Rows of the same instant differ by their id. */
interface ListCursor {
  createdAt: string;
  id: string;
}

const shape = z.tuple([z.iso.datetime(), z.string().min(1).max(100)]);

/** Writes a cursor for the address. */
export function encodeListCursor({ createdAt, id }: ListCursor): string {
  return `${createdAt}_${id}`;
}

/** Reads a cursor. @throws AppError `invalid-input` when it is none of ours. */
export function decodeListCursor(text: string): ListCursor {
  const place = text.indexOf('_');
  const parts = shape.safeParse([text.slice(0, Math.max(0, place)), text.slice(place + 1)]);
  if (!parts.success) throw new AppError('invalid-input', { fields: { cursor: text } });
  const [createdAt, id] = parts.data;
  return { createdAt, id };
}
