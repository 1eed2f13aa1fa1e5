import { PDFDocument, PDFName, PDFNumber, StandardFonts, degrees } from 'pdf-lib';

/** A page of a PDF that a test makes. */
export interface MadePage {
  readonly mediaBox?: readonly [number, number, number, number];
  readonly cropBox?: readonly [number, number, number, number];
  readonly rotation?: number;
  readonly userUnit?: number;
}

/** What a PDF that a test makes is like. */
export interface MadePdf {
  readonly pages?: readonly MadePage[];
  /** Cross-reference stream and object streams, in place of a table. */
  readonly usesStreams?: boolean;
  readonly hasForm?: boolean;
}

/** Makes a PDF with pdf-lib. */
export async function makePdf({ pages = [{}], usesStreams = false, hasForm = false }: MadePdf = {}) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  pages.forEach((made, index) => {
    const page = document.addPage([595, 842]);
    if (made.mediaBox) page.node.set(PDFName.of('MediaBox'), numbers(document, made.mediaBox));
    if (made.cropBox) page.node.set(PDFName.of('CropBox'), numbers(document, made.cropBox));
    if (made.userUnit) page.node.set(PDFName.of('UserUnit'), PDFNumber.of(made.userUnit));
    page.setRotation(degrees(made.rotation ?? 0));
    page.drawText(`Pagina ${index + 1}`, { x: 60, y: 700, size: 14, font });
  });
  if (hasForm) document.getForm().createTextField('nome').addToPage(document.getPage(0));
  return Buffer.from(await document.save({ useObjectStreams: usesStreams }));
}

function numbers(document: PDFDocument, values: readonly number[]) {
  return document.context.obj([...values]);
}

/** Builds a PDF from the text of its objects, with a right cross-reference table; `trailer` goes into the trailer dictionary. */
export function buildPdf(objects: readonly string[], { trailer = '', prefix = '' } = {}): Buffer {
  let text = `${prefix}%PDF-1.7\n`;
  const offsets = objects.map((object, index) => {
    const offset = text.length - prefix.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length - prefix.length;
  const lines = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${lines.join('')}`;
  text += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R${trailer}>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(text, 'latin1');
}

/** Appends changed and new objects, by their numbers, to a PDF with a table, as a writer of updates does. */
export function appendObjects(bytes: Uint8Array, objects: Readonly<Record<number, string>>): Buffer {
  const before = Buffer.from(bytes).toString('latin1');
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(before)?.[1] ?? '';
  const last = before.slice(before.lastIndexOf('trailer'), before.lastIndexOf('startxref'));
  let text = `${before}\n`;
  let table = 'xref\n';
  for (const [number, object] of Object.entries(objects)) {
    table += `${number} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${number} 0 obj\n${object}\nendobj\n`;
  }
  const trailer = last.replace(/\/Prev\s+\d+/, '').replace('<<', `<</Prev ${previous}`);
  return Buffer.from(`${text}${table}${trailer}\nstartxref\n${text.length}\n%%EOF\n`, 'latin1');
}

/** A stream as it stands in a file. */
export function streamObject(content: string, entries = ''): string {
  return `<</Length ${content.length}${entries}>>\nstream\n${content}\nendstream`;
}

/** The three objects of the smallest PDF with one page; more entries of catalog and page may be given. */
export function plainObjects({ catalog = '', page = '' } = {}): string[] {
  return [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 595 842]>>',
    `<</Type/Page/Parent 2 0 R${page}>>`,
  ];
}
