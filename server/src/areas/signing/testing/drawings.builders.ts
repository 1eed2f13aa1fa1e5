import { crc32, deflateSync } from 'node:zlib';

interface DrawingShape {
  width?: number;
  height?: number;
  /** Opacity of the line, 0 for none. */
  ink?: number;
  /** Rows in the data, where they are not those of the header. */
  rows?: number;
}

/** A PNG as a canvas writes it: RGBA, with a line across. */
export function makeDrawing({
  width = 30,
  height = 10,
  ink = 255,
  rows = height,
}: DrawingShape = {}): Buffer {
  const stride = width * 4 + 1;
  const pixels = Buffer.alloc(stride * rows);
  for (let x = 0; x < width; x += 1) pixels[Math.floor(height / 2) * stride + 1 + x * 4 + 3] = ink;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The picture as the browser sends it. */
export function toDataUrl(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  typed.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(typed), data.length + 8);
  return bytes;
}
