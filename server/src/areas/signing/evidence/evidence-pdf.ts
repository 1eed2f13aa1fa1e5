import type { Language } from 'shared-api/contracts/common';
import type { FontWeight } from '../../../platform/pdf-editing/fonts/font-faces.ts';
import { directionMark } from '../../../platform/pdf-editing/fonts/text-runs.ts';
import { createStampFont } from '../../../platform/pdf-editing/stamp/font.ts';
import type { PdfElement } from '../../../platform/pdf-writing/structure-tree.ts';
import { writePdf, type PdfItem, type PdfPage } from '../../../platform/pdf-writing/write-pdf.ts';
import { evidenceText } from './evidence.texts.ts';

/** A part of the evidence: facts with their names, steps, or a paragraph. */
export type EvidencePart =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'fact'; readonly name: string; readonly value: string }
  | {
      readonly kind: 'step';
      readonly when: readonly string[];
      readonly lines: readonly string[];
      readonly hash: string;
    };

interface EvidencePdf {
  readonly title: string;
  /** Of the document that was signed. */
  readonly about: string;
  readonly language: Language;
  readonly parts: readonly EvidencePart[];
}

const page = { width: 595.28, height: 841.89 };
const margin = 50;
const column = 150;
const inner = page.width - 2 * margin;
const bottom = page.height - 64;
const sizes = { title: 20, heading: 13, text: 10, small: 8, hash: 7.5 } as const;
const leading = 1.4;

interface Line {
  readonly element: PdfElement;
  readonly text: string;
  readonly x: number;
  readonly size: number;
  readonly weight?: FontWeight;
}

/** Lines that stay together on one page, and the room before them. */
interface Block {
  readonly space: number;
  readonly rows: readonly (readonly Line[])[];
  readonly isHeading?: boolean;
}

/** Writes the evidence on pages of A4, tagged for reading programs; the same parts are the same bytes. */
export function writeEvidence({ title, about, language, parts }: EvidencePdf): Buffer {
  const whole: PdfElement = { tag: 'Document' };
  const name = `${title}: ${about}`;
  const bold = { x: margin, width: inner, weight: 'bold' } as const;
  const heading: Block = {
    space: 0,
    rows: [
      ...lines(title, { ...bold, size: sizes.title, element: { tag: 'H1', parent: whole } }),
      ...lines(about, { ...bold, size: sizes.heading, element: { tag: 'P', parent: whole } }),
    ].map((line) => [line]),
  };
  const pages = toPages([heading, ...toBlocks(parts, whole)]);
  const footer = { kind: 'text', y: page.height - 36, size: sizes.small } as const;
  const numbered = pages.map((items, index): PdfPage => {
    const number = evidenceText(language, 'page', { page: index + 1, pages: pages.length });
    const left = { ...footer, text: name, x: margin, maxWidth: 380 };
    const right = { ...footer, text: number, x: page.width - margin, align: 'right' } as const;
    return { ...page, items: [...items, left, right] };
  });
  return writePdf(numbered, { title: name, language: language === 'it' ? 'it-IT' : 'en-GB' });
}

/** Facts that follow one another are rows of one table, and so are steps. */
function toBlocks(parts: readonly EvidencePart[], whole: PdfElement): Block[] {
  let table: PdfElement | undefined;
  return parts.map((part, index) => {
    if (part.kind !== parts[index - 1]?.kind) table = undefined;
    if (part.kind === 'heading') return headingBlock(part.text, whole);
    if (part.kind === 'paragraph') return paragraphBlock(part.text, whole);
    table ??= { tag: 'Table', parent: whole };
    const row: PdfElement = { tag: 'TR', parent: table };
    const head: PdfElement = { tag: 'TH', parent: row };
    const cell: PdfElement = { tag: 'TD', parent: row };
    return part.kind === 'fact' ? factBlock(part, { head, cell }) : stepBlock(part, { head, cell });
  });
}

function headingBlock(text: string, whole: PdfElement): Block {
  const element: PdfElement = { tag: 'H2', parent: whole };
  const line = { text, x: margin, size: sizes.heading, weight: 'bold', element } as const;
  return { space: 16, isHeading: true, rows: [[line]] };
}

