import { readFileSync } from 'node:fs';
import { readPdfsig } from '../corpus/outside-tools.ts';
import { signFile } from '../signing/sign-file.ts';
import { makePdf, plainObjects, streamObject } from '../testing/made-pdfs.ts';
import { itWith, makeScratch, run } from '../testing/scratch.ts';
import { signingMeans, signRequest } from '../testing/sign-request.ts';
import { preflightFile } from './preflight-file.ts';

const scratch = makeScratch();
const means = signingMeans();
afterAll(() => scratch.remove());

async function preflight(bytes: Uint8Array) {
  const path = scratch.write('in.pdf', bytes);
  return preflightFile({ path, repairTo: scratch.path('repaired.pdf') }, await means);
}

/** A file whose catalog lies in an object stream; `index` is the place there that its entry states. */
function packedPdf({ index = 0, change = (text: string) => text } = {}): Buffer {
  const [catalog = '', pages = '', page = ''] = plainObjects();
  const head = `1 0 2 ${catalog.length + 1} `;
  const objects = streamObject(`${head}${catalog} ${pages}`, `/Type/ObjStm/N 2/First ${head.length}`);
  let text = '%PDF-1.7\n';
  const add = (number: number, object: string) => {
    const offset = text.length;
    text += `${number} 0 obj\n${object}\nendobj\n`;
    return offset;
  };
  const offsets = [add(3, page), add(4, objects)];
  const start = text.length;
  const placed = [...offsets, start].map((offset) => [1, offset >> 8, offset & 255, 0]);
  const rows = [[0, 0, 0, 0], [2, 0, 4, index], [2, 0, 4, 1], ...placed];
  const entries = change(
    streamObject(String.fromCharCode(...rows.flat()), '/Type/XRef/W[1 2 1]/Size 6/Root 1 0 R'),
  );
  add(5, entries);
  return Buffer.from(`${text}startxref\n${start}\n%%EOF\n`, 'latin1');
}

describe('an unsigned file that readers would read differently', () => {
  it('is as it is where its streams are as stated', async () => {
    expect(await preflight(packedPdf())).toMatchObject({ verdict: 'accept' });
  });

  it.each([
    ['an object is not at the place in its stream that its entry states', packedPdf({ index: 1 })],
    [
      'a stream of cross-references ends elsewhere than it states',
      packedPdf({ change: (text) => text.replace('/Length 24', '/Length -1') }),
    ],
  ])('is repaired: %s', async (_, bytes) => {
    expect(await preflight(bytes)).toMatchObject({ verdict: 'repaired', notes: ['repaired'] });
    const paths = { inputPath: scratch.path('repaired.pdf'), outputPath: scratch.path('out.pdf') };
    await signFile(signRequest(paths), await means);
    expect((await readPdfsig(paths.outputPath))?.map(({ isValid }) => isValid) ?? [true, true]).toEqual([
      true,
      true,
    ]);
  });

  itWith('qpdf')('is refused where its key would depend on the reader', async () => {
    const plain = scratch.write('plain.pdf', await makePdf());
    const path = scratch.path('encrypted.pdf');
    run('qpdf', '--allow-weak-crypto', '--encrypt', '', 'owner', '40', '--', plain, path);
    const whole = readFileSync(path, 'latin1');
    const doubtful = whole.replace(/\/O <([0-9a-f]{24})/, '/O<$1\xa3');
    expect(doubtful).not.toBe(whole);
    expect(await preflight(Buffer.from(whole, 'latin1'))).toMatchObject({ verdict: 'accept' });
    expect(await preflight(Buffer.from(doubtful, 'latin1'))).toMatchObject({
      verdict: 'refuse',
      reason: 'damaged',
    });
  });
});
