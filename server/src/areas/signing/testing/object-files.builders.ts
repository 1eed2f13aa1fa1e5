import { crc32, deflateSync } from 'node:zlib';

interface BmpShape {
  readonly width: number;
  readonly height: number;
  readonly bits: 1 | 8 | 24;
  /** 0 for none. */
  readonly compression?: number;
}

/** A BMP as the programs write it, of one colour; with a palette where a pixel has few bits. */
export function makeBmp({ width, height, bits, compression = 0 }: BmpShape): Buffer {
  const colours = bits === 24 ? 0 : 2 ** bits;
  const stride = Math.ceil((width * bits) / 32) * 4;
  const pixelsAt = 54 + colours * 4;
  const bytes = Buffer.alloc(pixelsAt + stride * height, 0x40);
  bytes.write('BM', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(0, 6);
  bytes.writeUInt32LE(pixelsAt, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(bits, 28);
  bytes.writeUInt32LE(compression, 30);
  bytes.writeUInt32LE(stride * height, 34);
  bytes.writeUInt32LE(colours, 46);
  return bytes;
}

/** A PNG whose head says a size that its few bytes do not hold. */
export function makeHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const mark = Buffer.from('89504e470d0a1a0a', 'hex');
  const rows = deflateSync(Buffer.alloc(1024));
  return Buffer.concat([mark, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
