import { preflightFile } from '../pdf-editing/preflight/preflight-file.ts';
import { itWith, makeScratch, run } from '../pdf-editing/testing/scratch.ts';
import type { PdfElement } from './structure-tree.ts';
import { writePdf, type PdfPage } from './write-pdf.ts';

const scratch = makeScratch();
afterAll(() => scratch.remove());

const text = { kind: 'text', x: 60, y: 80, size: 12 } as const;
const page: PdfPage = {
  width: 595,
  height: 842,
  items: [
    { kind: 'fill', x: 50, y: 60, width: 300, height: 30, gray: 0.9 },
    { ...text, text: 'Perché È così: (Łódź) \\ 8:00' },
    { ...text, text: 'Totale', y: 120, weight: 'bold', align: 'right' },
    { ...text, text: 'Un nome molto più lungo della sua colonna', y: 160, maxWidth: 60 },
  ],
};
const about = { title: 'Cartellino – marzo', language: 'it-IT' };

describe('a PDF that is written', () => {
  it('is one that the preflight accepts as it is', () => {
    const path = scratch.write('written.pdf', writePdf([page, page], about));
    const limits = { maxBytes: 1_000_000, maxPages: 20 };
    const found = preflightFile({ path }, { limits, ownCertificates: [] });
    expect(found).toMatchObject({ verdict: 'accept', reason: null, notes: [] });
    expect(found.pages).toEqual([page, page].map(({ width, height }) => ({ width, height, rotation: 0 })));
  });

  it('is the same bytes whenever it is written', () => {
    expect(writePdf([page], about).equals(writePdf([page], about))).toBe(true);
    expect(writePdf([page], { ...about, title: 'Altro' }).equals(writePdf([page], about))).toBe(false);
  });

  itWith('pdftotext')('has its words for others to read, and keeps them within their width', () => {
    const path = scratch.write('words.pdf', writePdf([page], about));
    const boxes = Buffer.from(run('pdftotext', '-bbox', path, '-'), 'latin1').toString();
    for (const word of ['Perché', '(Łódź)', 'Totale', 'colonna']) expect(boxes).toContain(`>${word}<`);
    const end = /xMax="([\d.]+)"[^>]*>colonna</.exec(boxes)?.[1];
    expect(Number(end)).toBeLessThanOrEqual(121);
  });

  const whole: PdfElement = { tag: 'Document' };
  const table: PdfElement = { tag: 'Table', parent: whole };
  const row: PdfElement = { tag: 'TR', parent: table };
  const cell: PdfElement = { tag: 'TD', parent: row };
  const tagged: PdfPage = {
    ...page,
    items: [
      { ...text, text: 'Titolo', element: { tag: 'H1', parent: whole } },
      { ...text, text: 'Nome', y: 120, element: { tag: 'TH', parent: row } },
      { ...text, text: 'una riga ', y: 120, element: cell },
      { kind: 'fill', x: 50, y: 60, width: 300, height: 1, gray: 0.9 },
      { ...text, text: 'Pagina 1', y: 160 },
    ],
  };
  const next: PdfPage = { ...page, items: [{ ...text, text: 'e la seguente', element: cell }] };

  itWith('pdfinfo')('tells reading programs its parts, over pages, and leaves out what is none', () => {
    const path = scratch.write('tagged.pdf', writePdf([tagged, next], about));
    expect(run('pdfinfo', path)).toMatch(/Tagged: +yes/);
    const read = Buffer.from(run('pdfinfo', '-struct-text', path), 'latin1').toString();
    expect(read.replace(/\s+/g, ' ')).toContain(
      'Document H1 (block) "Titolo" Table (block) TR TH: /Scope /Row "Nome" TD "una riga " "e la seguente"',
    );
    expect(read).not.toContain('Pagina');
    expect(run('pdfinfo', scratch.write('plain.pdf', writePdf([page], about)))).toMatch(/Tagged: +no/);
  });

  itWith('pdftotext')('has our letters also where others had the same ones of another script before', () => {
    const write = (words: string) => writePdf([{ ...page, items: [{ ...text, text: words }] }], about);
    write('\u0408\u0458'); // Cyrillic je, which is drawn as our J.
    const path = scratch.write('scripts.pdf', write('Jj'));
    expect(run('pdftotext', path, '-')).toContain('Jj');
  });
});
