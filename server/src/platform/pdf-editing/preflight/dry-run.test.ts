import { readFileSync } from 'node:fs';
import { openDocument } from '../format/document.ts';
import { readPages } from '../format/page-tree.ts';
import { openSource } from '../format/source.ts';
import { signFile } from '../signing/sign-file.ts';
import { appendObjects, buildPdf, makePdf, plainObjects, streamObject } from '../testing/made-pdfs.ts';
import { itWith, makeScratch, run } from '../testing/scratch.ts';
import { drawnSignature, signingMeans, signRequest } from '../testing/sign-request.ts';
import { preflightFile } from './preflight-file.ts';

const scratch = makeScratch();
const means = signingMeans();
afterAll(() => scratch.remove());

async function preflight(bytes: Uint8Array) {
  const path = scratch.write('in.pdf', bytes);
  return preflightFile({ path, repairTo: scratch.path('repaired.pdf') }, await means);
}

/** Uploads and signs, as a sender and a receiver do. */
async function sign(bytes: Uint8Array, page = 1) {
  const { verdict } = await preflight(bytes);
  expect(verdict).not.toBe('refuse');
  const inputPath = scratch.path(verdict === 'repaired' ? 'repaired.pdf' : 'in.pdf');
  const outputPath = scratch.path('out.pdf');
  await signFile(
    signRequest({ inputPath, outputPath }, { signatures: [drawnSignature({ page })] }),
    await means,
  );
  return { verdict, output: readFileSync(outputPath, 'latin1') };
}

/** How many annotations each page of the signed file has. */
function countAnnotations(): number[] {
  const source = openSource(scratch.path('out.pdf'));
  const document = openDocument(source);
  const counts = [...readPages(document)].map(({ dict }) => {
    const annotations = document.resolve(dict.get('Annots'));
    return Array.isArray(annotations) ? annotations.length : 0;
  });
  source.close();
  return counts;
}

