import { inflateSync, constants } from 'node:zlib';
import { undoRowFilters } from '../../png/row-filters.ts';
import type { ByteBudget } from './byte-budget.ts';
import { decodeHexDigits } from './hex.ts';
import { longestStream } from './limits.ts';
import { asDict, asInteger, asName, PdfSyntaxError, type PdfDict, type PdfObject } from './objects.ts';

const maxFilters = 4;

/**
 * Decodes a stream that the file's structure needs (cross-references, object streams): Flate, ASCIIHex, or none, with predictors.
 * What each filter gives is taken off the file's budget.
 */
export function decodeStream(dict: PdfDict, data: Uint8Array, budget: ByteBudget): Uint8Array {
  const filters = listOf(dict.get('Filter'));
  const parameters = listOf(dict.get('DecodeParms') ?? dict.get('DP'));
  if (filters.length > maxFilters) throw new PdfSyntaxError('a structural stream has too many filters');
  return filters.reduce<Uint8Array>((bytes, filter, index) => {
    const decoded = decode(asName(filter), bytes, { parameters: asDict(parameters[index]), budget });
    budget.spend(decoded.length);
    return decoded;
  }, data);
}

function listOf(object: PdfObject | undefined): PdfObject[] {
  if (object === undefined || object === null) return [];
  return Array.isArray(object) ? object : [object];
}

interface Decoding {
  readonly parameters: PdfDict | undefined;
  readonly budget: ByteBudget;
}

function decode(filter: string | undefined, bytes: Uint8Array, { parameters, budget }: Decoding): Uint8Array {
  if (filter === 'FlateDecode' || filter === 'Fl') return unpredict(inflate(bytes, budget), parameters);
  if (filter === 'ASCIIHexDecode' || filter === 'AHx') return decodeHex(bytes);
  if (filter === 'Crypt') return bytes;
  throw new PdfSyntaxError(`the filter ${filter} does not belong on a structural stream`);
}

function inflate(bytes: Uint8Array, budget: ByteBudget): Uint8Array {
  const maxOutputLength = Math.max(1, Math.min(longestStream, budget.left()));
  try {
    // A missing checksum or end is common in the wild and harmless here.
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength });
  } catch {
    throw new PdfSyntaxError('a compressed stream cannot be read');
  }
}

function decodeHex(bytes: Uint8Array): Uint8Array {
  const end = bytes.indexOf(0x3e);
  return decodeHexDigits(end < 0 ? bytes : bytes.subarray(0, end));
}

/** Undoes what was done to rows of bytes before they were compressed. */
export function unpredict(bytes: Uint8Array, parameters: PdfDict | undefined): Uint8Array {
  const predictor = asInteger(parameters?.get('Predictor')) ?? 1;
  if (predictor < 2) return bytes;
  const colors = asInteger(parameters?.get('Colors')) ?? 1;
  const bits = asInteger(parameters?.get('BitsPerComponent')) ?? 8;
  const columns = asInteger(parameters?.get('Columns')) ?? 1;
  const pixel = Math.max(1, Math.ceil((colors * bits) / 8));
  const row = Math.ceil((colors * bits * columns) / 8);
  if (!(row >= 1 && row <= longestStream)) throw new PdfSyntaxError('a predictor is out of range');
  return predictor === 2 ? undoTiff(bytes, row, pixel) : undoRowFilters(bytes, row, pixel);
}

function undoTiff(bytes: Uint8Array, row: number, pixel: number): Uint8Array {
  for (let start = 0; start < bytes.length; start += row) {
    const end = Math.min(start + row, bytes.length);
    for (let at = start + pixel; at < end; at++) bytes[at] = (bytes[at] ?? 0) + (bytes[at - pixel] ?? 0);
  }
  return bytes;
}
