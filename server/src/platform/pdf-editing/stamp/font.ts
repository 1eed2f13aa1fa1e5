import type { Font, Glyph, GlyphRun } from 'fontkit';
import { findFace, isInvisible, mainFace, type FontFace, type FontWeight } from '../fonts/font-faces.ts';
import { mirrored, visualRuns, type TextRun } from '../fonts/text-runs.ts';
import { createFontPart, type FontPart, type ObjectSink } from './font-part.ts';
import type { PdfRef } from '../format/objects.ts';
import { writeNumber } from '../format/serialize.ts';

/** The fonts of lines, cut down to the letters that a file needs. */
export interface StampFont {
  /** Width of a line at size 1. */
  readonly measure: (line: string) => number;
  /** The operators that show a line of this size; the first font stands already. */
  readonly show: (line: string, size: number) => string;
  /** Characters without a glyph in any font; their numbers are drawn, so that no two of them look alike. */
  readonly missing: readonly string[];
  /** Adds the fonts. @returns them by the names that a page or a form calls them by */
  readonly addTo: (document: ObjectSink) => Readonly<Record<string, PdfRef>>;
}

interface StampFontOptions {
  readonly weight?: FontWeight;
  /** What the first font is called in the file; the others have a number behind it. */
  readonly name?: string;
}

/** A glyph as it is shown, in thousandths of the size. */
interface Shown {
  readonly part: FontPart;
  readonly code: number;
  readonly advance: number;
  readonly natural: number;
  readonly right: number;
  readonly up: number;
}

/** Cuts fonts for these lines. Each line runs as it is read: from the right where its letters do, with its figures from the left. */
export function createStampFont(lines: readonly string[], options: StampFontOptions = {}): StampFont {
  const { weight = 'regular', name = 'Stamp' } = options;
  const parts = new Map<FontFace, FontPart>();
  const missing = new Set<string>();
  const main = partOf(mainFace(weight));
  const shown = new Map(lines.map((line) => [line, layOut(line)]));

  return {
    measure: (line) => shownOf(line).reduce((sum, { advance }) => sum + advance, 0) / 1000,
    show: (line, size) => showGlyphs(shownOf(line), { size, main }),
    missing: [...missing],
    addTo: (document) =>
      Object.fromEntries([...parts.values()].map((part) => [part.name, part.addTo(document)])),
  };

  function shownOf(line: string): readonly Shown[] {
    return shown.get(line) ?? layOut(line);
  }

  function partOf(face: FontFace): FontPart {
    const part =
      parts.get(face) ?? createFontPart(face, parts.size === 0 ? name : `${name}${parts.size + 1}`);
    parts.set(face, part);
    return part;
  }

  function layOut(line: string): Shown[] {
    return visualRuns(withNumbers(line)).flatMap((run) => {
      const pieces = facesOf(run.text).flatMap(({ face, text }) => layOutPiece(face, { ...run, text }));
      return (run.isRightToLeft ? pieces.toReversed() : pieces).flat();
    });
  }

  /** A line in which each letter that no font has is told by its number, as in `[U+1820]`. */
  function withNumbers(line: string): string {
    return Array.from(line, (letter) => {
      if (findFace(letter, weight)) return letter;
      missing.add(letter);
      return `[U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}]`;
    }).join('');
  }

  /** One piece for each font, in the order in which it is read. */
  function facesOf(text: string): { face: FontFace; text: string }[] {
    const pieces: { face: FontFace; text: string }[] = [];
    for (const word of text.split(/(?<=\s)(?=\S)|(?<=\S)(?=\s)/u)) {
      const whole = findFace(word, weight);
      for (const part of whole ? [word] : clustersOf(word)) {
        const face = whole ?? findFace(part, weight) ?? mainFace(weight);
        const last = pieces.at(-1);
        if (last?.face === face) last.text += part;
        else pieces.push({ face, text: part });
      }
    }
    return pieces;
  }

  function layOutPiece(face: FontFace, { text, isRightToLeft }: TextRun): Shown[][] {
    const { font } = face;
    const scale = 1000 / font.unitsPerEm;
    const part = partOf(face);
    const drawn = isRightToLeft ? Array.from(text).map(mirrored).join('') : text;
    const run = placeGlyphs(font, drawn, isRightToLeft ? 'rtl' : 'ltr');
    const letters = lettersOf(run.glyphs, { text: drawn, isRightToLeft });
    return [
      run.glyphs.flatMap((glyph, index): Shown[] => {
        const own = letters[index] ?? '';
        if (own !== '' && Array.from(own).every(isInvisible)) return [];
        const position = run.positions[index];
        return [
          {
            part,
            code: part.codeOf(glyph, own),
            natural: glyph.advanceWidth * scale,
            advance: (position?.xAdvance ?? glyph.advanceWidth) * scale,
            right: (position?.xOffset ?? 0) * scale,
            up: (position?.yOffset ?? 0) * scale,
          },
        ];
      }),
    ];
  }
}

