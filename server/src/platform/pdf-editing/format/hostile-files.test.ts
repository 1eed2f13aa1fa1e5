import { deflateSync } from 'node:zlib';
import { inBoundsOfMachine, threadTimeOf } from '../../../testing/processor-time.ts';
import { buildPdf, plainObjects } from '../testing/made-pdfs.ts';
import { withObjectStreams, withXrefStream } from '../testing/hostile-pdfs.ts';
import { makeScratch } from '../testing/scratch.ts';
import { preflightFile } from '../preflight/preflight-file.ts';
import { createByteBudget } from './byte-budget.ts';
import { decodeStream } from './filters.ts';
import { createLexer } from './lexer.ts';
import { entryLimit } from './limits.ts';
import { dict, name, PdfSyntaxError } from './objects.ts';
import { createXrefEntries } from './xref-entries.ts';

const scratch = makeScratch();
afterAll(() => scratch.remove());

const settings = { limits: { maxBytes: 50_000_000, maxPages: 200 }, ownCertificates: [] };
const mega = 1024 * 1024;
const maxMs = 4000;

/** What checking the file came to, and what it cost the processor, in milliseconds. */
function check(bytes: Uint8Array) {
  const path = scratch.write('hostile.pdf', bytes);
  let found: Pick<ReturnType<typeof preflightFile>, 'verdict' | 'reason'> | undefined;
  const milliseconds = threadTimeOf(() => {
    found = preflightFile({ path, repairTo: scratch.path('repaired.pdf') }, settings);
  });
  return { verdict: found?.verdict, reason: found?.reason, milliseconds: inBoundsOfMachine(milliseconds) };
}

describe('files that are made to hurt', () => {
  it.each([
    [
      'five million cross-references in 5 KB',
      () => withXrefStream('/Size 5000000/W[1 1 1]', Buffer.alloc(15_000_000, 1)),
    ],
    [
      'numbers below nothing',
      () => withXrefStream('/Size 9/Index[-8000000 8000009]/W[1 1 1]', Buffer.alloc(3 * mega, 1)),
    ],
    [
      'fields of a negative width',
      () => withXrefStream('/Size 9/W[1000000000 -999999995 0]', Buffer.alloc(50), { isPacked: false }),
    ],
    [
      'a predictor over 60 MB',
      () =>
        withXrefStream('/Size 9/W[1 1 1]/DecodeParms<</Predictor 15/Columns 3>>', Buffer.alloc(60 * mega, 4)),
    ],
    ['a number of 400,000 digits', () => Buffer.from(`%PDF-1.7\n1 0 obj\n[${'1'.repeat(400_000)}x]\nendobj`)],
    [
      'an array of more values than any file has',
      () => buildPdf(plainObjects({ catalog: `/X[${'1 '.repeat(1_000_000)}]` })),
    ],
    [
      'as many trailers as fit',
      () => Buffer.from('%PDF-1.7\n' + 'trailer<</Root 1 0 R/X()>>\n'.repeat(60_000)),
    ],
  ])('are refused at little cost: %s', (_, make) => {
    const { milliseconds, ...found } = check(make());
    expect(found).toEqual({ verdict: 'refuse', reason: 'damaged' });
    expect(milliseconds).toBeLessThan(maxMs);
  });

  it('have no more than a budget of bytes decoded, and what lies beyond is lost', () => {
    const { milliseconds, ...found } = check(withObjectStreams(12, 25 * mega));
    expect(found).toEqual({ verdict: 'repaired', reason: null });
    expect(milliseconds).toBeLessThan(maxMs);
    const budget = createByteBudget(100);
    const packed = deflateSync(Buffer.alloc(60));
    const stream = dict({ Filter: name('FlateDecode') });
    expect(decodeStream(stream, packed, budget)).toHaveLength(60);
    expect(() => decodeStream(stream, packed, budget)).toThrow(PdfSyntaxError);
  });

  it('may be long where they are honest', () => {
    const text = 'a'.repeat(8 * mega);
    expect(check(buildPdf(plainObjects({ catalog: `/X(${text})/Y<${'61'.repeat(mega)}>` })))).toMatchObject({
      verdict: 'accept',
    });
  });
});

describe('the table of cross-references', () => {
  it('keeps the order in which entries came, and the last of each number', () => {
    const entries = createXrefEntries(10);
    entries.set(70_000, { kind: 'offset', offset: 9_000_000_000, generation: 2 });
    entries.set(3, { kind: 'packed', container: 7, index: 5 });
    entries.set(70_000, { kind: 'free' });
    expect([...entries]).toEqual([
      [70_000, { kind: 'free' }],
      [3, { kind: 'packed', container: 7, index: 5 }],
    ]);
    expect([entries.size, entries.has(3), entries.has(4), entries.get(4)]).toEqual([
      2,
      true,
      false,
      undefined,
    ]);
  });

  it('holds no more than the file has room for, and no number that readers refuse', () => {
    const entries = createXrefEntries(2);
    for (const number of [-1, 0.5, 8_388_608, 1, 2]) entries.set(number, { kind: 'free' });
    expect([...entries.keys()]).toEqual([1, 2]);
    expect(() => entries.set(3, { kind: 'free' })).toThrow('more cross-references');
    expect([entryLimit(100), entryLimit(50_000_000)]).toEqual([1100, 1_000_000]);
  });
});

describe('numbers', () => {
  it.each([
    ['12', 12],
    ['-.5', -0.5],
    ['--5', -5],
    ['1.2-3', 1.2],
    ['4.', 4],
    ['+7', 7],
    ['.', 0],
  ])('are read as viewers read them: %s', (text, value) => {
    expect(createLexer(Buffer.from(text), 0, true).next()).toEqual({ kind: 'number', value });
  });

  it.each(['1x', '1.2.3', '1-2-3', 'R'])('are told from words: %s', (text) => {
    expect(createLexer(Buffer.from(text), 0, true).next()).toEqual({ kind: 'word', value: text });
  });
});
