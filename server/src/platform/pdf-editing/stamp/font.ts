import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import { openSync, type Font, type Glyph, type Subset } from 'fontkit';
import { dict, name, PdfStream, PdfString, type PdfObject, type PdfRef } from '../format/objects.ts';

/** How heavy the font is: stamps are regular. */
export type FontWeight = 'regular' | 'bold';

/** What takes the font's objects in. */
interface ObjectSink {
  readonly add: (object: PdfObject) => PdfRef;
}

/** The font of the stamp lines, cut down to the characters that a file needs. */
interface StampFont {
  /** Width of a line at size 1. */
  readonly measure: (line: string) => number;
  /** The operand and operator that show a line. */
  readonly show: (line: string) => string;
  /** Characters without a glyph; they are drawn as empty boxes. */
  readonly missing: readonly string[];
  readonly addTo: (document: ObjectSink) => PdfRef;
}

interface Shown {
  readonly code: number;
  readonly advance: number;
  readonly offset: number;
}

const loaded: Partial<Record<FontWeight, Font>> = {};
const files = { regular: 'DejaVuSans', bold: 'DejaVuSans-Bold' } as const;

/** Cuts the font for these lines. */
export function createStampFont(lines: readonly string[], weight: FontWeight = 'regular'): StampFont {
  const font = (loaded[weight] ??= loadFont(weight));
  const scale = 1000 / font.unitsPerEm;
  const subset = font.createSubset();
  const include = includer(subset);
  const glyphs: Glyph[] = [font.getGlyph(0)];
  const characters = charactersOf(font, lines);
  const missing = new Set<string>();
  const shown = new Map(lines.map((line) => [line, layOut(line)]));

  return {
    measure: (line) => shownOf(line).reduce((sum, { advance }) => sum + advance, 0) / 1000,
    show: (line) => `[${shownOf(line).map(showGlyph).join('')}] TJ`,
    missing: [...missing],
    addTo: (document) =>
      addFont(document, { font, subset, glyphs, characters, scale, fontName: files[weight] }),
  };

  function shownOf(line: string): readonly Shown[] {
    return shown.get(line) ?? layOut(line);
  }

  function layOut(line: string): Shown[] {
    for (const character of line) if (lacks(font, character)) missing.add(character);
    const run = font.layout(line);
    return run.glyphs.map((glyph, index) => {
      const code = include(glyph);
      glyphs[code] ??= glyph;
      const position = run.positions[index];
      const natural = glyph.advanceWidth * scale;
      const advance = (position?.xAdvance ?? glyph.advanceWidth) * scale;
      return { code, advance, offset: advance - natural };
    });
  }
}

/**
 * The character of these lines that each glyph shows. A glyph that several scripts share (Latin and Cyrillic c) knows only the one that it was
 * first asked for, whoever asked.
 */
function charactersOf(font: Font, lines: readonly string[]): ReadonlyMap<number, string> {
  const characters = new Map<number, string>();
  for (const character of lines.join('')) {
    const { id } = font.glyphForCodePoint(character.codePointAt(0) ?? 0);
    if (id !== 0 && !characters.has(id)) characters.set(id, character);
  }
  return characters;
}

/** Adds a glyph to the subset and returns its number there. */
function includer(subset: Subset) {
  // The library's types call this number a boolean.
  return (glyph: Glyph) => Number(subset.includeGlyph(glyph));
}

function showGlyph({ code, offset }: Shown): string {
  const hex = `<${code.toString(16).padStart(4, '0')}>`;
  return Math.abs(offset) < 0.5 ? hex : `${hex}${-Math.round(offset)}`;
}

function lacks(font: Font, character: string): boolean {
  return (
    !/\p{Default_Ignorable_Code_Point}/u.test(character) &&
    !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  );
}

function loadFont(weight: FontWeight): Font {
  const path = createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${files[weight]}.ttf`);
  const font = openSync(path);
  if (!('createSubset' in font)) throw new Error('the stamp font is a collection');
  return font;
}

interface CutFont {
  readonly font: Font;
  readonly subset: Subset;
  readonly glyphs: readonly Glyph[];
  readonly characters: ReadonlyMap<number, string>;
  readonly scale: number;
  readonly fontName: string;
}

function addFont(
  document: ObjectSink,
  { font, subset, glyphs, characters, scale, fontName }: CutFont,
): PdfRef {
  const program = Buffer.from(subset.encode());
  const baseFont = name(`${tagOf(program)}+${fontName}`);
  const box = font.bbox;
  const descriptor = dict({
    Type: name('FontDescriptor'),
    FontName: baseFont,
    Flags: 4,
    FontBBox: [box.minX, box.minY, box.maxX, box.maxY].map((value) => Math.round(value * scale)),
    ItalicAngle: 0,
    Ascent: Math.round(font.ascent * scale),
    Descent: Math.round(font.descent * scale),
    CapHeight: Math.round(font.capHeight * scale),
    StemV: 80,
    FontFile2: document.add(compressed(program, { Length1: program.length })),
  });
  const descendant = dict({
    Type: name('Font'),
    Subtype: name('CIDFontType2'),
    BaseFont: baseFont,
    CIDSystemInfo: dict({
      Registry: new PdfString(Buffer.from('Adobe')),
      Ordering: new PdfString(Buffer.from('Identity')),
      Supplement: 0,
    }),
    FontDescriptor: document.add(descriptor),
    W: [0, glyphs.map((glyph) => Math.round(glyph.advanceWidth * scale))],
    CIDToGIDMap: name('Identity'),
  });
  const font0 = dict({
    Type: name('Font'),
    Subtype: name('Type0'),
    BaseFont: baseFont,
    Encoding: name('Identity-H'),
    DescendantFonts: [document.add(descendant)],
    ToUnicode: document.add(compressed(Buffer.from(unicodeMap(glyphs, characters)), {})),
  });
  return document.add(font0);
}

function compressed(data: Buffer, entries: Record<string, number>): PdfStream {
  return new PdfStream(dict({ ...entries, Filter: name('FlateDecode') }), {
    data: deflateSync(data, { level: 9 }),
  });
}

function tagOf(program: Buffer): string {
  const digest = createHash('sha256').update(program).digest();
  return String.fromCharCode(...digest.subarray(0, 6).map((byte) => 65 + (byte % 26)));
}

function unicodeMap(glyphs: readonly Glyph[], characters: ReadonlyMap<number, string>): string {
  const lines = glyphs.flatMap((glyph, code) => {
    const text = characters.get(glyph.id) ?? String.fromCodePoint(...glyph.codePoints);
    if (code === 0 || text === '') return [];
    const hex = Buffer.from(text, 'utf16le').swap16().toString('hex');
    return [`<${code.toString(16).padStart(4, '0')}> <${hex}>`];
  });
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += 100) {
    const block = lines.slice(at, at + 100);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Stamp def /CMapType 2 def',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...blocks,
    'endcmap end end',
  ].join('\n');
}
