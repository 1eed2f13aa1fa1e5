import { existsSync, readFileSync } from 'node:fs';
import { languages } from 'shared-api/contracts/common';
import type { PreflightReason } from '../pdf-editing.ts';
import { noteSentence, refusalText } from '../preflight.texts.ts';
import { signFile } from '../signing/sign-file.ts';
import { buildPdf, makePdf, plainObjects, streamObject } from '../testing/made-pdfs.ts';
import { hasCommand, makeScratch, run } from '../testing/scratch.ts';
import { signingMeans, signRequest } from '../testing/sign-request.ts';
import { preflightFile } from './preflight-file.ts';

const scratch = makeScratch();
const limits = { maxBytes: 1_000_000, maxPages: 20 };
const settings = { limits, ownCertificates: [] };
afterAll(() => scratch.remove());

function preflight(bytes: Uint8Array | string) {
  const path = scratch.write('in.pdf', bytes);
  return preflightFile({ path, repairTo: scratch.path('repaired.pdf') }, settings);
}

const annotated = (action: string) => `/Annots[<</Subtype/Link/Rect[0 0 9 9]/A ${action}>>]`;
const signature = (extra = '') => `<</Type/Sig/ByteRange[0 1 2 3]/Contents<00ff>${extra}>>`;
const signedObjects = (value: string, { catalog = '', field = '' } = {}) => [
  ...plainObjects({ catalog: `/AcroForm<</Fields[4 0 R]/SigFlags 3>>${catalog}` }),
  `<</FT/Sig/T(Vecchia)/V 5 0 R${field}>>`,
  value,
];