const twoPages = (pages: string, ...more: string[]) =>
  buildPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${pages}]/Count 2/MediaBox[0 0 595 842]/Resources<</ProcSet[/PDF]>>>>`,
    '<</Type/Page/Parent 2 0 R/Annots 5 0 R>>',
    '<</Type/Page/Parent 2 0 R/Annots 5 0 R>>',
    ...more,
  ]);

describe('what the preflight accepts can be signed', () => {
  it('although annotations of a page cannot be read: a repaired copy does without them', async () => {
    const objects = [...plainObjects({ page: '/Annots 4 0 R' }), '[ << /Type'];
    expect(await sign(buildPdf(objects))).toMatchObject({ verdict: 'repaired' });
  });

  it('or is refused when it is signed, and would have to be repaired', async () => {
    const whole = buildPdf([...plainObjects({ page: '/Annots 4 0 R' }), '[]']);
    await sign(whole);
    const broken = appendObjects(readFileSync(scratch.path('out.pdf')), { 4: '[ << /Type' });
    expect(await preflight(broken)).toMatchObject({ verdict: 'refuse', reason: 'damaged-signed' });
  });

  it('although a reference has a generation that nothing has', async () => {
    const objects = plainObjects().map((object) => object.replace('3 0 R', '3 70000 R'));
    const { output } = await sign(buildPdf(objects));
    expect(output).not.toContain('3 70000 obj');
    expect(output).toMatch(/\n3 0 obj\n<<[^]*\/Annots/);
  });

  it('although the trailer states a generation that nothing has', async () => {
    const text = buildPdf(plainObjects()).toString('latin1').replace('/Root 1 0 R', '/Root 1 1771 R');
    const { output } = await sign(Buffer.from(text, 'latin1'));
    expect(output.slice(output.lastIndexOf('trailer'))).toContain('/Root 1 0 R');
  });

  itWith('qpdf').each([
    ['is missing', (text: string) => text.replace('/UE', '/XE')],
    [
      'is too short',
      (text: string) =>
        text.replace(/(\/UE <[0-9a-f]{20})[0-9a-f]+>/, (all, start: string) =>
          `${start}>`.padEnd(all.length),
        ),
    ],
  ])('but not when its key %s', async (_, change) => {
    const plain = scratch.write('plain.pdf', await makePdf());
    const path = scratch.path('encrypted.pdf');
    run('qpdf', '--allow-weak-crypto', '--encrypt', '', 'owner', '256', '--force-R5', '--', plain, path);
    const encrypted = readFileSync(path, 'latin1');
    expect(change(encrypted)).not.toBe(encrypted);
    expect(await preflight(Buffer.from(change(encrypted), 'latin1'))).toMatchObject({
      reason: 'unknown-encryption',
    });
  });
});

describe('a signature shows on its page alone', () => {
  it('when pages share a list of annotations', async () => {
    await sign(twoPages('3 0 R 4 0 R', '[]'), 2);
    expect(countAnnotations()).toEqual([1, 1]);
    const output = readFileSync(scratch.path('out.pdf'), 'latin1');
    expect(output.match(/\n5 0 obj/g)).toHaveLength(1);
  });

  it('when a page is shown twice', async () => {
    await sign(twoPages('3 0 R 3 0 R', '[]'), 2);
    expect(countAnnotations()).toEqual([1, 1]);
    const [first, second] =
      readFileSync(scratch.path('out.pdf'), 'latin1').match(/\/Kids \[\d+ 0 R \d+ 0 R\]/g) ?? [];
    expect(first).toBe('/Kids [3 0 R 6 0 R]');
    expect(second).toBeUndefined();
  });

  it('which is why a signed file that shows a page twice is refused', async () => {
    await sign(twoPages('3 0 R 4 0 R', '[]'));
    const pages = '<</Type/Pages/Kids[3 0 R 3 0 R]/Count 2/MediaBox[0 0 595 842]>>';
    const repeated = appendObjects(readFileSync(scratch.path('out.pdf')), { 2: pages });
    expect(await preflight(repeated)).toMatchObject({ reason: 'repeated-page' });
  });
});

describe('a page tree', () => {
  it('may have an empty branch in several places', async () => {
    const empty = '<</Type/Pages/Parent 2 0 R/Kids[]/Count 0>>';
    const found = await preflight(twoPages('5 0 R 3 0 R 5 0 R 4 0 R', empty));
    expect(found).toMatchObject({ verdict: 'accept', pages: [{ width: 595 }, { width: 595 }] });
  });

  it('may not run in a circle, or have more ways through it than can be gone', async () => {
    const deep = Array.from(
      { length: 40 },
      (_, index) => `<</Type/Pages/Kids[${index + 6} 0 R ${index + 6} 0 R]>>`,
    );
    for (const bytes of [
      twoPages('2 0 R 3 0 R', '[]'),
      twoPages('5 0 R', ...deep, '<</Type/Pages/Kids[]>>'),
    ]) {
      expect(await preflight(bytes)).toMatchObject({ reason: 'damaged' });
    }
  });
});

describe('a form that leaves its fields to viewers', () => {
  const form = (field: string) =>
    buildPdf([
      ...plainObjects({
        catalog: '/AcroForm<</NeedAppearances true/Fields[4 0 R]>>',
        page: '/Annots[4 0 R]',
      }),
      `<</Type/Annot/Subtype/Widget/FT/Tx/T(nome)/Rect[0 0 99 20]/V(Anna)${field}>>`,
      streamObject('', '/Type/XObject/Subtype/Form/BBox[0 0 99 20]'),
    ]);

  it('no longer does with its first signature: some would leave that out', async () => {
    const { output } = await sign(form('/AP<</N 5 0 R>>'));
    expect(output.slice(output.lastIndexOf('/NeedAppearances'))).toMatch(/^\/NeedAppearances false/);
    await sign(readFileSync(scratch.path('out.pdf')));
  });

  it('is accepted with a note where a value would then be seen by some alone', async () => {
    expect((await preflight(form(''))).notes).toEqual(['fields-unseen']);
    expect((await preflight(form('/AP<</N 5 0 R>>'))).notes).toEqual([]);
  });
});

describe('an encrypted file', () => {
  const encrypt = async (...options: string[]) => {
    const path = scratch.path('encrypted.pdf');
    run(
      'qpdf',
      '--allow-weak-crypto',
      '--encrypt',
      '',
      'owner',
      ...options,
      '--',
      scratch.write('plain.pdf', await makePdf()),
      path,
    );
    return readFileSync(path);
  };

  itWith('qpdf')('in its oldest form knows two permissions that count', async () => {
    expect(await preflight(await encrypt('40', '--modify=n', '--annotate=n'))).toMatchObject({
      reason: 'permissions',
    });
    expect(await preflight(await encrypt('40', '--modify=n'))).toMatchObject({ verdict: 'accept' });
  });

  itWith('qpdf')('may name its ciphers in an object of its own', async () => {
    const whole = await encrypt('128', '--use-aes=y');
    const [, number = '', dict = ''] =
      /(\d+) 0 obj\n(<<(?:(?!endobj)[^])*\/Filter \/Standard(?:(?!endobj)[^])*>>)\nendobj/.exec(
        whole.toString('latin1'),
      ) ?? [];
    const cipher = /\/StdCF (<< .*? >>)/.exec(dict)?.[1] ?? '';
    const apart = appendObjects(whole, { [number]: dict.replace(cipher, '90 0 R'), 90: cipher });
    const { output } = await sign(apart);
    expect(output).not.toContain('(Firma1)');
    run('qpdf', '--decrypt', scratch.path('out.pdf'), scratch.path('decrypted.pdf'));
    const clear = run('qpdf', '--qdf', '--object-streams=disable', scratch.path('decrypted.pdf'), '-');
    expect(clear).toContain('(Firma1)');
  });
});
