import { crc32, deflateSync } from 'node:zlib';
import { encodeQR } from 'qr';

const dot = 12;
const signature = Buffer.from('89504e470d0a1a0a', 'hex');

/** A text as a QR code to keep as a file: a PNG, black on white with its margin, large enough to print. */
export function qrPicture(text: string): Buffer {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const size = rows.length * dot;
  const lines = rows.map(scanLine).flatMap((line) => Array.from({ length: dot }, () => line));
  return Buffer.concat([
    signature,
    chunk('IHDR', header(size)),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One bit a pixel, in shades of grey, neither filtered nor interlaced. */
function header(size: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(size, 0);
  bytes.writeUInt32BE(size, 4);
  bytes[8] = 1;
  return bytes;
}

function scanLine(row: readonly boolean[]): Buffer {
  const bytes = Buffer.alloc(1 + Math.ceil((row.length * dot) / 8));
  for (let x = 0; x < row.length * dot; x += 1)
    if (!row[Math.floor(x / dot)]) bytes[1 + (x >> 3)] = (bytes[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
}
