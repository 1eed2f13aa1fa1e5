import { crc32, deflateSync } from 'node:zlib';

/** A pen drawing as a browser's pad gives it: black strokes on nothing, as PNG. */
export function sampleDrawing({ width = 850, height = 200 } = {}): Uint8Array {
  const rows = Buffer.alloc((width * 4 + 1) * height);
  for (let step = 0; step < width * 8; step++) {
    const x = step / 8;
    const wave = Math.sin(x / 40) * 0.3 + Math.sin(x / 13) * 0.12;
    dot(rows, { x, y: height * (0.5 + wave), width, height });
  }
  return png({ width, height, rows });
}

function dot(rows: Buffer, { x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  for (let row = Math.floor(y - 2); row <= y + 2; row++) {
    for (let column = Math.floor(x - 2); column <= x + 2; column++) {
      if (row < 0 || column < 0 || row >= height || column >= width) continue;
      const distance = Math.hypot(column - x, row - y);
      const at = row * (width * 4 + 1) + 1 + column * 4 + 3;
      rows[at] = Math.max(rows[at] ?? 0, Math.round(255 * Math.min(1, Math.max(0, 2.2 - distance))));
    }
  }
}

function png({ width, height, rows }: { width: number; height: number; rows: Buffer }): Uint8Array {
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

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8 + body.length);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), 4 + body.length);
  return frame;
}
