import { PdfEditingError } from '../pdf-editing.ts';

/** What a PDF must know of a JPEG that it carries as it is. */
interface JpegInfo {
  readonly width: number;
  readonly height: number;
  readonly components: 1 | 3 | 4;
}

/** Whether the bytes start like a JPEG. */
export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8;
}

/** Reads size and components from the frame header of a JPEG. */
export function readJpeg(bytes: Uint8Array): JpegInfo {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 9 < data.length;) {
    if (data[at] !== 0xff) break;
    const marker = data[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return frameAt(data, at);
    const isBare = marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    at += isBare ? (marker === 0xff ? 1 : 2) : 2 + data.readUInt16BE(at + 2);
  }
  throw new PdfEditingError('invalid-image', 'the drawing is not a JPEG that can be read');
}

function frameAt(data: Buffer, at: number): JpegInfo {
  const components = data[at + 9];
  const [height, width] = [data.readUInt16BE(at + 5), data.readUInt16BE(at + 7)];
  if ((components !== 1 && components !== 3 && components !== 4) || !width || !height) {
    throw new PdfEditingError('invalid-image', 'the JPEG has no size or unusual colours');
  }
  return { width, height, components };
}
