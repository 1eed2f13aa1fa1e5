import { z } from 'zod';
import { AppError } from '../../../platform/errors/app-error.ts';

/** Where a page of the inbox ended. */
export interface MessagePlace {
  readonly createdAt: Date;
  readonly id: string;
}

const place = z.tuple([z.iso.datetime(), z.string().min(1).max(100)]);

/** Writes a cursor for the address: the instant of the last row, and its id. */
export function encodeMessageCursor({ createdAt, id }: MessagePlace): string {
  return `${createdAt.toISOString()}_${id}`;
}

/** Reads a cursor. @throws AppError `invalid-input` when it is none of ours */
export function decodeMessageCursor(text: string): MessagePlace {
  const end = text.indexOf('_');
  const { data } = place.safeParse([text.slice(0, Math.max(0, end)), text.slice(end + 1)]);
  if (!data) throw new AppError('invalid-input', { fields: { cursor: text } });
  return { createdAt: new Date(data[0]), id: data[1] };
}
