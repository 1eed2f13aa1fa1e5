import { readFileSync } from 'node:fs';
import { layOutText } from 'shared-api/contracts/platform';
import { sampleDrawing } from '../corpus/sample-drawing.ts';
import type { PageMark } from '../pdf-editing.ts';
import { createStampFont } from '../stamp/font.ts';
import { preflightFile } from '../preflight/preflight-file.ts';
import { makePdf } from '../testing/made-pdfs.ts';
import { itWith, makeScratch, run } from '../testing/scratch.ts';
import { drawnSignature, signingMeans, signRequest } from '../testing/sign-request.ts';
import { signFile } from './sign-file.ts';

const scratch = makeScratch();
const means = signingMeans();
afterAll(() => scratch.remove());

const lines = ['Letto e approvato', 'Прочитано'];
const text: PageMark = { page: 1, box: { x: 0.1, y: 0.4, width: 0.5, height: 0.05 }, lines, image: null };
const picture: PageMark = {
  page: 2,
  box: { x: 0.5, y: 0.5, width: 0.2, height: 0.1 },
  lines: [],
  image: sampleDrawing({ width: 60, height: 30 }),
};

async function sign(marks: readonly PageMark[], from?: string) {
  const inputPath = from ?? scratch.write('in.pdf', await makePdf({ pages: [{}, { rotation: 90 }] }));
  const outputPath = scratch.path(from ? 'twice.pdf' : 'out.pdf');
  const request = signRequest({ inputPath, outputPath }, { signatures: [drawnSignature()], marks });
  return { inputPath, outputPath, result: await signFile(request, await means) };
}

describe('marks beside the signatures', () => {
  it('come after the original bytes, before the first signature ends', async () => {
    const { inputPath, outputPath, result } = await sign([text, picture]);
    const [before, after] = [readFileSync(inputPath), readFileSync(outputPath)];
    expect(after.subarray(0, before.length).equals(before)).toBe(true);
    const first = after.subarray(before.length, result.revisions[0]?.end).toString('latin1');
    expect(first.match(/\/Subtype \/Stamp/g)).toHaveLength(2);
    expect(after.subarray(result.revisions[0]?.end).includes('/Subtype /Stamp')).toBe(false);
    expect(result.missingCharacters).toEqual([]);
  });

  it('leave every signature intact, those that the file brought too', async () => {
    const { outputPath } = await sign([]);
    const { outputPath: twice } = await sign([text, picture], outputPath);
    const found = preflightFile({ path: twice }, await means);
    expect(found.signatures.map(({ integrity }) => integrity)).toEqual(Array(4).fill('intact'));
  });

  it.each([
    ['a page that is not there', { ...text, page: 3 }, 'page-missing'],
    ['a box without a size', { ...text, box: { ...text.box, width: 0 } }, 'invalid-request'],
    ['a picture that is none', { ...picture, image: Buffer.from('no') }, 'invalid-image'],
  ])('are refused on %s', async (_, mark, code) => {
    await expect(sign([mark])).rejects.toMatchObject({ code });
  });

  itWith('mutool')('are shown with the letters of their script, as large as their box', async () => {
    const { outputPath } = await sign([text, picture]);
    const trace = run('mutool', 'trace', outputPath);
    const font = createStampFont(lines);
    const box = { width: 0.5 * 595, height: 0.05 * 842 };
    const { fontSize } = layOutText(box, lines.map(font.measure));
    const sizes = [...trace.matchAll(/trm="(\S+) /g)].map(([, size]) => Number(size));
    expect(sizes).toContainEqual(expect.closeTo(fontSize, 1));
    const shown = Buffer.from(run('mutool', 'draw', '-F', 'text', outputPath, '1'), 'latin1').toString();
    expect(shown).toContain('Letto e approvato');
    expect(shown).toContain('Прочитано');
  });

  itWith('pdfsig')('are signed with the page', async () => {
    const { outputPath } = await sign([text, picture]);
    const words = run('pdfsig', outputPath);
    expect(words.match(/Signature is Valid/g)).toHaveLength(2);
  });
});
