import { inflateSync, constants } from 'node:zlib';
import { asDict, asInteger, asName, PdfSyntaxError, type PdfDict, type PdfObject } from './objects.ts';

const longestOutput = 64 * 1024 * 1024;

/** Decodes a stream that the file's structure needs (cross-references, object streams): Flate, ASCIIHex, or none, with predictors. */
export function decodeStream(dict: PdfDict, data: Uint8Array): Uint8Array {
  const filters = listOf(dict.get('Filter'));
  const parameters = listOf(dict.get('DecodeParms') ?? dict.get('DP'));
  return filters.reduce<Uint8Array>(
    (bytes, filter, index) => decode(asName(filter), bytes, asDict(parameters[index])),
    data,
  );
}

function listOf(object: PdfObject | undefined): PdfObject[] {
  if (object === undefined || object === null) return [];
  return Array.isArray(object) ? object : [object];
}

function decode(filter: string | undefined, bytes: Uint8Array, parameters: PdfDict | undefined): Uint8Array {
  if (filter === 'FlateDecode' || filter === 'Fl') return unpredict(inflate(bytes), parameters);
  if (filter === 'ASCIIHexDecode' || filter === 'AHx') return decodeHex(bytes);
  if (filter === 'Crypt') return bytes;
  throw new PdfSyntaxError(`the filter ${filter} does not belong on a structural stream`);
}

function inflate(bytes: Uint8Array): Uint8Array {
  try {
    // A missing checksum or end is common in the wild and harmless here.
    return inflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: longestOutput });
  } catch {
    throw new PdfSyntaxError('a compressed stream cannot be read');
  }
}

function decodeHex(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1').split('>')[0] ?? '';
  const digits = text.replace(/[^0-9a-fA-F]/g, '');
  return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex');
}

function unpredict(bytes: Uint8Array, parameters: PdfDict | undefined): Uint8Array {
  const predictor = asInteger(parameters?.get('Predictor')) ?? 1;
  if (predictor < 2) return bytes;
  const colors = asInteger(parameters?.get('Colors')) ?? 1;
  const bits = asInteger(parameters?.get('BitsPerComponent')) ?? 8;
  const columns = asInteger(parameters?.get('Columns')) ?? 1;
  const pixel = Math.max(1, Math.ceil((colors * bits) / 8));
  const row = Math.ceil((colors * bits * columns) / 8);
  if (row < 1 || row > longestOutput) throw new PdfSyntaxError('a predictor is out of range');
  return predictor === 2 ? undoTiff(bytes, row, pixel) : undoPng(bytes, row, pixel);
}

function undoTiff(bytes: Uint8Array, row: number, pixel: number): Uint8Array {
  const out = Uint8Array.from(bytes);
  for (let at = 0; at < out.length; at++) {
    if (at % row >= pixel) out[at] = (out[at] ?? 0) + (out[at - pixel] ?? 0);
  }
  return out;
}

/** Undoes the PNG filters, in place: each row is preceded by its filter type. Shared with the reader of PNG files. */
export function undoPng(bytes: Uint8Array, row: number, pixel: number): Uint8Array {
  const rows = Math.floor(bytes.length / (row + 1));
  for (let y = 0; y < rows; y++) {
    const type = bytes[y * (row + 1)] ?? 0;
    const start = y * row;
    bytes.copyWithin(start, y * (row + 1) + 1, (y + 1) * (row + 1));
    if (type !== 0) undoRow(bytes, { start, row, pixel, type });
  }
  return bytes.subarray(0, rows * row);
}

interface PngRow {
  readonly start: number;
  readonly row: number;
  readonly pixel: number;
  readonly type: number;
}

function undoRow(out: Uint8Array, { start, row, pixel, type }: PngRow) {
  for (let x = 0; x < row; x++) {
    const left = x >= pixel ? (out[start + x - pixel] ?? 0) : 0;
    const up = start > 0 ? (out[start + x - row] ?? 0) : 0;
    const corner = x >= pixel && start > 0 ? (out[start + x - row - pixel] ?? 0) : 0;
    out[start + x] = (out[start + x] ?? 0) + predicted(type, left, up, corner);
  }
}

function predicted(type: number, left: number, up: number, corner: number): number {
  if (type === 1) return left;
  if (type === 2) return up;
  if (type === 3) return (left + up) >> 1;
  if (type !== 4) return 0;
  const estimate = left + up - corner;
  const [a, b, c] = [Math.abs(estimate - left), Math.abs(estimate - up), Math.abs(estimate - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
