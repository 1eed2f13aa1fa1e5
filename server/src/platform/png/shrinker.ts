/** A picture as RGBA, 8 bits a channel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Reads a picture pixel by pixel in any order and averages it down to a size that is sharp in print and small in the file. */
interface Shrinker {
  /** Fill this with red, green, blue, alpha before `add`. */
  readonly pixel: Uint8Array;
  readonly add: (x: number, y: number) => void;
  readonly finish: () => Pixels;
}

const longestSide = 1200;

/** Whether a picture of that size stays as it is. */
export function fitsUnshrunk({ width, height }: { width: number; height: number }): boolean {
  return Math.max(width, height) <= longestSide;
}

/** Makes a shrinker for a picture of that size. */
export function createShrinker(width: number, height: number): Shrinker {
  const factor = Math.ceil(Math.max(width, height) / longestSide);
  const size = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) };
  const sums = new Uint32Array(size.width * size.height * 4);
  const pixel = new Uint8Array(4);
  return { pixel, add, finish: () => averageOf(sums, { width, height, factor }) };

  function add(x: number, y: number) {
    const at = (Math.floor(y / factor) * size.width + Math.floor(x / factor)) * 4;
    const alpha = pixel[3] ?? 0;
    for (let channel = 0; channel < 3; channel++) {
      sums[at + channel] = (sums[at + channel] ?? 0) + (pixel[channel] ?? 0) * alpha;
    }
    sums[at + 3] = (sums[at + 3] ?? 0) + alpha;
  }
}

/** The same of a picture that is RGBA already, and by rows: what a pad makes takes a tenth of the time. */
export function shrinkRgba(picture: Pixels): Pixels {
  if (fitsUnshrunk(picture)) return picture;
  return shrinkBy(picture, Math.ceil(Math.max(picture.width, picture.height) / longestSide));
}

/** A picture with so many times fewer rows and columns. */
export function shrinkBy({ width, height, rgba }: Pixels, factor: number): Pixels {
  const columns = Math.ceil(width / factor);
  const sums = new Uint32Array(columns * Math.ceil(height / factor) * 4);
  for (let y = 0; y < height; y++) {
    const line = Math.floor(y / factor) * columns * 4;
    for (let x = 0, from = y * width * 4; x < width; x++, from += 4) {
      const alpha = rgba[from + 3] ?? 0;
      // Most of a drawing is nothing.
      if (alpha === 0) continue;
      const to = line + Math.floor(x / factor) * 4;
      sums[to] = (sums[to] ?? 0) + (rgba[from] ?? 0) * alpha;
      sums[to + 1] = (sums[to + 1] ?? 0) + (rgba[from + 1] ?? 0) * alpha;
      sums[to + 2] = (sums[to + 2] ?? 0) + (rgba[from + 2] ?? 0) * alpha;
      sums[to + 3] = (sums[to + 3] ?? 0) + alpha;
    }
  }
  return averageOf(sums, { width, height, factor });
}

interface Shrinking {
  readonly width: number;
  readonly height: number;
  readonly factor: number;
}

function averageOf(sums: Uint32Array, { width, height, factor }: Shrinking): Pixels {
  const size = { width: Math.ceil(width / factor), height: Math.ceil(height / factor) };
  const rgba = new Uint8Array(sums.length);
  for (let at = 0; at < sums.length; at += 4) {
    const alpha = sums[at + 3] ?? 0;
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      rgba[at + channel] = Math.round((sums[at + channel] ?? 0) / alpha);
    }
    rgba[at + 3] = Math.round(alpha / coveredBy(at / 4));
  }
  return { ...size, rgba };

  function coveredBy(cell: number): number {
    const x = (cell % size.width) * factor;
    const y = Math.floor(cell / size.width) * factor;
    return Math.min(factor, width - x) * Math.min(factor, height - y);
  }
}
