import { promisify } from 'node:util';
import { crc32, inflate } from 'node:zlib';
import { AppError } from '../../../platform/errors/app-error.ts';
import { signingTexts } from '../signing.texts.ts';

const unpack = promisify(inflate);
const magic = Buffer.from('89504e470d0a1a0a', 'hex');
/** Characters of the drawings of one call: as many of the largest as it may bring, in the longer notation of a form. */
export const maxDrawingsLength = 12_000_000;

const prefix = 'data:image/png;base64,';
const maxBytes = 300_000;
const maxWidth = 4096;
const maxHeight = 2048;
/** Samples of a pixel by colour type: grey, RGB, grey with alpha, RGBA; what a canvas writes. */
const samplesOf: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 };

/**
 * Reads a drawing that the browser sent: a whole PNG of a sensible size in which something is drawn. What passes here can be
 * put into the PDF later, when nobody is there to draw again. @throws AppError `invalid-input`
 */
export async function readDrawing(dataUrl: string): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(prefix.length), 'base64');
  const isDrawing = dataUrl.startsWith(prefix) && bytes.length <= maxBytes && (await isDrawn(bytes));
  if (!isDrawing) throw new AppError('invalid-input', { text: signingTexts.drawingInvalid });
  return bytes;
}

async function isDrawn(bytes: Buffer): Promise<boolean> {
  const chunks = readChunks(bytes);
  const header = chunks?.[0];
  if (!chunks || header?.type !== 'IHDR' || header.data.length !== 13) return false;
  const [width, height] = [header.data.readUInt32BE(0), header.data.readUInt32BE(4)];
  const [depth, colour, , , interlace] = header.data.subarray(8);
  const samples = samplesOf[colour ?? -1];
  const isReadable = depth === 8 && samples !== undefined && interlace === 0;
  if (!isReadable || !isSensible(width, height)) return false;
  const size = (width * samples + 1) * height;
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const pixels = await unpack(packed, { maxOutputLength: size + 1 }).catch(() => undefined);
  return pixels?.length === size && hasInk(pixels, width * samples + 1);
}

const isSensible = (width: number, height: number) =>
  width > 0 && width <= maxWidth && height > 0 && height <= maxHeight;

// Nothing but zeros is what a canvas holds that nobody drew on: all its pixels are transparent black.
function hasInk(pixels: Buffer, stride: number): boolean {
  return pixels.some((value, place) => value !== 0 && place % stride !== 0);
}

interface Chunk {
  type: string;
  data: Buffer;
}

function readChunks(bytes: Buffer): Chunk[] | undefined {
  if (!bytes.subarray(0, magic.length).equals(magic)) return undefined;
  const chunks: Chunk[] = [];
  let place = magic.length;
  while (place + 12 <= bytes.length) {
    const end = place + 8 + bytes.readUInt32BE(place);
    if (end + 4 > bytes.length) return undefined;
    const type = bytes.toString('latin1', place + 4, place + 8);
    if (crc32(bytes.subarray(place + 4, end)) !== bytes.readUInt32BE(end)) return undefined;
    chunks.push({ type, data: bytes.subarray(place + 8, end) });
    if (type === 'IEND') return chunks;
    place = end + 4;
  }
  return undefined;
}
