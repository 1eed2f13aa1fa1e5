import type { Language } from 'shared-api/contracts/common';
import { createStampFont, type FontWeight } from '../../../platform/pdf-editing/stamp/font.ts';
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
  readonly language: Language;
  readonly parts: readonly EvidencePart[];
}

const page = { width: 595.28, height: 841.89 };
const margin = 50;
const column = 150;
const inner = page.width - 2 * margin;
const bottom = page.height - 64;
const sizes = { title: 20, heading: 13, text: 10, small: 8 } as const;
const leading = 1.4;

interface Line {
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

/** Writes the evidence on pages of A4; the same parts are the same bytes. */
export function writeEvidence({ title, language, parts }: EvidencePdf): Buffer {
  const heading: Block = {
    space: 0,
    rows: wrap(title, { width: inner, size: sizes.title, weight: 'bold' }).map((text) => [
      { text, x: margin, size: sizes.title, weight: 'bold' as const },
    ]),
  };
  const pages = toPages([heading, ...parts.map(toBlock)]);
  const numbered = pages.map((items, index): PdfPage => {
    const text = evidenceText(language, 'page', { page: index + 1, pages: pages.length });
    const number = {
      kind: 'text',
      text,
      x: page.width - margin,
      y: page.height - 36,
      size: sizes.small,
    } as const;
    const name = {
      kind: 'text',
      text: title,
      x: margin,
      y: page.height - 36,
      size: sizes.small,
      maxWidth: 380,
    } as const;
    return { ...page, items: [...items, name, { ...number, align: 'right' }] };
  });
  return writePdf(numbered, { title, language: language === 'it' ? 'it-IT' : 'en-GB' });
}

function toBlock(part: EvidencePart): Block {
  if (part.kind === 'heading')
    return {
      space: 16,
      isHeading: true,
      rows: [[{ text: part.text, x: margin, size: sizes.heading, weight: 'bold' }]],
    };
  if (part.kind === 'paragraph')
    return {
      space: 6,
      rows: lines(part.text, { x: margin, width: inner, size: sizes.text }).map((line) => [line]),
    };
  if (part.kind === 'fact') {
    const names = lines(part.name, { x: margin, width: column - 12, size: sizes.text });
    const values = lines(part.value, {
      x: margin + column,
      width: inner - column,
      size: /^[0-9a-f]{64}$/.test(part.value) ? sizes.small : sizes.text,
    });
    return { space: 5, rows: beside(names, values) };
  }
  const when = part.when.map((text): Line => ({ text, x: margin, size: sizes.text }));
  const width = inner - column;
  const [what = '', ...rest] = part.lines;
  const told = [
    ...lines(what, { x: margin + column, width, size: sizes.text, weight: 'bold' }),
    ...rest.flatMap((text) => lines(text, { x: margin + column, width, size: sizes.text })),
    ...lines(part.hash, { x: margin + column, width, size: 6.5 }),
  ];
  return { space: 9, rows: beside(when, told) };
}

function beside(left: readonly Line[], right: readonly Line[]): Line[][] {
  const count = Math.max(left.length, right.length);
  return Array.from({ length: count }, (_, index) => [left[index] ?? [], right[index] ?? []].flat());
}

type Shape = Pick<Line, 'x' | 'size' | 'weight'> & { readonly width: number };

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

/** A text in lines of a width; a word that is wider than that is cut. */
function wrap(text: string, { width, size, weight = 'regular' }: Omit<Shape, 'x'>): string[] {
  const { measure } = createStampFont([text], weight);
  const fits = (line: string) => measure(line) * size <= width;
  const done: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') done.push(line);
    line = word;
    while (!fits(line)) {
      let end = line.length - 1;
      while (end > 1 && !fits(line.slice(0, end))) end -= 1;
      done.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  return line === '' ? done : [...done, line];
}
