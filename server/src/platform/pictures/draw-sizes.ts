import { open, readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { formatOf, headLength, type PictureFormat } from './picture-format.ts';
import type { DrawnPicture, PictureOutcome, PictureTask } from './messages.ts';
import { readBmp, readBmpHead } from './read-bmp.ts';

const quality = 82;
/** A file that is wrong or ends too early is refused; of several frames the first is read. */
const reading = { failOn: 'error', pages: 1, sequentialRead: true } as const;

// One picture and the process ends: nothing is kept for another. Only these kinds are ever looked at, whatever a file claims.
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadNsgifFile',
  ],
});

/**
 * Draws an uploaded picture anew in the sizes that are wanted, upright, in sRGB and without whatever else was in its file; of an animated one the first
 * frame. Runs in a process of its own.
 */
export async function drawSizes(task: PictureTask): Promise<PictureOutcome> {
  const { path, maxPixels } = task;
  const format = formatOf(await readHead(path));
  if (!format || !task.formats.includes(format)) return { problem: 'picture-not-accepted' };
  const opened = format === 'bmp' ? await openBmp(path) : await openFile(path, format);
  if (!opened) return { problem: 'picture-damaged' };
  const { width, height } = opened;
  const { maxSides = { width: Infinity, height: Infinity } } = task;
  if (width * height > maxPixels || width > maxSides.width || height > maxSides.height)
    return { problem: 'picture-too-many-pixels' };
  if (Math.min(width, height) < task.minSide) return { problem: 'picture-too-small' };
  const longer = Math.max(width, height);
  const sides = task.sides.filter((side) => side < longer);
  if (sides.length < task.sides.length) sides.push(longer);
  const decoded = opened.decode(maxPixels);
  if (!decoded) return { problem: 'picture-damaged' };
  const pictures: DrawnPicture[] = [];
  for (const side of sides) {
    const picture = decoded()
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const written = task.type === 'image/png' ? picture.png() : picture.webp({ quality });
    const drawn = await readable(written.toBuffer({ resolveWithObject: true }));
    if (!drawn) return { problem: 'picture-damaged' };
    pictures.push({ bytes: drawn.data, width: drawn.info.width, height: drawn.info.height });
  }
  return { problem: null, pictures };
}

/** A picture of which the head was read: its size as it is shown, and what decodes it; undefined where its pixels are not there. */
interface OpenedPicture {
  readonly width: number;
  readonly height: number;
  decode(maxPixels: number): (() => Sharp) | undefined;
}

/** Reads the head alone, whatever size it says. */
async function openFile(path: string, format: PictureFormat): Promise<OpenedPicture | undefined> {
  const head = await readable(sharp(path, { ...reading, limitInputPixels: false }).metadata());
  if (head?.format !== format) return undefined;
  const { width, height } = head.autoOrient;
  return { width, height, decode: (limitInputPixels) => () => sharp(path, { ...reading, limitInputPixels }) };
}

/** The library reads no BMP. */
async function openBmp(path: string): Promise<OpenedPicture | undefined> {
  const bytes = await readFile(path);
  const head = readBmpHead(bytes);
  if (!head) return undefined;
  const { width, height } = head;
  const decode = () => {
    const pixels = readBmp(bytes, head);
    return pixels && (() => sharp(pixels.data, { raw: { width, height, channels: 3 } }));
  };
  return { width, height, decode };
}

async function readable<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch {
    return undefined;
  }
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
