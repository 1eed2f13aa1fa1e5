import { z } from 'zod';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { ListOrder } from './list-order.repository.ts';

/** Where a page ended: the value that its last row is sorted by, as a text. Rows of the same value differ by their id. */
interface ListCursor {
  sortValue: string;
  id: string;
}

const id = z.string().min(1).max(100);
const newest = z.tuple([z.iso.datetime(), id]);
const instant = z.string().regex(/^(-infinity|\d{4}-\d\d-\d\dT[\d:.]{8,12}[+-]\d\d:\d\d)$/);
const values = {
  lifecycle: z.string().regex(/^\d$/),
  title: z.string().max(100),
  receiver: z.string().max(200),
  sent: instant,
  signed: instant,
} as const;

/** Writes a cursor for the address: of the newest first in plain words, of another order packed together with that order. */
export function encodeListCursor({ sort, direction }: ListOrder, { sortValue, id: row }: ListCursor): string {
  if (sort === 'created') return `${sortValue}_${row}`;
  return Buffer.from(JSON.stringify([sort, direction, sortValue, row])).toString('base64url');
}

/** Reads a cursor. @throws AppError `invalid-input` when it is none of ours, or of another order. */
export function decodeListCursor({ sort, direction }: ListOrder, text: string): ListCursor {
  const shape =
    sort === 'created'
      ? newest
      : z
          .tuple([z.literal(sort), z.literal(direction), values[sort], id])
          .transform(([, , value, row]) => [value, row]);
  const parts = shape.safeParse(sort === 'created' ? splitPlain(text) : unpack(text));
  const [sortValue, row] = parts.data ?? [];
  if (sortValue === undefined || row === undefined)
    throw new AppError('invalid-input', { fields: { cursor: text } });
  return { sortValue, id: row };
}

function splitPlain(text: string): string[] {
  const place = text.indexOf('_');
  return [text.slice(0, Math.max(0, place)), text.slice(place + 1)];
}

function unpack(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
