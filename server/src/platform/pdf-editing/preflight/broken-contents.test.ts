import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { buildPdf, plainObjects, streamObject } from '../testing/made-pdfs.ts';
import { itWith, makeScratch } from '../testing/scratch.ts';
import { preflightFile } from './preflight-file.ts';

const scratch = makeScratch();
const settings = { limits: { maxBytes: 20_000_000, maxPages: 20 }, ownCertificates: [] };
afterAll(() => scratch.remove());

const incompleteOf = (pdf: Uint8Array) =>
  preflightFile({ path: scratch.write('in.pdf', pdf) }, settings).pages.map(
    ({ isIncomplete }) => isIncomplete === true,
  );

interface Picture {
  readonly width: number;
  readonly height: number;
  /** Which share of its bytes is there. */
  readonly share?: number;
  readonly parameters?: string;
}

/** A picture in grey whose bytes come to their end, however many there are. */
function picture({ width, height, share = 1, parameters = '' }: Picture): string {
  const data = deflateSync(Buffer.alloc(Math.floor(width * height * share))).toString('latin1');
  return streamObject(
    data,
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/FlateDecode${parameters}`,
  );
}

/** A file with a picture a page. */
function paged(pictures: readonly string[]): Buffer {
  const [catalog = ''] = plainObjects();
  const kids = pictures.map((_, index) => `${3 + index} 0 R`).join(' ');
  return buildPdf([
    catalog,
    `<</Type/Pages/Kids[${kids}]/Count ${pictures.length}/MediaBox[0 0 300 300]>>`,
    ...pictures.map(
      (_, index) =>
        `<</Type/Page/Parent 2 0 R/Resources<</XObject<</Im ${3 + pictures.length + index} 0 R>>>>>>`,
    ),
    ...pictures,
  ]);
}

/** A picture behind so many forms, each of which draws the next. */
function nested(forms: number, innermost: string): Buffer {
  const [catalog = '', pages = ''] = plainObjects();
  const form = (index: number) =>
    streamObject('/X Do', `/Type/XObject/Subtype/Form/Resources<</XObject<</X ${5 + index} 0 R>>>>`);
  return buildPdf([
    catalog,
    pages,
    '<</Type/Page/Parent 2 0 R/Resources<</XObject<</X 4 0 R>>>>>>',
    ...Array.from({ length: forms }, (_, index) => form(index)),
    innermost,
  ]);
}

describe('a picture of which a part is gone', () => {
  const sheet = { width: 2480, height: 8000 };

  it('is found on the fifth of five scans', () => {
    const scans = [...Array<string>(4).fill(picture(sheet)), picture({ ...sheet, share: 0.25 })];
    expect(incompleteOf(paged(scans))).toEqual([false, false, false, false, true]);
  });

  it('is found however large it is', () => {
    const large = { width: 10_000, height: 7000 };
    expect(incompleteOf(paged([picture(large), picture({ ...large, share: 0.9 })]))).toEqual([false, true]);
  });

  it('is found behind thirteen forms, and what lies deeper than is looked at is not called whole', () => {
    const small = { width: 40, height: 40 };
    expect(incompleteOf(nested(13, picture(small)))).toEqual([false]);
    expect(incompleteOf(nested(13, picture({ ...small, share: 0.5 })))).toEqual([true]);
    expect(incompleteOf(nested(20, picture(small)))).toEqual([true]);
  });

  it('has a byte more in each row where a predictor of PNG wrote them', () => {
    const narrow = { width: 1, height: 400, parameters: '/DecodeParms<</Predictor 15/Columns 1>>' };
    expect(incompleteOf(paged([picture({ ...narrow, share: 2 }), picture(narrow)]))).toEqual([false, true]);
  });

  itWith('qpdf').each([[['256']], [['128', '--use-aes=y']], [['128', '--use-aes=n']]])(
    'is found in a file that is encrypted: %j',
    (strength: string[]) => {
      const small = { width: 40, height: 40 };
      const plain = scratch.write('plain.pdf', paged([picture(small), picture({ ...small, share: 0.5 })]));
      const encrypted = scratch.path('encrypted.pdf');
      const how = ['--allow-weak-crypto', '--encrypt', '', '', ...strength, '--'];
      expect(spawnSync('qpdf', [...how, plain, encrypted]).status).toBe(0);
      expect(incompleteOf(readFileSync(encrypted))).toEqual([false, true]);
    },
  );
});
