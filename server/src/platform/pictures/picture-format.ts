/** The kinds of pictures that may be uploaded, by our names and, but for BMP, by those of the library that decodes them. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp';

/** Of what kind a picture is by its first bytes; undefined for everything else, whatever its name says. */
export function formatOf(head: Uint8Array): PictureFormat | undefined {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength);
  if (bytes.subarray(0, 3).equals(jpegMark)) return 'jpeg';
  if (bytes.subarray(0, 8).equals(pngMark)) return 'png';
  if (bytes.toString('latin1', 0, 4) === 'GIF8') return 'gif';
  if (bytes.toString('latin1', 0, 2) === 'BM') return 'bmp';
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'webp' : undefined;
}

/** So many first bytes are enough. */
export const headLength = 12;

const jpegMark = Buffer.from('ffd8ff', 'hex');
const pngMark = Buffer.from('89504e470d0a1a0a', 'hex');
