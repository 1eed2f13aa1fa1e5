import type { Font, Glyph } from 'fontkit';
import { boxOfOutline, writeGlyph, writeGlyphTables, writeInt16s, type Outline } from './glyf-table.ts';
import { assembleSfnt } from './sfnt.ts';

/** Writes a font of these glyphs alone, in this order, drawn as the font draws them at its weight, with the tables that a PDF needs (ISO 32000-2, 9.9). */
export function writeTrueType(font: Font, glyphs: readonly Glyph[]): Buffer {
  const outlines = glyphs.map(outlineOf);
  const boxes = outlines.map(boxOfOutline);
  const { glyf, loca } = writeGlyphTables(outlines.map((outline) => writeGlyph(outline)));
  const metrics = glyphs.flatMap(({ advanceWidth }, index) => [
    Math.round(advanceWidth),
    boxes[index]?.xMin ?? 0,
  ]);
  return assembleSfnt(
    new Map([
      ['glyf', glyf],
      ['loca', loca],
      ['hmtx', writeInt16s(metrics)],
      ['head', writeHead(font)],
      [
        'hhea',
        writeInt16s([1, 0, font.ascent, font.descent, 0, ...Array<number>(12).fill(0), glyphs.length]),
      ],
      ['maxp', writeLimits(outlines)],
    ]),
  );
}

function outlineOf({ path }: Glyph): Outline {
  const contours: { x: number; y: number; isOnCurve: boolean }[][] = [];
  for (const { command, args } of path.commands) {
    if (command === 'moveTo') contours.push([]);
    for (let at = 0; at < args.length; at += 2) {
      const isOnCurve = command !== 'quadraticCurveTo' || at > 0;
      const [x = 0, y = 0] = args.slice(at, at + 2).map(Math.round);
      contours.at(-1)?.push({ x, y, isOnCurve });
    }
  }
  return contours;
}

function writeHead({ unitsPerEm, bbox }: Font): Buffer {
  const head = Buffer.alloc(54);
  head.writeUInt32BE(0x10000, 0);
  head.writeUInt32BE(0x5f0f3cf5, 12);
  head.writeUInt16BE(unitsPerEm, 18);
  const { minX, minY, maxX, maxY } = bbox;
  writeInt16s([minX, minY, maxX, maxY].map(Math.round)).copy(head, 36);
  writeInt16s([0, 8, 2, 1, 0]).copy(head, 44);
  return head;
}

function writeLimits(outlines: readonly Outline[]): Buffer {
  const points = Math.max(...outlines.map((outline) => outline.flat().length));
  const contours = Math.max(...outlines.map(({ length }) => length));
  return writeInt16s([1, 0, outlines.length, points, contours, 0, 0, 2, ...Array<number>(8).fill(0)]);
}
