import { readFileSync } from 'node:fs';
import { readPdfsig } from '../corpus/outside-tools.ts';
import { preflightFile } from '../preflight/preflight-file.ts';
import { appendObjects, buildPdf, plainObjects } from '../testing/made-pdfs.ts';
import { itWith, makeScratch, run } from '../testing/scratch.ts';
import { signingMeans, signRequest } from '../testing/sign-request.ts';
import { signFile } from './sign-file.ts';

const scratch = makeScratch();
const means = signingMeans();
afterAll(() => scratch.remove());

const field = (title: string, value: string) =>
  `<</Type/Annot/Subtype/Widget/FT/Tx${title}/V(${value})/Rect[0 0 9 9]>>`;
const form = (title = '/T(prezzo)') =>
  buildPdf([
    ...plainObjects({ catalog: '/AcroForm<</Fields[4 0 R]>>', page: '/Annots[4 0 R]' }),
    field(title, '1.000'),
  ]);

async function seal(bytes: Uint8Array, values: Partial<ReturnType<typeof signRequest>> = {}) {
  const paths = { inputPath: scratch.write('in.pdf', bytes), outputPath: scratch.path('out.pdf') };
  await signFile(signRequest(paths, values), await means);
  return readFileSync(paths.outputPath);
}

/** Whether every revision changes only what the signatures before it leave open, as MuPDF sees it. */
function isAllowed(bytes: Uint8Array): boolean {
  const script = 'print(new PDFDocument(scriptArgs[0]).validateChangeHistory())';
  const path = scratch.write('changed.pdf', bytes);
  return run('mutool', 'run', scratch.write('validate.js', script), path).startsWith('0');
}

describe('the lock of the seal', () => {
  it('names the fields that there are, in the signature itself', async () => {
    const text = (await seal(form())).toString('latin1');
    const names = String.raw`/Action /Include\s+/Fields \[\(prezzo\) \(Firma1\)\]`;
    expect(text).toMatch(new RegExp(String.raw`/Lock <</Type /SigFieldLock\s+${names}>>`));
    expect(text).toMatch(
      new RegExp(String.raw`/TransformParams <</Type /TransformParams\s+/V /1\.2\s+${names}>>`),
    );
    expect(text.match(/\/TransformMethod \/FieldMDP/g)).toHaveLength(1);
  });

  it('names no field without a name: that would be all', async () => {
    const text = (await seal(form(''), { signatures: [] })).toString('latin1');
    expect(text).not.toContain('/Lock');
    expect(text).not.toContain('/FieldMDP');
  });

  itWith('mutool')('shows what is filled in afterwards', async () => {
    const sealed = await seal(form());
    const filled = appendObjects(sealed, { 4: field('/T(prezzo)', '9.000').replace('>>', '/P 3 0 R>>') });
    expect(isAllowed(sealed)).toBe(true);
    expect(isAllowed(filled)).toBe(false);
  });

  itWith('pdfsig')('leaves room for the signatures of others', async () => {
    const again = await seal(await seal(form()));
    const path = scratch.write('again.pdf', again);
    expect((await readPdfsig(path))?.map(({ isValid }) => isValid)).toEqual([true, true, true, true]);
    expect(preflightFile({ path }, await means)).toMatchObject({ verdict: 'accept', notes: ['sealed-here'] });
  });
});
