/** What the head of a BMP says. */
interface BmpHead {
  readonly width: number;
  readonly height: number;
  readonly isTopDown: boolean;
  readonly bits: number;
  /** Where the colours of a picture with a palette stand, and how many there are. */
  readonly paletteAt: number;
  readonly colours: number;
  readonly pixelsAt: number;
}

/** A picture as plain pixels of three bytes: red, green, blue. */
interface PlainPixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The file's own head, and the shortest of those of a picture that are in use. */
const fileHeadLength = 14;
const shortestHead = 40;
const uncompressed = 0;
/** Masks of colours; every program writes the usual ones for 32 bits. */
const masked = 3;

/** Reads the head of a BMP without a pixel of it; undefined where it is none that we read: compressed ones are as good as never met. */
export function readBmpHead(bytes: Buffer): BmpHead | undefined {
  if (bytes.length < fileHeadLength + shortestHead || bytes.toString('latin1', 0, 2) !== 'BM')
    return undefined;
  const headLength = bytes.readUInt32LE(fileHeadLength);
  const [width, tall] = [bytes.readInt32LE(18), bytes.readInt32LE(22)];
  const [bits, compression] = [bytes.readUInt16LE(28), bytes.readUInt32LE(30)];
  const isKnown = compression === uncompressed || (compression === masked && bits === 32);
  if (headLength < shortestHead || !isKnown || ![1, 4, 8, 24, 32].includes(bits)) return undefined;
  if (width < 1 || tall === 0) return undefined;
  const colours = bits > 8 ? 0 : Math.min(bytes.readUInt32LE(46) || 2 ** bits, 2 ** bits);
  return {
    width,
    height: Math.abs(tall),
    isTopDown: tall < 0,
    bits,
    paletteAt: fileHeadLength + headLength,
    colours,
    pixelsAt: bytes.readUInt32LE(10),
  };
}

/** Decodes a BMP of which the head was read; undefined where its pixels are not all there. */
export function readBmp(bytes: Buffer, head: BmpHead): PlainPixels | undefined {
  const { width, height, isTopDown, bits, paletteAt, colours, pixelsAt } = head;
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (pixelsAt < paletteAt + colours * 4 || pixelsAt + stride * height > bytes.length) return undefined;
  const data = Buffer.alloc(width * height * 3);
  for (let line = 0; line < height; line += 1) {
    const row = pixelsAt + (isTopDown ? line : height - 1 - line) * stride;
    for (let x = 0; x < width; x += 1) {
      const from = bits > 8 ? row + (x * bits) / 8 : paletteAt + colourAt(bytes, row, x, bits) * 4;
      const to = (line * width + x) * 3;
      // Blue comes first; a palette that is too short leaves what it lacks black.
      if (bits <= 8 && from >= paletteAt + colours * 4) continue;
      data[to] = bytes[from + 2] ?? 0;
      data[to + 1] = bytes[from + 1] ?? 0;
      data[to + 2] = bytes[from] ?? 0;
    }
  }
  return { data, width, height };
}

function colourAt(bytes: Buffer, row: number, x: number, bits: number): number {
  const first = x * bits;
  const byte = bytes[row + Math.floor(first / 8)] ?? 0;
  return (byte >> (8 - bits - (first % 8))) & (2 ** bits - 1);
}
