import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { maxDrawingLength } from 'shared-api/contracts/signing';
import { AppError } from '../../../platform/errors/app-error.ts';
import { bitsPerPixel, isWholePng, readPngChunks, readPngHeader } from '../../../platform/png/png-file.ts';
import { signingTexts } from '../signing.texts.ts';

/** Characters of the drawings of one call: as many of the largest as it may bring, in the longer notation of a form. */
export const maxDrawingsLength = 12_000_000;

const unpack = promisify(inflate);
const prefix = 'data:image/png;base64,';
const maxWidth = 4096;
const maxHeight = 2048;
/** Colour types that a canvas writes: grey, RGB, grey with alpha, RGBA. */
const canvasTypes = [0, 2, 4, 6];

/**
 * Reads a drawing that the browser sent: a whole PNG of a sensible size in which something is drawn. What passes here can be
 * put into the PDF later, when nobody is there to draw again. @throws AppError `invalid-input`
 */
export async function readDrawing(dataUrl: string): Promise<Buffer> {
  const bytes = Buffer.from(dataUrl.slice(prefix.length), 'base64');
  const isDrawing =
    dataUrl.startsWith(prefix) &&
    dataUrl.length <= maxDrawingLength &&
    isWholePng(bytes) &&
    (await isDrawn(bytes).catch(() => false));
  if (!isDrawing) throw new AppError('invalid-input', { text: signingTexts.drawingInvalid });
  return bytes;
}

async function isDrawn(bytes: Buffer): Promise<boolean> {
  const chunks = readPngChunks(bytes);
  const header = readPngHeader(chunks.get('IHDR'));
  const { width, height, depth, type, interlaced } = header;
  const isSensible = width <= maxWidth && height <= maxHeight;
  if (!isSensible || depth !== 8 || interlaced || !canvasTypes.includes(type)) return false;
  const stride = (width * bitsPerPixel(header)) / 8 + 1;
  const size = stride * height;
  // The size is known before anything is unpacked: a small file cannot become a huge one.
  const pixels = await unpack(chunks.get('IDAT') ?? Buffer.alloc(0), { maxOutputLength: size + 1 });
  return pixels.length === size && hasInk(pixels, stride);
}

// Nothing but zeros is what a canvas holds that nobody drew on: all its pixels are transparent black.
function hasInk(pixels: Buffer, stride: number): boolean {
  return pixels.some((value, place) => value !== 0 && place % stride !== 0);
}
