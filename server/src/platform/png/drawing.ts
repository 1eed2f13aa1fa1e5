import {
  bitsPerPixel,
  InvalidPngError,
  isWholePng,
  readPngChunks,
  readPngHeader,
  type PngHeader,
} from './png-file.ts';
import { inflatePng, readPng } from './read-png.ts';
import { fitsUnshrunk, shrinkBy, type Pixels } from './shrinker.ts';
import { encodePng, rowsOf } from './write-png.ts';

/** What the largest pad makes: 850 by 200, three times as fine. */
const maxWidth = 2550;
const maxHeight = 600;
/**
 * What is kept of a drawing, in bytes. A document has up to 200 of them, which go into one answer and one PDF.
 */
export const maxKeptBytes = 32 * 1024;
/** Colour types that a canvas writes: grey, RGB, grey with alpha, RGBA. */
const canvasTypes = [0, 2, 4, 6];

/** Least darkness on white paper, of 255, that counts as drawn: below it are only the edges of lines. */
const leastInk = 8;
/** How dark a drawing is somewhere, of 255, that can be seen at all: nearly transparent, or nearly white, it can't. */
const visibleInk = 48;

/** The error of a drawing that reaches less far than was asked: a dot. */
export class DrawingTooSmallError extends Error {
  constructor() {
    super('what is drawn is too small');
    this.name = 'DrawingTooSmallError';
  }
}

interface DrawingLimits {
  /** Bytes in which it is kept at most. */
  readonly maxBytes?: number | undefined;
  /** How far what is drawn reaches at least, across or up, in pixels as it was sent; 0 for any picture. */
  readonly minReach?: number | undefined;
}

/**
 * Checks a drawing that a browser sent, and gives it in the size in which it is put into PDFs: a whole PNG, no larger than a pad
 * makes, in which something is drawn. Its size is known before anything is unpacked: a small file cannot become a huge one.
 * @throws InvalidPngError, DrawingTooSmallError
 */
export function readDrawing(image: Uint8Array, limits: DrawingLimits = {}): Uint8Array {
  const { maxBytes = maxKeptBytes, minReach = 0 } = limits;
  const bytes = Buffer.from(image.buffer, image.byteOffset, image.byteLength);
  if (!isWholePng(bytes)) throw new InvalidPngError();
  const chunks = readPngChunks(bytes);
  const header = readPngHeader(chunks.get('IHDR'));
  if (!isFromPad(header)) throw new InvalidPngError();
  const stride = (header.width * bitsPerPixel(header)) / 8 + 1;
  const rows = inflatePng(chunks.get('IDAT'), header);
  if (rows.length !== stride * header.height || !hasInk(rows, stride)) throw new InvalidPngError();
  if (minReach > 0 && reachOf(readPng(image), header) < minReach) throw new DrawingTooSmallError();
  if (fitsUnshrunk(header) && image.length <= maxBytes) return image;
  return keptOf(readPng(image), maxBytes);
}

/** A picture that is full of details loses them. */
function keptOf(pixels: Pixels, maxBytes: number): Uint8Array {
  const png = encodePng(rowsOf(pixels));
  return png.length > maxBytes ? keptOf(shrinkBy(pixels, 2), maxBytes) : png;
}

function isFromPad({ width, height, depth, type, interlaced }: PngHeader): boolean {
  const isLarger = width > maxWidth || height > maxHeight;
  return !isLarger && depth === 8 && !interlaced && canvasTypes.includes(type);
}

/** Nothing but zeros is what a canvas holds that nobody drew on: all its pixels are transparent black. */
function hasInk(rows: Uint8Array, stride: number): boolean {
  for (let start = 0; start < rows.length; start += stride) {
    for (let at = start + 1; at < start + stride; at++) if (rows[at] !== 0) return true;
  }
  return false;
}

/** How far what is drawn reaches, across or up, in pixels as it was sent: it may have been read in fewer. */
function reachOf({ width, height, rgba }: Pixels, sent: PngHeader): number {
  const box = { left: width, top: height, right: -1, bottom: -1 };
  let darkest = 0;
  for (let pixel = 0; pixel < width * height; pixel++) {
    const ink = inkOf(rgba, pixel * 4);
    darkest = Math.max(darkest, ink);
    if (ink < leastInk) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  if (darkest < visibleInk) return 0;
  const factor = Math.ceil(sent.width / width);
  return Math.max(0, box.right - box.left + 1, box.bottom - box.top + 1) * factor;
}

/** How dark a pixel is on white paper. */
function inkOf(rgba: Uint8Array, at: number): number {
  const light = Math.min(rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
  return ((255 - light) * (rgba[at + 3] ?? 0)) / 255;
}
