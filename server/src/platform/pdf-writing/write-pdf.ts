import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import {
  dict,
  name,
  PdfRef,
  PdfStream,
  PdfString,
  textString,
  type PdfObject,
} from '../pdf-editing/format/objects.ts';
import { serialize, writeNumber, type Encryption } from '../pdf-editing/format/serialize.ts';
import { tableLine } from '../pdf-editing/format/xref-line.ts';
import type { FontWeight } from '../pdf-editing/fonts/font-faces.ts';
import { createStampFont } from '../pdf-editing/stamp/font.ts';
import { createStructure, type PdfElement } from './structure-tree.ts';

/** A line of text. Its place is its base line; what is wider than `maxWidth` is drawn smaller. */
interface PdfText {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: FontWeight;
  /** Which end of the line stands at `x`. */
  readonly align?: 'left' | 'right';
  readonly maxWidth?: number;
  /** What it is part of, in a document whose parts are told to reading programs; without it, it is none of its contents. */
  readonly element?: PdfElement;
}

/** A filled rectangle, from its upper left corner; `gray` is 0 for black to 1 for white. */
interface PdfFill {
  readonly kind: 'fill';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly gray: number;
}

/** What is drawn on a page, in points from its upper left corner, one over the other. */
export type PdfItem = PdfText | PdfFill;

/** A page that is to be written. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly items: readonly PdfItem[];
}

interface PdfAbout {
  readonly title: string;
  /** Of its words, as `it-IT`. */
  readonly language: string;
}

type Fonts = Readonly<Record<FontWeight, ReturnType<typeof createStampFont>>>;

const clear: Encryption = { string: (bytes) => bytes, stream: (bytes) => bytes };
const [catalogNumber, pagesNumber] = [1, 2];

/**
 * Writes a PDF of text and surfaces with its fonts in it; the same pages are the same bytes whenever they are written. With elements it is a
 * tagged PDF (ISO 32000-2, 14.8): what has none is marked as an artifact.
 */
export function writePdf(pages: readonly PdfPage[], { title, language }: PdfAbout): Buffer {
  const objects: (PdfObject | undefined)[] = [undefined, undefined];
  const add = (object: PdfObject) => new PdfRef(objects.push(object), 0);
  const fonts: Fonts = { regular: cutFont(pages, 'regular'), bold: cutFont(pages, 'bold') };
  const fontRefs = dict({ ...fonts.regular.addTo({ add }), ...fonts.bold.addTo({ add }) });
  const structure = createStructure();
  const isTagged = pages.some(({ items }) => items.some((item) => 'element' in item));
  const kids = pages.map((page, index) => {
    const content = add(contentOf(page, { fonts, marks: isTagged ? markerOf(structure, index) : undefined }));
    return add(pageObject(page, { content, fontRefs, tagged: isTagged ? index : undefined }));
  });
  const reserve = () => {
    const ref = new PdfRef(objects.push(undefined), 0);
    return { ref, set: (object: PdfObject) => void (objects[ref.number - 1] = object) };
  };
  const tree = structure.addTo({ pages: kids, reserve });
  objects[pagesNumber - 1] = dict({ Type: name('Pages'), Kids: kids, Count: kids.length });
  objects[catalogNumber - 1] = dict({
    Type: name('Catalog'),
    Pages: new PdfRef(pagesNumber, 0),
    Lang: textString(language),
    ViewerPreferences: dict({ DisplayDocTitle: true }),
    ...(tree && { StructTreeRoot: tree, MarkInfo: dict({ Marked: true }) }),
  });
  const info = add(dict({ Title: textString(title), Producer: textString('Sportello') }));
  return assemble(objects, info);
}

function cutFont(pages: readonly PdfPage[], weight: FontWeight) {
  const texts = pages.flatMap(({ items }) => items).filter((item) => item.kind === 'text');
  const own = texts.filter((item) => (item.weight ?? 'regular') === weight);
  return createStampFont(
    own.map(({ text }) => text),
    { weight, name: weight },
  );
}

function pageObject(
  { width, height }: PdfPage,
  {
    content,
    fontRefs,
    tagged,
  }: { readonly content: PdfRef; readonly fontRefs: PdfObject; readonly tagged: number | undefined },
): PdfObject {
  return dict({
    Type: name('Page'),
    Parent: new PdfRef(pagesNumber, 0),
    MediaBox: [0, 0, width, height],
    Resources: dict({ Font: fontRefs }),
    Contents: content,
    ...(tagged !== undefined && { StructParents: tagged, Tabs: name('S') }),
  });
}

/** Puts marks around what is drawn: which words of its page it is, of which element. */
type Marker = (drawn: string, element: PdfElement | undefined) => string;

function markerOf(structure: ReturnType<typeof createStructure>, page: number): Marker {
  return (drawn, element) =>
    element
      ? `/${element.tag} <</MCID ${structure.mark(page, element)}>> BDC ${drawn} EMC`
      : `/Artifact BMC ${drawn} EMC`;
}

function contentOf(
  { height, items }: PdfPage,
  { fonts, marks = (drawn) => drawn }: { readonly fonts: Fonts; readonly marks: Marker | undefined },
): PdfStream {
  const operators = items.map((item) =>
    item.kind === 'fill'
      ? marks(drawFill(item, height), undefined)
      : marks(drawText(item, fonts, height), item.element),
  );
  const data = deflateSync(Buffer.from(operators.join('\n'), 'latin1'), { level: 9 });
  return new PdfStream(dict({ Filter: name('FlateDecode') }), { data });
}

function drawFill({ x, y, width, height, gray }: PdfFill, pageHeight: number): string {
  const place = [x, pageHeight - y - height, width, height].map(writeNumber).join(' ');
  return `${writeNumber(gray)} g ${place} re f 0 g`;
}

function drawText(item: PdfText, fonts: Fonts, pageHeight: number): string {
  const { text, x, y, weight = 'regular', align = 'left', maxWidth = Infinity } = item;
  const font = fonts[weight];
  const natural = font.measure(text) * item.size;
  const size = natural > maxWidth ? (item.size * maxWidth) / natural : item.size;
  const left = align === 'right' ? x - font.measure(text) * size : x;
  const place = [left, pageHeight - y].map(rounded).join(' ');
  return `BT /${weight} ${rounded(size)} Tf ${place} Td ${font.show(text, size)} ET`;
}

const rounded = (value: number) => writeNumber(Math.round(value * 1000) / 1000);

function assemble(objects: readonly (PdfObject | undefined)[], info: PdfRef): Buffer {
  const parts: Buffer[] = [];
  let position = 0;
  const write = (bytes: Buffer) => {
    parts.push(bytes);
    position += bytes.length;
  };
  const writeText = (text: string) => write(Buffer.from(text, 'latin1'));
  writeText('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  const offsets = objects.map((object, index) => {
    const offset = position;
    writeText(`${index + 1} 0 obj\n`);
    write(serialize(object ?? null, clear));
    writeText('\nendobj\n');
    return offset;
  });
  const start = position;
  const lines = [undefined, ...offsets].map(
    (offset) =>
      `${tableLine(offset === undefined ? undefined : { kind: 'offset', offset, generation: 0 })}\n`,
  );
  writeText(`xref\n0 ${lines.length}\n${lines.join('')}trailer\n`);
  const id = new PdfString(createHash('sha256').update(Buffer.concat(parts)).digest().subarray(0, 16), true);
  const trailer = dict({ Size: lines.length, Root: new PdfRef(catalogNumber, 0), Info: info, ID: [id, id] });
  write(serialize(trailer, clear));
  writeText(`\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(parts);
}