describe('the preflight', () => {
  it('describes the pages as a viewer shows them', async () => {
    const found = preflight(
      await makePdf({
        pages: [{}, { rotation: 90, userUnit: 2 }, { cropBox: [10, 10, 110, 60], rotation: 180 }],
      }),
    );
    expect(found).toMatchObject({ verdict: 'accept', reason: null, notes: [], encrypted: false });
    expect(found.pages).toEqual([
      { width: 595, height: 842, rotation: 0 },
      { width: 1684, height: 1190, rotation: 90 },
      { width: 100, height: 50, rotation: 180 },
    ]);
  });

  const transform = (method: string, params: string) =>
    signature(`/Reference[<</TransformMethod/${method}/TransformParams<<${params}>>>>]`);
  const configuredXfa = (parts: string) =>
    buildPdf([
      ...plainObjects({ catalog: `/AcroForm<</XFA ${parts}/Fields[4 0 R]>>` }),
      '<</FT/Tx/T(a)>>',
      streamObject('<config><acrobat7><dynamicRender>required</dynamicRender></acrobat7></config>'),
    ]);
  const xfa = (fields: string, catalog = '') =>
    buildPdf(plainObjects({ catalog: `/AcroForm<</XFA(x)/Fields[${fields}]>>${catalog}` }));

  it.each<[PreflightReason, string, Buffer]>([
    ['empty', 'an empty file', Buffer.alloc(0)],
    ['not-a-pdf', 'another format', Buffer.from('PK\x03\x04')],
    ['too-large', 'too many bytes', Buffer.concat([buildPdf(plainObjects()), Buffer.alloc(1_000_000)])],
    [
      'no-pages',
      'an empty page tree',
      buildPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>']),
    ],
    ['damaged', 'nothing but a header', Buffer.from('%PDF-1.7\n')],
    [
      'damaged-signed',
      'a broken end of a signed file',
      buildPdf(signedObjects(signature())).subarray(0, -60),
    ],
    [
      'certified',
      'a certification against changes',
      buildPdf(signedObjects(transform('DocMDP', '/P 1'), { catalog: '/Perms<</DocMDP 5 0 R>>' })),
    ],
    ['locked', 'a lock of all fields', buildPdf(signedObjects(transform('FieldMDP', '/Action/All')))],
    [
      'locked',
      'a lock of the document',
      buildPdf(signedObjects(signature(), { field: '/Lock<</Action/Include/P 1>>' })),
    ],
    ['xfa', 'a form of XFA alone', xfa('')],
    ['xfa', 'a form that Adobe must draw', xfa('4 0 R', '/NeedsRendering true')],
    ['xfa', 'a form that by its configuration Adobe must draw', configuredXfa('[(config) 5 0 R]')],
    ['xfa', 'the same in one piece', configuredXfa('5 0 R')],
    [
      'unknown-encryption',
      'a cipher of a third party',
      buildPdf(plainObjects(), { trailer: '/Encrypt<</Filter/Other/V 1/R 2>>' }),
    ],
  ])('refuses as %s: %s', (reason, _, bytes) => {
    expect(preflight(bytes)).toMatchObject({ verdict: 'refuse', reason, pages: [] });
  });

  it('refuses too many pages', async () => {
    const bytes = await makePdf({ pages: Array.from({ length: 21 }, () => ({})) });
    expect(preflight(bytes)).toMatchObject({ reason: 'too-many-pages' });
  });

  it('accepts a certification that allows signing, and a lock of other fields', async () => {
    for (const value of [transform('DocMDP', '/P 2'), transform('FieldMDP', '/Action/Include/Fields[(a)]')]) {
      expect(preflight(buildPdf(signedObjects(value)))).toMatchObject({ verdict: 'accept' });
    }
  });

  it('lists what the sender should know', async () => {
    const objects = plainObjects({
      catalog:
        '/AcroForm<</XFA(x)/Fields[3 0 R]>>/Names<</JavaScript<<>>/EmbeddedFiles<<>>>>/Perms<</UR3<<>>>>',
    });
    const { notes } = preflight(buildPdf(objects));
    expect(notes).toEqual(['xfa-hybrid', 'usage-rights', 'scripts', 'attachments']);
  });

  it.each([
    ['scripts', 'of the opening', plainObjects({ catalog: '/OpenAction<</S/JavaScript/JS(x)>>' })],
    ['scripts', 'of the closing', plainObjects({ catalog: '/AA<</WC<</S/JavaScript/JS(x)>>>>' })],
    ['scripts', 'of a page', plainObjects({ page: '/AA<</O<</S/JavaScript/JS(x)>>>>' })],
    ['scripts', 'behind a link', plainObjects({ page: annotated('<</S/URI/Next<</S/JavaScript/JS(x)>>>>') })],
    [
      'scripts',
      'of a field',
      plainObjects({ catalog: '/AcroForm<</Fields[<</T(a)/FT/Tx/AA<</K<</S/JavaScript>>>>>>]>>' }),
    ],
    [
      'commands',
      'that starts a program at the opening',
      plainObjects({ catalog: '/OpenAction<</S/Launch/F(x.exe)>>' }),
    ],
    [
      'commands',
      'of a link that starts a program',
      plainObjects({ page: annotated('<</S/Launch/F(x.exe)>>') }),
    ],
    [
      'commands',
      'that opens an address of the web at the opening',
      plainObjects({ catalog: '/OpenAction<</S/URI/URI(https://x.it)>>' }),
    ],
    [
      'commands',
      'that opens one with a page',
      plainObjects({ page: '/AA<</O<</S/URI/URI(https://x.it)>>>>' }),
    ],
    [
      'commands',
      'that comes second of two that follow',
      plainObjects({
        page: annotated('<</S/Named/N/NextPage/Next[<</S/Named/N/Print>><</S/Launch/F(x)>>]>>'),
      }),
    ],
    ['commands', 'that sends data', plainObjects({ page: annotated('<</S/SubmitForm/F(x)>>') })],
  ])('tells of %s %s', (note, _, objects) => {
    expect(preflight(buildPdf(objects)).notes).toEqual([note]);
  });

  it('tells of nothing for links to pages and to the web, and of none that run in a circle', () => {
    const quiet = plainObjects({
      catalog: '/OpenAction[3 0 R/Fit]',
      page: annotated('<</S/URI/URI(https://x.it)>>'),
    });
    expect(preflight(buildPdf(quiet)).notes).toEqual([]);
    const circle = [...plainObjects({ page: annotated('4 0 R') }), '<</S/GoTo/D[3 0 R/Fit]/Next 4 0 R>>'];
    expect(preflight(buildPdf(circle)).notes).toEqual([]);
  });

  it('says that a drawing may end what a PDF/A says of itself', async () => {
    const saying = (metadata: string) =>
      buildPdf([...plainObjects({ catalog: '/Metadata 4 0 R' }), streamObject(metadata)]);
    expect(preflight(saying('<pdfaid:part>2</pdfaid:part>')).notes).toEqual(['pdf-a']);
    expect(preflight(saying('<dc:title>pdf</dc:title>')).notes).toEqual([]);
  });

  it('names who signed before, and whether it still holds', async () => {
    const inputPath = scratch.write('plain.pdf', await makePdf());
    await signFile(signRequest({ inputPath, outputPath: scratch.path('signed.pdf') }), await signingMeans());
    const signed = readFileSync(scratch.path('signed.pdf'));
    const found = preflight(signed);
    expect(found.notes).toEqual(['signed']);
    const foreign = { signerName: 'Prova S.r.l.', integrity: 'intact', isOwn: false };
    expect(found.signatures).toEqual([
      { fieldName: 'Firma1', ...foreign },
      { fieldName: 'Sigillo1', ...foreign, drawnPage: null },
    ]);
    expect(noteSentence('signed', found, 'it')).toBe(
      'Già firmato con un certificato intestato a Prova S.r.l., non di questa installazione: la firma resterà valida.',
    );
    signed[11] = 0x20;
    expect(preflight(signed).notes).toEqual(['signature-broken']);
  });

  it.each([
    ['no startxref', (text: string) => text.slice(0, text.lastIndexOf('startxref'))],
    ['a startxref to nowhere', (text: string) => text.replace(/startxref\n\d+/, 'startxref\n7')],
    [
      'a generation that its cross-reference does not state',
      (text: string) => text.replace('\n1 0 obj', '\n1 4 obj'),
    ],
    ['offsets that are off', (text: string) => text.replace('%PDF-1.7', '%PDF-1.7\n%shifted')],
  ])('repairs a file with %s', async (_, damage) => {
    const whole = (await makePdf({ pages: [{}, {}] })).toString('latin1');
    const found = preflight(Buffer.from(damage(whole), 'latin1'));
    expect(found).toMatchObject({ verdict: 'repaired', notes: ['repaired'] });
    expect(found.pages).toHaveLength(2);
    expect(preflightFile({ path: scratch.path('repaired.pdf') }, settings)).toMatchObject({
      verdict: 'accept',
    });
  });

  it('keeps the numbers of lost objects free, so that nothing added is mistaken for them', () => {
    const objects = plainObjects({ page: '/Contents 77 0 R' });
    const text = buildPdf(objects).toString('latin1');
    preflight(text.slice(0, text.lastIndexOf('xref\n0')));
    expect(readFileSync(scratch.path('repaired.pdf'), 'latin1')).toContain('/Size 78');
  });

  it('does not repair what would become huge', () => {
    const text = buildPdf(plainObjects({ page: '/Contents 8388607 0 R' })).toString('latin1');
    expect(preflight(text.slice(0, text.lastIndexOf('xref\n0')))).toMatchObject({ reason: 'damaged' });
  });

  it('leaves no repaired file behind when it refuses', async () => {
    preflight('%PDF-1.7\n1 0 obj');
    expect(existsSync(scratch.path('repaired.pdf'))).toBe(false);
  });

  (hasCommand('qpdf') ? it : it.skip)('refuses what needs a password or forbids signing', async () => {
    const plain = scratch.write('plain.pdf', await makePdf());
    const encrypted = scratch.path('encrypted.pdf');
    run('qpdf', '--encrypt', 'utente', 'owner', '256', '--', plain, encrypted);
    expect(preflight(readFileSync(encrypted))).toMatchObject({ reason: 'password', encrypted: true });
    run('qpdf', '--encrypt', '', 'owner', '256', '--modify=none', '--', plain, encrypted);
    expect(preflight(readFileSync(encrypted))).toMatchObject({
      reason: 'permissions',
      encrypted: true,
    });
    run('qpdf', '--encrypt', '', 'owner', '256', '--', plain, encrypted);
    expect(preflight(readFileSync(encrypted))).toMatchObject({
      verdict: 'accept',
      notes: ['encrypted'],
    });
  });

  it('names the limit that a file exceeds', async () => {
    const found = preflight(Buffer.concat([buildPdf(plainObjects()), Buffer.alloc(1_000_000)]));
    expect(refusalText('too-large', found.limits).it).toBe('Il PDF è troppo grande: al massimo 1 MB.');
    const long = preflight(await makePdf({ pages: Array.from({ length: 21 }, () => ({})) }));
    expect(refusalText('too-many-pages', long.limits).en).toBe('The PDF has too many pages: 20 at most.');
  });

  it('has a sentence in both languages for every reason', () => {
    for (const language of languages) expect(refusalText('password')[language]).toMatch(/password/);
  });
});
