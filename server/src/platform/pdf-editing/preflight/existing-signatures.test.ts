import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createCmsSigner } from '../../sealing/cms.ts';
import { identifier } from '../../sealing/der.ts';
import { oids } from '../../sealing/oids.ts';
import type { PreflightNote } from '../pdf-editing.ts';
import { noteSentence } from '../preflight.texts.ts';
import { signFile } from '../signing/sign-file.ts';
import { appendObjects, buildPdf, plainObjects, streamObject } from '../testing/made-pdfs.ts';
import { makeScratch } from '../testing/scratch.ts';
import { signingMeans, signRequest } from '../testing/sign-request.ts';
import { preflightFile } from './preflight-file.ts';

const scratch = makeScratch();
const ours = signingMeans();
const theirs = signingMeans();
afterAll(() => scratch.remove());

async function preflight(bytes: Uint8Array) {
  const path = scratch.write('uploaded.pdf', bytes);
  return preflightFile({ path, repairTo: scratch.path('repaired.pdf') }, await ours);
}

async function seal(bytes: Uint8Array, means = ours) {
  const paths = { inputPath: scratch.write('in.pdf', bytes), outputPath: scratch.path('out.pdf') };
  await signFile(signRequest(paths), await means);
  return readFileSync(paths.outputPath);
}

const price = (amount: string) => streamObject(`BT /F1 12 Tf 60 700 Td (${amount} euro) Tj ET`);
const field = (value: string) => `<</FT/Tx/T(prezzo)/V(${value})/Rect[0 0 9 9]/Subtype/Widget/Type/Annot>>`;

/** Numbers: 4 the content, 5 the annotations, 6 the form, 7 a field, 8 a content that draws nothing. */
const contract = buildPdf([
  ...plainObjects({ catalog: '/AcroForm 6 0 R', page: '/Contents[4 0 R 8 0 R]/Annots 5 0 R' }),
  price('1.000'),
  '[7 0 R]',
  '<</Fields[7 0 R]>>',
  field('1.000'),
  streamObject(''),
]);

const tampered: [string, Record<number, string>][] = [
  ['other content', { 4: price('9.000') }],
  ['content where none was', { 8: price('9.000') }],
  ['the value of a field', { 7: field('9.000') }],
  ['an annotation over the page', { 5: '[7 0 R<</Type/Annot/Subtype/FreeText/Rect[0 0 99 99]>>]' }],
  ['a further page', { 2: '<</Type/Pages/Kids[3 0 R 60 0 R]/Count 2>>', 60: '<</Type/Page/Parent 2 0 R>>' }],
  ['a form without the signatures', { 6: '<</Fields[7 0 R]>>' }],
  ['a script', { 1: '<</Type/Catalog/Pages 2 0 R/AcroForm 6 0 R/OpenAction<</S/JavaScript/JS(x)>>>>' }],
];

describe('what was changed after a signature', () => {
  it('is nothing where only signatures follow', async () => {
    const sealed = await seal(contract);
    expect((await preflight(sealed)).notes).toEqual(['sealed-here']);
    expect((await preflight(Buffer.concat([sealed, Buffer.from('\r\n')]))).notes).toEqual(['sealed-here']);
  });

  it.each(tampered)('is told: %s', async (_, objects) => {
    const found = await preflight(appendObjects(await seal(contract), objects));
    expect(found.notes).toContain<PreflightNote>('changed-after-signature');
    expect(noteSentence('changed-after-signature', found, 'it')).toContain(
      'modificato dopo una delle sue firme',
    );
  });

  it.each(tampered.slice(0, 5))('is told although somebody signed it afterwards: %s', async (_, objects) => {
    const found = await preflight(await seal(appendObjects(await seal(contract), objects), theirs));
    expect(found.notes).toEqual(expect.arrayContaining(['sealed-here', 'signed', 'changed-after-signature']));
  });

  it('is told where the seal was cut off behind the last drawing', async () => {
    const sealed = await seal(contract);
    expect((await preflight(sealed)).notes).toEqual(['sealed-here']);
    const end = sealed.lastIndexOf('%%EOF', sealed.lastIndexOf('startxref') - 1) + '%%EOF'.length + 1;
    const found = await preflight(sealed.subarray(0, end));
    expect(found.notes).toEqual(['seal-missing']);
    expect(noteSentence('seal-missing', found, 'it')).toContain('non è il documento finale');
  });

  it('is told when an older state comes back', async () => {
    const sealed = await seal(contract);
    const start = /startxref\n(\d+)/.exec(contract.toString('latin1'))?.[1] ?? '';
    const back = `xref\n0 0\ntrailer\n<</Size 90/Root 1 0 R/Prev ${start}>>\nstartxref\n${sealed.length}\n%%EOF\n`;
    const found = await preflight(Buffer.concat([sealed, Buffer.from(back)]));
    expect(found.notes).toEqual(['changed-after-signature']);
  });

  it('is told when what follows is nothing that belongs to a PDF', async () => {
    const found = await preflight(Buffer.concat([await seal(contract), Buffer.from('%PDF-1.7 and more')]));
    expect(found.notes).toContain<PreflightNote>('changed-after-signature');
  });
});

