import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readPdfsig } from '../corpus/outside-tools.ts';
import { startsWith } from '../corpus/try-file.ts';
import type { SignRequest } from '../pdf-editing.ts';
import { buildPdf, makePdf, plainObjects, streamObject, type MadePdf } from '../testing/made-pdfs.ts';
import { itWith, makeScratch, run } from '../testing/scratch.ts';
import { drawnSignature, signingMeans, signRequest } from '../testing/sign-request.ts';
import { signFile } from './sign-file.ts';

const scratch = makeScratch();
const at = '2026-11-21T10:15:00+01:00';
const means = signingMeans();
afterAll(() => scratch.remove());

const itIsValid = itWith('pdfsig', 'qpdf');

async function sign(bytes: Uint8Array, values: Partial<SignRequest> = {}) {
  const paths = { inputPath: scratch.write('in.pdf', bytes), outputPath: scratch.path('out.pdf') };
  const result = await signFile(signRequest(paths, values), await means);
  return { ...paths, result, output: readFileSync(paths.outputPath) };
}

async function expectValid(
  { inputPath, outputPath }: { inputPath: string; outputPath: string },
  count: number,
) {
  expect(startsWith(outputPath, inputPath)).toBe(true);
  const verdicts = await readPdfsig(outputPath);
  expect(verdicts?.map(({ isValid }) => isValid)).toEqual(Array.from({ length: count }, () => true));
  expect(run('qpdf', '--check', outputPath)).not.toContain('WARNING');
}

const kinds: [string, MadePdf][] = [
  ['with a table', {}],
  ['with cross-reference and object streams', { usesStreams: true }],
  ['with a form', { hasForm: true }],
  ['with a form in object streams', { hasForm: true, usesStreams: true }],
  [
    'with turned, cropped and scaled pages',
    {
      pages: [
        { rotation: 90, cropBox: [50, 50, 400, 700] },
        { rotation: 270, mediaBox: [-100, -300, 300, 500] },
        { rotation: 180, userUnit: 2 },
      ],
    },
  ],
];

