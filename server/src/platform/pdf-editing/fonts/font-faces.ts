import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, openSync, type Font } from 'fontkit';
import { unpackWoff2 } from './woff2.ts';

/** How heavy a font is: stamps are regular. */
export type FontWeight = 'regular' | 'bold';

/** A font of which parts are put into a PDF. */
export interface FontFace {
  readonly name: string;
  readonly font: Font;
  /** A fixed font is cut by its library; of a variable one the outlines of its weight are written. */
  readonly isVariable: boolean;
}

const { resolve } = createRequire(import.meta.url);
const mainFiles = { regular: 'DejaVuSans', bold: 'DejaVuSans-Bold' } as const;
const heaviness = { regular: 400, bold: 700 } as const;

/** Noto (SIL OFL 1.1) for what the main font lacks, in files by code points, each opened when something of it is drawn. */
const families = [
  'noto-sans-arabic',
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-sans-devanagari',
  'noto-sans-bengali',
  'noto-sans-gurmukhi',
  'noto-sans-tamil',
  'noto-sans-sinhala',
  'noto-sans-thai',
  'noto-sans-ethiopic',
  'noto-emoji',
] as const;
type Family = (typeof families)[number];

interface FontFile {
  readonly path: string;
  readonly holds: (codePoint: number) => boolean;
}

const faces = new Map<string, FontFace>();
const fileLists = new Map<Family, readonly FontFile[]>();

/** The first font that has every letter of a text: the main one, or one of its script. Undefined where none has all. */
export function findFace(text: string, weight: FontWeight): FontFace | undefined {
  const letters = Array.from(text)
    .filter((letter) => !isInvisible(letter))
    .map((letter) => letter.codePointAt(0) ?? 0);
  const hasAll = ({ font }: FontFace) => letters.every((letter) => font.hasGlyphForCodePoint(letter));
  const main = mainFace(weight);
  if (hasAll(main)) return main;
  const rare = letters.find((letter) => !main.font.hasGlyphForCodePoint(letter));
  for (const family of families)
    for (const file of filesOf(family)) {
      if (rare === undefined || !file.holds(rare)) continue;
      const face = variableFace(family, { file, weight });
      if (hasAll(face)) return face;
    }
  return undefined;
}

/** The font of all that needs no other one, and of the boxes that stand for what none has. */
export function mainFace(weight: FontWeight): FontFace {
  const file = mainFiles[weight];
  return faceAt(`${weight} ${file}`, () => {
    const font = openSync(resolve(`dejavu-fonts-ttf/ttf/${file}.ttf`));
    return { name: file, font: single(font), isVariable: false };
  });
}

/** The letters of a text that no font has; each once. */
export function undrawableIn(text: string): string[] {
  const letters = new Set(text.normalize('NFC').replace(/\p{Cc}+/gu, ' '));
  return [...letters].filter((letter) => findFace(letter, 'regular') === undefined);
}

/** Signs that are not drawn themselves, as those that join letters or turn the direction. */
export function isInvisible(letter: string): boolean {
  return /\p{Default_Ignorable_Code_Point}/u.test(letter);
}

function variableFace(
  family: Family,
  { file: { path }, weight }: { readonly file: FontFile; readonly weight: FontWeight },
): FontFace {
  return faceAt(`${weight} ${path}`, () => {
    const whole = single(create(unpackWoff2(readFileSync(resolve(path)))));
    const font = whole.getVariation({ wght: heaviness[weight] });
    return { name: `${family}-${weight}`, font, isVariable: true };
  });
}

function faceAt(key: string, open: () => FontFace): FontFace {
  const face = faces.get(key) ?? open();
  faces.set(key, face);
  return face;
}

function filesOf(family: Family): readonly FontFile[] {
  const known = fileLists.get(family);
  if (known) return known;
  const folder = `@fontsource-variable/${family}`;
  const ranges: unknown = JSON.parse(readFileSync(resolve(`${folder}/unicode.json`), 'utf8'));
  const files = Object.entries(Object(ranges) as Record<string, unknown>).map(([part, range]) => ({
    path: `${folder}/files/${family}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`,
    holds: readRanges(String(range)),
  }));
  fileLists.set(family, files);
  return files;
}

/** Reads code points as CSS has them: `U+0E01-0E5B,U+200C`. */
function readRanges(text: string): FontFile['holds'] {
  const ranges = text.split(',').map((range) => {
    const [first = NaN, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return { first, last };
  });
  return (codePoint) => ranges.some(({ first, last }) => first <= codePoint && codePoint <= last);
}

function single(font: ReturnType<typeof openSync>): Font {
  if (!('createSubset' in font)) throw new Error('the font is a collection');
  return font;
}