function paragraphBlock(text: string, whole: PdfElement): Block {
  const shape = { x: margin, width: inner, size: sizes.text, element: { tag: 'P', parent: whole } } as const;
  return { space: 6, rows: lines(text, shape).map((line) => [line]) };
}

interface Cells {
  readonly head: PdfElement;
  readonly cell: PdfElement;
}

type PartOf<Kind extends EvidencePart['kind']> = Extract<EvidencePart, { readonly kind: Kind }>;

function factBlock({ name, value }: PartOf<'fact'>, { head, cell }: Cells): Block {
  const names = lines(name, { x: margin, width: column - 12, size: sizes.text, element: head });
  const values = lines(value, {
    x: margin + column,
    width: inner - column,
    size: /^[0-9a-f]{64}$/.test(value) ? sizes.small : sizes.text,
    element: cell,
  });
  return { space: 5, rows: beside(names, values) };
}

function stepBlock(
  { when, lines: [what = '', ...rest], hash }: PartOf<'step'>,
  { head, cell }: Cells,
): Block {
  const at = when.map((text): Line => ({ text: `${text} `, x: margin, size: sizes.text, element: head }));
  const shape = { x: margin + column, width: inner - column, size: sizes.text };
  const paragraph = (): PdfElement => ({ tag: 'P', parent: cell });
  const words = [
    ...lines(what, { ...shape, weight: 'bold', element: paragraph() }),
    ...rest.flatMap((text) => lines(text, { ...shape, element: paragraph() })),
    ...lines(hash, { ...shape, size: sizes.hash, element: paragraph() }),
  ];
  return { space: 9, rows: beside(at, words) };
}

function beside(left: readonly Line[], right: readonly Line[]): Line[][] {
  const count = Math.max(left.length, right.length);
  return Array.from({ length: count }, (_, index) => [left[index] ?? [], right[index] ?? []].flat());
}

type Shape = Pick<Line, 'x' | 'size' | 'weight' | 'element'> & { readonly width: number };

function lines(text: string, { width, ...line }: Shape): Line[] {
  return wrap(text, { width, ...line }).map((each) => ({ ...line, text: each }));
}

function toPages(blocks: readonly Block[]): PdfItem[][] {
  const pages: PdfItem[][] = [[]];
  let y = margin;
  blocks.forEach((block, index) => {
    const following = blocks[index + 1];
    const needed = heightOf(block) + (block.isHeading && following ? heightOf(following) : 0);
    const isFirst = pages.at(-1)?.length === 0;
    if (!isFirst && y + needed > bottom) {
      pages.push([]);
      y = margin;
    } else if (!isFirst) y += block.space;
    for (const row of block.rows) {
      y += rowHeight(row);
      pages.at(-1)?.push(...row.map((line): PdfItem => ({ kind: 'text', y, ...line })));
    }
    if (!block.isHeading) return;
    y += 5;
    pages.at(-1)?.push({ kind: 'fill', x: margin, y, width: inner, height: 0.75, gray: 0.6 });
    y += 2;
  });
  return pages;
}

const rowHeight = (row: readonly Line[]) => Math.max(...row.map(({ size }) => size)) * leading;

function heightOf({ space, rows }: Block): number {
  return rows.reduce((sum, row) => sum + rowHeight(row), space);
}

/** A text in lines of a width, which all run as the first does; a word that is wider than that is cut. */
function wrap(text: string, { width, size, weight = 'regular' }: Omit<Shape, 'x' | 'element'>): string[] {
  const { measure } = createStampFont([text], { weight });
  const fits = (line: string) => measure(line) * size <= width;
  const done: string[] = [];
  const mark = directionMark(text);
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    // Who reads it aloud goes from line to line: words are kept apart.
    if (line !== '') done.push(`${line} `);
    line = mark + word;
    while (!fits(line)) {
      const letters = [...new Intl.Segmenter('it').segment(line)].map(({ segment }) => segment);
      let end = letters.length - 1;
      while (end > 1 && !fits(letters.slice(0, end).join(''))) end -= 1;
      done.push(letters.slice(0, end).join(''));
      line = mark + letters.slice(end).join('');
    }
  }
  return line === '' ? done : [...done, line];
}