/** The features that move marks to their letters: the library fails where a font has no place for one. */
const markFeatures = { mark: false, mkmk: false, abvm: false, blwm: false };

function placeGlyphs(font: Font, text: string, direction: 'ltr' | 'rtl'): GlyphRun {
  try {
    return font.layout(text, undefined, undefined, undefined, direction);
  } catch {
    return font.layout(text, markFeatures, undefined, undefined, direction);
  }
}

/** Letters of a word that no font has whole: what belongs together stays so, as far as a font has it. */
function clustersOf(word: string): string[] {
  const clusters = [...new Intl.Segmenter('it').segment(word)].map(({ segment }) => segment);
  return clusters.flatMap((cluster) => (findFace(cluster, 'regular') ? [cluster] : Array.from(cluster)));
}

/** Scripts in which glyphs may stand in another order than their letters. */
const reordered = /[\u0900-\u0DFF\u0E80-\u0EFF\u1000-\u109F\u1780-\u17FF]/u;

/**
 * The letters that a reader finds at each glyph, in the order in which they stand on paper. A glyph knows only those for which it was first
 * asked, whoever asked: they are counted off, and where that can't be, the first glyph has them all.
 */
function lettersOf(glyphs: readonly Glyph[], { text, isRightToLeft }: TextRun): string[] {
  const letters = Array.from(text);
  const isEach = glyphs.length === letters.length;
  const counts = glyphs.map(({ codePoints }) => (isEach ? 1 : Math.max(1, codePoints.length)));
  const known = glyphs.flatMap(({ codePoints }) => codePoints);
  const isCounted = reordered.test(text)
    ? String.fromCodePoint(...known) === text
    : counts.reduce((sum, count) => sum + count, 0) === letters.length;
  if (!isCounted) {
    const whole = isRightToLeft ? letters.toReversed().join('') : text;
    return glyphs.map((_, index) => (index === 0 ? whole : ''));
  }
  let at = 0;
  const take = (count: number) => letters.slice((at += count) - count, at);
  if (!isRightToLeft) return counts.map((count) => take(count).join(''));
  const read = counts.toReversed().map((count) => take(count));
  // A mark stands over the letter before it, and both are found there.
  const found = read.map((own, index) => {
    if (isMark(own)) return '';
    const next = read.findIndex((other, place) => place > index && !isMark(other));
    const marks = read.slice(index + 1, next < 0 ? undefined : next).flat();
    return [...own, ...marks].toReversed().join('');
  });
  return found.toReversed();
}

function isMark(letters: readonly string[]): boolean {
  return letters.length > 0 && letters.every((letter) => /\p{M}/u.test(letter));
}

/** Shows glyphs with as few changes of font and height as there are. */
function showGlyphs(
  glyphs: readonly Shown[],
  { size, main }: { readonly size: number; readonly main: FontPart },
): string {
  const operators: string[] = [];
  let [part, up, pending] = [main, 0, 0];
  let array = '';
  const flush = () => {
    if (array !== '') operators.push(`[${array}] TJ`);
    array = '';
  };
  const move = () => {
    if (Math.abs(pending) < 0.5) return;
    array += String(-Math.round(pending));
    pending = 0;
  };
  for (const glyph of glyphs) {
    const rise = Math.abs(glyph.up) < 0.5 ? 0 : glyph.up;
    if (glyph.part !== part || rise !== up) {
      move();
      flush();
    }
    if (glyph.part !== part) operators.push(`/${glyph.part.name} ${writeNumber(size)} Tf`);
    if (rise !== up) operators.push(`${writeNumber((rise * size) / 1000)} Ts`);
    [part, up] = [glyph.part, rise];
    pending += glyph.right;
    move();
    array += `<${glyph.code.toString(16).padStart(4, '0')}>`;
    pending = glyph.advance - glyph.natural - glyph.right;
  }
  move();
  flush();
  if (up !== 0) operators.push('0 Ts');
  return operators.length > 0 ? operators.join(' ') : '[] TJ';
}
