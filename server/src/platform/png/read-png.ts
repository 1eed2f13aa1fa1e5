import { inflateSync, constants } from 'node:zlib';
import {
  bitsPerPixel,
  channelsOf,
  InvalidPngError,
  readPngChunks,
  readPngHeader,
  type PngHeader,
} from './png-file.ts';
import { undoRowFilters } from './row-filters.ts';
import { createShrinker, shrinkRgba, type Pixels } from './shrinker.ts';

/** Reads a PNG of any kind into RGBA; large ones are made smaller on the way. @throws InvalidPngError */
export function readPng(bytes: Uint8Array): Pixels {
  const chunks = readPngChunks(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const header = readPngHeader(chunks.get('IHDR'));
  const raw = inflatePng(chunks.get('IDAT'), header);
  const color = colorReader(header, chunks.get('PLTE'), chunks.get('tRNS'));
  if (isRgba(header)) return shrinkRgba(asItIs(header, raw));
  const shrinker = createShrinker(header.width, header.height);
  let at = 0;
  for (const pass of passesOf(header)) {
    const row = Math.ceil((pass.width * bitsPerPixel(header)) / 8);
    const length = (row + 1) * pass.height;
    const rows = undoRowFilters(raw.subarray(at, at + length), row, Math.max(1, bitsPerPixel(header) >> 3));
    at += length;
    for (let y = 0; y < pass.height; y++) {
      for (let x = 0; x < pass.width; x++) {
        color(rows, y * row, x, shrinker.pixel);
        shrinker.add(pass.x + x * pass.stepX, pass.y + y * pass.stepY);
      }
    }
  }
  return shrinker.finish();
}

/** What a browser's pad gives: nothing is to be converted. */
function isRgba({ type, depth, interlaced }: PngHeader): boolean {
  return type === 6 && depth === 8 && !interlaced;
}

function asItIs({ width, height }: PngHeader, raw: Uint8Array): Pixels {
  const rgba = undoRowFilters(raw, width * 4, 4);
  if (rgba.length !== width * height * 4) throw new InvalidPngError();
  return { width, height, rgba };
}

/** The rows of a PNG, each after its filter type: no more than its header states. @throws InvalidPngError */
export function inflatePng(data: Buffer | undefined, header: PngHeader): Uint8Array {
  if (!data) throw new InvalidPngError();
  const maxOutputLength = (Math.ceil((header.width * bitsPerPixel(header)) / 8) + 9) * (header.height + 8);
  try {
    return inflateSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength });
  } catch {
    throw new InvalidPngError();
  }
}

interface Pass {
  readonly x: number;
  readonly y: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly width: number;
  readonly height: number;
}

const interlacing = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

function passesOf({ width, height, interlaced }: PngHeader): Pass[] {
  const steps = interlaced ? interlacing : ([[0, 0, 1, 1]] as const);
  return steps
    .map(([x, y, stepX, stepY]) => ({
      x,
      y,
      stepX,
      stepY,
      width: Math.ceil((width - x) / stepX),
      height: Math.ceil((height - y) / stepY),
    }))
    .filter((pass) => pass.width > 0 && pass.height > 0);
}

type ColorReader = (rows: Uint8Array, row: number, x: number, into: Uint8Array) => void;

function colorReader(
  header: PngHeader,
  palette: Buffer | undefined,
  transparency: Buffer | undefined,
): ColorReader {
  const sample = sampleReader(header.depth);
  const channels = channelsOf[header.type] ?? 1;
  const scale = header.depth < 8 ? 255 / (2 ** header.depth - 1) : 1;
  const step = header.depth === 16 ? 2 : 1;
  const key = transparency
    ? [...transparency].filter((_, at) => (step === 2 ? at % 2 === 0 : at % 2 === 1))
    : [];
  if (header.type === 3) {
    return (rows, row, x, into) => {
      const index = sample(rows, row, x);
      for (let at = 0; at < 3; at++) into[at] = palette?.[index * 3 + at] ?? 0;
      into[3] = transparency?.[index] ?? 255;
    };
  }
  const isGray = channels < 3;
  const hasAlpha = channels === 2 || channels === 4;
  return (rows, row, x, into) => {
    const first = x * channels;
    const values = isGray ? 1 : 3;
    let matches = key.length >= values;
    for (let at = 0; at < values; at++) {
      const value = sample(rows, row, first + at);
      matches &&= value === key[at];
      into[at] = value * scale;
    }
    if (isGray) into[1] = into[2] = into[0] ?? 0;
    into[3] = hasAlpha ? sample(rows, row, first + values) : matches ? 0 : 255;
  };
}

function sampleReader(depth: number): (rows: Uint8Array, row: number, index: number) => number {
  if (depth === 8) return (rows, row, index) => rows[row + index] ?? 0;
  if (depth === 16) return (rows, row, index) => rows[row + index * 2] ?? 0;
  const mask = 2 ** depth - 1;
  return (rows, row, index) => {
    const bit = index * depth;
    return ((rows[row + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & mask;
  };
}
