/** A point of an outline, in units of its font. */
interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly isOnCurve: boolean;
}

/** An outline: its contours are closed. */
export type Outline = readonly (readonly OutlinePoint[])[];

/** The smallest box around an outline. */
export interface OutlineBox {
  readonly xMin: number;
  readonly yMin: number;
  readonly xMax: number;
  readonly yMax: number;
}

/** @returns null of what has no points */
export function boxOfOutline(outline: Outline): OutlineBox | null {
  const points = outline.flat();
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { xMin: Math.min(...xs), yMin: Math.min(...ys), xMax: Math.max(...xs), yMax: Math.max(...ys) };
}

/** A glyph of the table `glyf`, with its points in full numbers of two bytes; empty of what has no points. */
export function writeGlyph(
  outline: Outline,
  instructions: Buffer = Buffer.alloc(0),
  given?: OutlineBox,
): Buffer {
  const box = given ?? boxOfOutline(outline);
  const points = outline.flat();
  if (!box || points.length === 0) return Buffer.alloc(0);
  const ends: number[] = [];
  for (const contour of outline) ends.push((ends.at(-1) ?? -1) + contour.length);
  const head = [outline.length, box.xMin, box.yMin, box.xMax, box.yMax, ...ends, instructions.length];
  const steps = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0));
  return Buffer.concat([
    writeInt16s(head),
    instructions,
    Buffer.from(points.map(({ isOnCurve }) => Number(isOnCurve))),
    writeInt16s(steps(points.map(({ x }) => x))),
    writeInt16s(steps(points.map(({ y }) => y))),
  ]);
}

/** The tables `glyf` and `loca` (of long offsets) of these glyphs. */
export function writeGlyphTables(glyphs: readonly Buffer[]): {
  readonly glyf: Buffer;
  readonly loca: Buffer;
} {
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  let position = 0;
  const padded = glyphs.map((glyph, index) => {
    const whole = Buffer.concat([glyph], Math.ceil(glyph.length / 4) * 4);
    position += whole.length;
    loca.writeUInt32BE(position, 4 * (index + 1));
    return whole;
  });
  return { glyf: Buffer.concat(padded), loca };
}

/** Numbers of two bytes, signed or not. */
export function writeInt16s(values: readonly number[]): Buffer {
  const data = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => data.writeUInt16BE(value & 0xffff, 2 * index));
  return data;
}