describe('what draws after a signature', () => {
  it('is told with its page and name: it may cover what was signed', async () => {
    const found = await preflight(await seal(await seal(contract), theirs));
    expect(found.notes).toEqual(['sealed-here', 'signed', 'drawn-after-signature']);
    const sentence = noteSentence('drawn-after-signature', found, 'it');
    expect(sentence).toContain('Prova S.r.l. (pagina 1)');
    expect(sentence).toContain('che cosa copre');
    expect(found.signatures.map(({ drawnPage }) => drawnPage)).toEqual([undefined, undefined, 1, null]);
  });

  it('is nothing of one that shows nothing, and nothing of our own', async () => {
    const sealed = await seal(contract);
    expect((await preflight(await seal(sealed, ours))).notes).toEqual(['sealed-here']);
    const paths = { inputPath: scratch.write('in.pdf', sealed), outputPath: scratch.path('out.pdf') };
    await signFile(signRequest(paths, { signatures: [] }), await theirs);
    expect((await preflight(readFileSync(paths.outputPath))).notes).toEqual(['sealed-here', 'signed']);
  });
});

describe('who signed', () => {
  it('is who the certificate names, whatever the file says', async () => {
    const { signatures } = await preflight(await seal(contract));
    expect(signatures.map(({ signerName }) => signerName)).toEqual(['Prova S.r.l.', 'Prova S.r.l.']);
  });

  it('is this installation by its certificate, not by its name', async () => {
    const found = await preflight(await seal(contract, theirs));
    expect(found.notes).toEqual(['signed']);
    expect(found.signatures.every(({ isOwn, signerName }) => !isOwn && signerName === 'Prova S.r.l.')).toBe(
      true,
    );
    expect(noteSentence('signed', found, 'en')).toContain('not of this installation');
  });
});

const room = 4000;

/** Signs by hand: `overrun` is by how much the range is said to be longer than the file, `change` what becomes of the value. */
async function signByHand({ overrun = 0, change = (value: Buffer) => value } = {}) {
  const range = (numbers: readonly number[]) => `/ByteRange[${numbers.join(' ').padEnd(40)}]`;
  const hole = `<${'0'.repeat(room * 2)}>`;
  const text = buildPdf([
    ...plainObjects({ catalog: '/AcroForm<</Fields[4 0 R]/SigFlags 3>>' }),
    '<</FT/Sig/T(Vecchia)/V 5 0 R>>',
    `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached${range([])}/Contents${hole}>>`,
  ]).toString('latin1');
  const open = text.indexOf(hole);
  const close = open + hole.length;
  const ranged = text.replace(range([]), range([0, open, close, text.length - close + overrun]));
  const digest = createHash('sha256')
    .update(ranged.slice(0, open) + ranged.slice(close), 'latin1')
    .digest();
  const value = change(await (await createCmsSigner((await theirs).identity)).sign(digest));
  const hex = value.toString('hex').padEnd(room * 2, '0');
  return Buffer.from(`${ranged.slice(0, open)}<${hex}>${ranged.slice(close)}`, 'latin1');
}

/** Puts another identifier of the same length in the place of the last one of its kind. */
function renamed(value: Buffer, from: string, to: string): Buffer {
  const changed = Buffer.from(value);
  identifier(to).copy(changed, changed.lastIndexOf(identifier(from)));
  return changed;
}

describe('a signature that cannot be verified', () => {
  const plainEcdsa = '1.2.840.10045.4.3.9';
  const sha3 = '2.16.840.1.101.3.4.2.8';

  it('is intact only when its value was compared', async () => {
    expect((await preflight(await signByHand())).signatures[0]?.integrity).toBe('intact');
  });

  it.each<[string, (value: Buffer) => Buffer]>([
    ['an unknown algorithm', (value) => renamed(value, oids.ecdsaWithSha256, plainEcdsa)],
    ['an unknown digest', (value) => renamed(value, oids.sha256, sha3)],
    ['no encoding that is known', (value) => value.fill(0x31, 0, 8)],
  ])('is unknown with %s, and said to be', async (_, change) => {
    const found = await preflight(await signByHand({ change }));
    expect(found.signatures[0]?.integrity).toBe('unknown');
    expect(found.notes).toEqual(['signature-unknown']);
    expect(noteSentence('signature-unknown', found, 'it')).toContain('non si può verificare');
  });

  it('is lost by whatever is appended when its range ends after the file: nothing is', async () => {
    expect(await preflight(await signByHand({ overrun: 1 }))).toMatchObject({ reason: 'damaged-signed' });
  });
});
