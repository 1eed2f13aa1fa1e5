import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Glyph } from 'fontkit';
import type { FontFace } from '../fonts/font-faces.ts';
import { writeInt16s } from '../fonts/glyf-table.ts';
import { writeTrueType } from '../fonts/write-true-type.ts';
import { dict, name, PdfStream, PdfString, type PdfObject, type PdfRef } from '../format/objects.ts';

/** What takes the font's objects in. */
export interface ObjectSink {
  readonly add: (object: PdfObject) => PdfRef;
}

/** The letters of one font that a file needs. */
export interface FontPart {
  readonly name: string;
  /** The code of a glyph that shows these letters: one glyph that shows two letters has two. */
  readonly codeOf: (glyph: Glyph, letters: string) => number;
  readonly addTo: (document: ObjectSink) => PdfRef;
}

/** What a code shows: the glyph, and the letters that a reader finds there. */
interface Coded {
  readonly glyph: Glyph;
  readonly letters: string;
}

/** @param partName what the file calls it */
export function createFontPart(face: FontFace, partName: string): FontPart {
  const { font } = face;
  const coded: Coded[] = [{ glyph: font.getGlyph(0), letters: '' }];
  const codes = new Map<string, number>();
  return {
    name: partName,
    codeOf: (glyph, letters) => {
      const key = `${glyph.id} ${letters}`;
      const code = codes.get(key) ?? coded.push({ glyph, letters }) - 1;
      codes.set(key, code);
      return code;
    },
    addTo: (document) => addFont(document, face, coded),
  };
}

function addFont(document: ObjectSink, face: FontFace, coded: readonly Coded[]): PdfRef {
  const { font } = face;
  const scale = 1000 / font.unitsPerEm;
  const { program, glyphIds } = cut(face, coded);
  const baseFont = name(`${tagOf(program)}+${face.name}`);
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
  const isPlain = glyphIds.every((glyph, code) => glyph === code);
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
    W: [0, coded.map(({ glyph }) => Math.round(glyph.advanceWidth * scale))],
    CIDToGIDMap: isPlain ? name('Identity') : document.add(compressed(writeInt16s(glyphIds), {})),
  });
  const font0 = dict({
    Type: name('Font'),
    Subtype: name('Type0'),
    BaseFont: baseFont,
    Encoding: name('Identity-H'),
    DescendantFonts: [document.add(descendant)],
    ToUnicode: document.add(compressed(Buffer.from(unicodeMap(coded)), {})),
  });
  return document.add(font0);
}

/** The font of what is coded, and which of its glyphs each code shows. */
function cut({ font, isVariable }: FontFace, coded: readonly Coded[]) {
  const glyphs = coded.map(({ glyph }) => glyph);
  if (isVariable) return { program: writeTrueType(font, glyphs), glyphIds: glyphs.map((_, code) => code) };
  const subset = font.createSubset();
  // The library's types call this number a boolean.
  const glyphIds = glyphs.map((glyph) => Number(subset.includeGlyph(glyph)));
  return { program: Buffer.from(subset.encode()), glyphIds };
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

function unicodeMap(coded: readonly Coded[]): string {
  const lines = coded.flatMap(({ letters }, code) => {
    if (code === 0 || letters === '') return [];
    const hex = Buffer.from(letters, 'utf16le').swap16().toString('hex');
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
