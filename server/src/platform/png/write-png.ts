import { crc32, deflateSync } from 'node:zlib';
import { pngSignature } from './png-file.ts';
import type { Pixels } from './shrinker.ts';

/** A picture to be written. */
interface Picture {
  width: number;
  height: number;
  /** Rows of RGBA, each after a zero byte (no filter). */
  rows: Uint8Array;
}

/** Writes a picture as a PNG, the way a canvas does. */
export function encodePng({ width, height, rows }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The rows of pixels that are there. */
export function rowsOf({ width, height, rgba }: Pixels): Picture {
  const picture = emptyPicture(width, height);
  for (let y = 0; y < height; y++) {
    picture.rows.set(rgba.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1);
  }
  return picture;
}

const penRadius = 1.6;

/** Sets a dot of a round black pen, its edge softened. */
export function inkDot({ width, height, rows }: Picture, { x, y }: { x: number; y: number }): void {
  for (let row = Math.floor(y - penRadius); row <= y + penRadius; row += 1)
    for (let column = Math.floor(x - penRadius); column <= x + penRadius; column += 1) {
      const isInside = row >= 0 && row < height && column >= 0 && column < width;
      const place = row * (width * 4 + 1) + 1 + column * 4 + 3;
      const ink = 255 * Math.min(1, Math.max(0, penRadius + 0.5 - Math.hypot(column - x, row - y)));
      if (isInside) rows[place] = Math.max(rows[place] ?? 0, ink);
    }
}

/** A picture with nothing on it. */
export function emptyPicture(width: number, height: number): Picture {
  return { width, height, rows: Buffer.alloc((width * 4 + 1) * height) };
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  typed.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(typed), data.length + 8);
  return bytes;
}
