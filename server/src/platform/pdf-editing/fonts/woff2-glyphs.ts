import { createByteReader, type ByteReader } from './byte-reader.ts';
import { boxOfOutline, writeGlyph, writeGlyphTables, type Outline, type OutlineBox } from './glyf-table.ts';

interface Streams {
  readonly contours: ByteReader;
  readonly counts: ByteReader;
  readonly flags: ByteReader;
  readonly points: ByteReader;
  readonly composites: ByteReader;
  readonly instructions: ByteReader;
  readonly boxes: ByteReader;
}

/** The glyphs of a font of the web (WOFF2, 5.1): its tables, and where each glyph begins from the left. */
export function readPackedGlyphs(packed: Buffer): {
  readonly glyf: Buffer;
  readonly loca: Buffer;
  readonly lefts: readonly number[];
} {
  const header = createByteReader(packed);
  header.bytes(4);
  const count = header.uint16();
  header.uint16();
  const lengths = Array.from({ length: 7 }, () => header.uint32());
  const [contours, counts, flags, points, composites, boxData = Buffer.alloc(0) as Buffer, instructions] =
    lengths.map((length) => header.bytes(length));
  const bitmapLength = 4 * Math.floor((count + 31) / 32);
  const bitmap = boxData.subarray(0, bitmapLength);
  const open = (data: Buffer | undefined) => createByteReader(data ?? Buffer.alloc(0));
  const streams: Streams = {
    contours: open(contours),
    counts: open(counts),
    flags: open(flags),
    points: open(points),
    composites: open(composites),
    instructions: open(instructions),
    boxes: open(boxData.subarray(bitmapLength)),
  };
  const glyphs = Array.from({ length: count }, (_, index) =>
    readGlyph(streams, ((bitmap[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0),
  );
  return { ...writeGlyphTables(glyphs.map(({ data }) => data)), lefts: glyphs.map(({ left }) => left) };
}

function readGlyph(streams: Streams, hasBox: boolean): { readonly data: Buffer; readonly left: number } {
  const count = streams.contours.int16();
  if (count === 0) return { data: Buffer.alloc(0), left: 0 };
  return count < 0 ? readComposite(streams) : readSimple(streams, { count, hasBox });
}

function readSimple(
  { counts, flags, points, instructions, boxes }: Streams,
  { count, hasBox }: { readonly count: number; readonly hasBox: boolean },
) {
  const sizes = Array.from({ length: count }, () => readShort(counts));
  let [x, y] = [0, 0];
  const outline: Outline = sizes.map((size) =>
    Array.from({ length: size }, () => {
      const flag = flags.uint8();
      const [dx, dy] = readStep(flag & 0x7f, points);
      x += dx;
      y += dy;
      return { x, y, isOnCurve: flag < 0x80 };
    }),
  );
  const code = instructions.bytes(readShort(points));
  const box = hasBox ? readBox(boxes) : boxOfOutline(outline);
  return { data: writeGlyph(outline, code, box ?? undefined), left: box?.xMin ?? 0 };
}

const [wordArguments, ownScale, moreParts, twoScales, fourScales, hasCode] = [1, 8, 0x20, 0x40, 0x80, 0x100];

function readComposite({ points, composites, instructions, boxes }: Streams) {
  const parts: Buffer[] = [];
  let flags = moreParts;
  let isCoded = false;
  while (flags & moreParts) {
    const head = composites.bytes(4);
    flags = head.readUInt16BE(0);
    isCoded ||= (flags & hasCode) !== 0;
    const scale = flags & ownScale ? 2 : flags & twoScales ? 4 : flags & fourScales ? 8 : 0;
    parts.push(head, composites.bytes((flags & wordArguments ? 4 : 2) + scale));
  }
  if (isCoded) {
    const code = instructions.bytes(readShort(points));
    const length = Buffer.alloc(2);
    length.writeUInt16BE(code.length);
    parts.push(length, code);
  }
  const { xMin, yMin, xMax, yMax } = readBox(boxes);
  const head = Buffer.alloc(10);
  [-1, xMin, yMin, xMax, yMax].forEach((value, index) => head.writeInt16BE(value, 2 * index));
  return { data: Buffer.concat([head, ...parts]), left: xMin };
}

function readBox(boxes: ByteReader): OutlineBox {
  const [xMin, yMin, xMax, yMax] = [boxes.int16(), boxes.int16(), boxes.int16(), boxes.int16()];
  return { xMin, yMin, xMax, yMax };
}

/** A number of one to three bytes (WOFF2, 255UInt16). */
function readShort(reader: ByteReader): number {
  const first = reader.uint8();
  if (first === 253) return reader.uint16();
  if (first === 254) return reader.uint8() + 506;
  return first === 255 ? reader.uint8() + 253 : first;
}

/** How far the next point is from the last one (WOFF2, 5.2): its flag says in how many bytes. */
function readStep(flag: number, reader: ByteReader): [number, number] {
  const across = (value: number) => (flag & 1 ? value : -value);
  const up = (value: number) => (flag & 2 ? value : -value);
  const first = reader.uint8();
  if (flag < 10) return [0, across(((flag & 14) << 7) + first)];
  if (flag < 20) return [across((((flag - 10) & 14) << 7) + first), 0];
  if (flag < 84) {
    const base = flag - 20;
    return [across(1 + (base & 0x30) + (first >> 4)), up(1 + ((base & 0x0c) << 2) + (first & 0x0f))];
  }
  const second = reader.uint8();
  if (flag < 120) {
    const base = flag - 84;
    return [across(1 + (Math.floor(base / 12) << 8) + first), up(1 + (((base % 12) >> 2) << 8) + second)];
  }
  const third = reader.uint8();
  if (flag < 124) return [across((first << 4) + (second >> 4)), up(((second & 0x0f) << 8) + third)];
  return [across((first << 8) + second), up((third << 8) + reader.uint8())];
}
