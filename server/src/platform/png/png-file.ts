import { crc32 } from 'node:zlib';

/** Thrown for bytes that are no PNG that can be read. */
export class InvalidPngError extends Error {
  constructor() {
    super('the bytes are not a PNG that can be read');
    this.name = 'InvalidPngError';
  }
}

/** The first bytes of every PNG. */
export const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** The header of a PNG; `type` is its colour type. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly type: number;
  readonly interlaced: boolean;
}

/** Samples of a pixel by colour type. */
export const channelsOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

const maxPixels = 6610 * 6200;

/** Whether the bytes start like a PNG. */
export function isPng(bytes: Uint8Array): boolean {
  return pngSignature.equals(bytes.subarray(0, pngSignature.length));
}

/** Whether the file is whole: every chunk has its checksum, and the last one is there. */
export function isWholePng(bytes: Buffer): boolean {
  if (!isPng(bytes)) return false;
  for (const { type, data, checksum } of chunksOf(bytes)) {
    if (checksum !== crc32(data, crc32(type))) return false;
    if (type === 'IEND') return true;
  }
  return false;
}

/** The chunks of a PNG by type; its pieces of pixel data are one. Checksums are not looked at. */
export function readPngChunks(bytes: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  const pixels: Buffer[] = [];
  for (const { type, data } of chunksOf(bytes)) {
    if (type === 'IDAT') pixels.push(data);
    else chunks.set(type, data);
  }
  return pixels.length > 0 ? chunks.set('IDAT', Buffer.concat(pixels)) : chunks;
}

/** Reads the header chunk. @throws InvalidPngError when it is missing, of no known kind, or of more pixels than a page has */
export function readPngHeader(data: Buffer | undefined): PngHeader {
  if (!data || data.length < 13) throw new InvalidPngError();
  const header = {
    width: data.readUInt32BE(0),
    height: data.readUInt32BE(4),
    depth: data[8] ?? 0,
    type: data[9] ?? 0,
    interlaced: data[12] === 1,
  };
  const isKnown = channelsOf[header.type] && [1, 2, 4, 8, 16].includes(header.depth);
  const pixels = header.width * header.height;
  if (!isKnown || pixels < 1 || pixels > maxPixels) throw new InvalidPngError();
  return header;
}

/** Bits of a pixel. */
export function bitsPerPixel({ type, depth }: Pick<PngHeader, 'type' | 'depth'>): number {
  return (channelsOf[type] ?? 1) * depth;
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  readonly checksum: number | undefined;
}

function* chunksOf(bytes: Buffer): Generator<Chunk> {
  for (let at = pngSignature.length; at + 12 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    yield {
      type: bytes.toString('latin1', at + 4, at + 8),
      data: bytes.subarray(at + 8, end),
      checksum: end + 4 <= bytes.length ? bytes.readUInt32BE(end) : undefined,
    };
    at = end + 4;
  }
}