describe('signing', () => {
  it('changes nothing of what stood in the file', async () => {
    const { inputPath, outputPath } = await sign(await makePdf({ hasForm: true }));
    expect(startsWith(outputPath, inputPath)).toBe(true);
  });

  itIsValid.each(kinds)('appends valid signatures to a file %s', async (_, made) => {
    const last = made.pages?.length ?? 1;
    const signed = await sign(await makePdf(made), {
      signatures: [drawnSignature(), drawnSignature({ page: last })],
    });
    await expectValid(signed, 3);
    expect(signed.result.revisions.map(({ fieldName }) => fieldName)).toEqual([
      'Firma1',
      'Firma2',
      'Sigillo1',
    ]);
  });

  it('says who signed and when to who has the page read aloud', async () => {
    const { output } = await sign(await makePdf());
    const said = Buffer.from('Mario Rossi: Firmato digitalmente', 'latin1').toString('latin1');
    expect(output.toString('latin1')).toContain(`/TU (${said}`);
  });

  it('answers size and hash of every revision', async () => {
    const { result, output } = await sign(await makePdf());
    const hash = (end: number) => createHash('sha256').update(output.subarray(0, end)).digest('hex');
    expect(result.revisions.map(({ end }) => hash(end))).toEqual(
      result.revisions.map((revision) => revision.hash),
    );
    expect(result).toMatchObject({ size: output.length, hash: hash(output.length) });
  });

  const evidence = { events: 7, eventsHash: 'ab'.repeat(32), manifest: 'cd'.repeat(32) };

  itWith('pdfsig')('holds where the log ended, among the bytes that the seal signs', async () => {
    const { output, outputPath } = await sign(await makePdf(), { seal: { sealedAt: at, evidence } });
    expect((await readPdfsig(outputPath))?.map(({ isValid }) => isValid)).toEqual([true, true]);
    const place = output.indexOf(`/SPRT_EventsHash /${evidence.eventsHash}`);
    expect(output.toString('latin1')).toContain('/SPRT_Events 7\n');
    expect(output.toString('latin1')).toContain(`/SPRT_Manifest /${evidence.manifest}`);
    output.write('/SPRT_EventsHash /00', place);
    const verdicts = await readPdfsig(scratch.write('rewritten.pdf', output));
    expect(verdicts?.map(({ isValid }) => isValid)).toEqual([true, false]);
  });

  it('takes nothing but hashes into a seal', async () => {
    const seal = { sealedAt: at, evidence: { ...evidence, eventsHash: '/Contents' } };
    await expect(sign(await makePdf(), { seal })).rejects.toMatchObject({ code: 'invalid-request' });
  });

  itIsValid('keeps earlier signatures valid and uses other names', async () => {
    const first = await sign(await makePdf({ usesStreams: true }));
    const second = await sign(first.output);
    await expectValid(second, 4);
    expect(second.result.revisions.map(({ fieldName }) => fieldName)).toEqual(['Firma2', 'Sigillo2']);
  });

  itWith('pdfsig')('shows a change of any byte', async () => {
    const { output } = await sign(await makePdf());
    const changed = Buffer.from(output);
    changed[100] = (changed[100] ?? 0) ^ 1;
    const verdicts = await readPdfsig(scratch.write('changed.pdf', changed));
    expect(verdicts?.some(({ isValid }) => isValid)).toBe(false);
  });

  it('stores a drawing that is used twice and the font once', async () => {
    const pdf = await makePdf();
    const once = await sign(pdf);
    const twice = await sign(pdf, { signatures: [drawnSignature(), drawnSignature()] });
    expect(twice.result.appendedBytes - once.result.appendedBytes).toBeLessThan(6000);
  });

  itIsValid('keeps annotations and fields that are objects of their own', async () => {
    const objects = [
      ...plainObjects({ catalog: '/AcroForm 4 0 R', page: '/Annots 5 0 R' }),
      '<</Fields 6 0 R/SigFlags 1>>',
      '[7 0 R]',
      '[7 0 R]',
      '<</Type/Annot/Subtype/Widget/FT/Tx/T(Firma1)/Rect[0 0 9 9]>>',
    ];
    const signed = await sign(buildPdf(objects));
    expect(signed.result.revisions.map(({ fieldName }) => fieldName)).toEqual(['Firma2', 'Sigillo1']);
    await expectValid(signed, 2);
    expect(/\[7 0 R \d+ 0 R \d+ 0 R\]/.test(signed.output.toString('latin1'))).toBe(true);
  });

  it('names the characters that no font has and keeps the others', async () => {
    const { result } = await sign(await makePdf(), {
      signatures: [drawnSignature({ lines: ['Łukasz Đorđević Ελλάς Кириллица 山 ᠠ'] })],
    });
    expect(result.missingCharacters).toEqual(['ᠠ']);
  });

  itWith('mutool')('writes the lines so that they can be read out', async () => {
    const { outputPath } = await sign(await makePdf({ pages: [{ rotation: 90 }] }), {
      signatures: [drawnSignature({ lines: ['Firmato da Đorđević'] })],
    });
    expect(run('mutool', 'draw', '-F', 'text', outputPath)).toContain(
      Buffer.from('Firmato da Đorđević').toString('latin1'),
    );
  });

  it.each([
    ['a page that is not there', { signatures: [drawnSignature({ page: 5 })] }, 'page-missing'],
    [
      'a box without a size',
      { signatures: [drawnSignature({ box: { x: 0, y: 0, width: 0, height: 0 } })] },
      'invalid-request',
    ],
    [
      'a drawing that is no picture',
      { signatures: [drawnSignature({ image: Buffer.from('GIF89a') })] },
      'invalid-image',
    ],
    ['a moment without a zone', { seal: { sealedAt: '2026-11-21T10:15:00' } }, 'invalid-request'],
  ])('refuses %s and leaves no file', async (_, values, code) => {
    await expect(sign(await makePdf(), values)).rejects.toMatchObject({ code });
    expect(existsSync(scratch.path('out.pdf'))).toBe(false);
  });

  it.each([
    ['damaged', 'no pdf at all but %PDF-1.4'],
    ['not-a-pdf', 'hello'],
    ['empty', ''],
  ])('refuses a file that is %s', async (reason, content) => {
    await expect(sign(Buffer.from(content))).rejects.toMatchObject({ code: 'pdf-refused', reason });
  });

  it('refuses to sign a file onto itself', async () => {
    const path = scratch.write('self.pdf', await makePdf());
    const request = signRequest({ inputPath: path, outputPath: path });
    await expect(signFile(request, await means)).rejects.toMatchObject({ code: 'invalid-request' });
    expect(existsSync(path)).toBe(true);
  });
});

