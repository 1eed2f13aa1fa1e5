import { crc32, deflateSync } from 'node:zlib';

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
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A scribble that passes for a signature in a demo: loops that get smaller, drawn with a round pen. */
export function scribble(width = 400, height = 100): Buffer {
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let step = 0; step <= 4000; step += 1) {
    const share = step / 4000;
    const swing = height * 0.32 * (1 - share * 0.6);
    const x = width * (0.08 + share * 0.8) + Math.sin(share * 40) * width * 0.03;
    const y = height * 0.5 - Math.cos(share * 34) * swing + share * height * 0.1;
    dot(rows, { width, height, x, y });
  }
  return encodePng({ width, height, rows });
}

function dot(rows: Buffer, { width, height, x, y }: { width: number; height: number; x: number; y: number }) {
  const radius = 1.6;
  for (let row = Math.floor(y - radius); row <= y + radius; row += 1)
    for (let column = Math.floor(x - radius); column <= x + radius; column += 1) {
      const isInside = row >= 0 && row < height && column >= 0 && column < width;
      const place = row * (width * 4 + 1) + 1 + column * 4 + 3;
      const ink = 255 * Math.min(1, Math.max(0, radius + 0.5 - Math.hypot(column - x, row - y)));
      if (isInside) rows[place] = Math.max(rows[place] ?? 0, ink);
    }
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  typed.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(typed), data.length + 8);
  return bytes;
}
