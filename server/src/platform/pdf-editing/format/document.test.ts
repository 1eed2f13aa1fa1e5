import { openDocument } from './document.ts';
import { readPages } from './page-tree.ts';
import { openSource } from './source.ts';
import { buildPdf, makePdf, plainObjects } from '../testing/made-pdfs.ts';
import { makeScratch } from '../testing/scratch.ts';

const scratch = makeScratch();
afterAll(() => scratch.remove());

function pagesOf(bytes: Uint8Array) {
  const source = openSource(scratch.write('in.pdf', bytes));
  try {
    return [...readPages(openDocument(source))];
  } finally {
    source.close();
  }
}

const hybrid = () => {
  // Object 3 is hidden in an object stream that only the stream section knows.
  const packed = '3 0 <</Type/Page/Parent 2 0 R>>';
  let text = '%PDF-1.5\n';
  const offsets: number[] = [];
  const add = (number: number, body: string) => {
    offsets[number] = text.length;
    text += `${number} 0 obj\n${body}\nendobj\n`;
  };
  add(1, '<</Type/Catalog/Pages 2 0 R>>');
  add(2, '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 9 9]>>');
  add(4, `<</Type/ObjStm/N 1/First 4/Length ${packed.length}>>stream\n${packed}\nendstream`);
  const row = Buffer.from([2, 0, 4, 0]).toString('hex');
  add(
    5,
    `<</Type/XRef/W[1 2 1]/Index[3 1]/Size 6/Filter/ASCIIHexDecode/Length 9>>stream\n${row}>\nendstream`,
  );
  const start = text.length;
  const line = (number: number) => `${String(offsets[number]).padStart(10, '0')} 00000 n\r\n`;
  text += `xref\n0 3\n0000000000 65535 f\r\n${line(1)}${line(2)}4 1\n${line(4)}`;
  text += `trailer<</Size 6/Root 1 0 R/XRefStm ${offsets[5]}>>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(text, 'latin1');
};

describe('a document', () => {
  it.each([false, true])('finds the pages of a file of pdf-lib (streams: %s)', async (usesStreams) => {
    expect(pagesOf(await makePdf({ pages: [{}, {}, {}], usesStreams }))).toHaveLength(3);
  });

  it('follows a hybrid cross-reference into its hidden objects', () => {
    expect(pagesOf(hybrid())).toHaveLength(1);
  });

  it('counts offsets from the header when something stands before it', () => {
    expect(pagesOf(buildPdf(plainObjects(), { prefix: 'junk\n\n' }))).toHaveLength(1);
  });

  it('uses the boxes of the page tree for pages without their own', () => {
    expect(pagesOf(buildPdf(plainObjects()))[0]?.inherited.MediaBox).toEqual([0, 0, 595, 842]);
  });

  it('ends with a circle in the chain of sections', () => {
    const bytes = buildPdf(plainObjects(), { trailer: '/Prev 0000' });
    const start = /startxref\n(\d+)/.exec(bytes.toString('latin1'))?.[1] ?? '';
    const looped = bytes.toString('latin1').replace('/Prev 0000', `/Prev ${start.padStart(4, '0')}`);
    expect(pagesOf(Buffer.from(looped, 'latin1'))).toHaveLength(1);
  });

  it.each([
    ['a page tree in a circle', ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R]/Count 1>>']],
    ['references in a circle', ['<</Type/Catalog/Pages 2 0 R>>', '3 0 R', '2 0 R']],
    ['no catalog', ['null']],
  ])('refuses %s', (_, objects) => {
    expect(() => pagesOf(buildPdf(objects))).toThrow();
  });

  it('refuses a cross-reference that points elsewhere', () => {
    const moved = buildPdf(plainObjects()).toString('latin1').replace('2 0 obj', '9 0 obj');
    expect(() => pagesOf(Buffer.from(moved, 'latin1'))).toThrow('another object');
  });
});