const encryptions: [string, string[]][] = [
  ['RC4 40', ['--allow-weak-crypto', '--encrypt', '', 'owner', '40', '--']],
  ['RC4 128', ['--allow-weak-crypto', '--encrypt', '', 'owner', '128', '--']],
  ['AES 128', ['--allow-weak-crypto', '--encrypt', '', 'owner', '128', '--use-aes=y', '--']],
  [
    'AES 128, metadata in clear',
    ['--allow-weak-crypto', '--encrypt', '', 'owner', '128', '--use-aes=y', '--cleartext-metadata', '--'],
  ],
  ['AES 256', ['--encrypt', '', 'owner', '256', '--']],
  ['AES 256, old', ['--allow-weak-crypto', '--encrypt', '', 'owner', '256', '--force-R5', '--']],
];

describe('signing encrypted files', () => {
  itIsValid.each(encryptions)('appends to %s without a password', async (_, options) => {
    for (const mode of ['disable', 'generate']) {
      const plain = scratch.write('plain.pdf', await makePdf({ hasForm: true }));
      run(
        'qpdf',
        ...options.slice(0, -1),
        '--',
        `--object-streams=${mode}`,
        plain,
        scratch.path('encrypted.pdf'),
      );
      const signed = await sign(readFileSync(scratch.path('encrypted.pdf')), {
        signatures: [drawnSignature({ signerName: 'Đorđević' })],
      });
      await expectValid(signed, 2);
      run('qpdf', '--decrypt', signed.outputPath, scratch.path('decrypted.pdf'));
      expect(run('qpdf', '--qdf', '--object-streams=disable', scratch.path('decrypted.pdf'), '-')).toContain(
        'beginbfchar',
      );
    }
  });
});

describe('a drawing in a file that says that it is PDF/A', () => {
  const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><pdfaid:part>2</pdfaid:part></x:xmpmeta>';
  const filed = (components: number | undefined) => [
    ...plainObjects({
      catalog: `/Metadata 4 0 R${components ? '/OutputIntents[<</S/GTS_PDFA1/DestOutputProfile 5 0 R>>]' : ''}`,
    }),
    streamObject(xmp, '/Type/Metadata/Subtype/XML'),
    streamObject('profile', `/N ${components ?? 0}`),
  ];
  const spacesOf = async (objects: readonly string[]) => {
    const { output } = await sign(buildPdf(objects));
    return new Set(output.toString('latin1').match(/\/ColorSpace ?(?:\/\w+|\[ ?\/\w+)/g));
  };

  it.each([
    ['of RGB as it is', 3, '/DeviceRGB'],
    ['of CMYK by what it looks like', 4, '/CalRGB'],
    ['of none by what it looks like', undefined, '/CalRGB'],
  ])('has its colours written beside an output intent %s', async (_, components, expected) => {
    const spaces = [...(await spacesOf(filed(components)))].join(' ');
    expect(spaces).toContain(expected);
    if (components !== 3) expect(spaces).not.toContain('/DeviceRGB');
  });

  itIsValid('leaves every signature valid', async () => {
    await expectValid(await sign(buildPdf(filed(4))), 2);
  });
});
