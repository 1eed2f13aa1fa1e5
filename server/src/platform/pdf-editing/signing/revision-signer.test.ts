import { readFileSync } from 'node:fs';
import type { CmsSigner } from '../../sealing/cms.ts';
import { openDocument } from '../format/document.ts';
import { openSource } from '../format/source.ts';
import { makePdf } from '../testing/made-pdfs.ts';
import { makeScratch } from '../testing/scratch.ts';
import { copyFile } from './file-copy.ts';
import { createRevisionSigner } from './revision-signer.ts';

const scratch = makeScratch();
afterAll(() => scratch.remove());

async function append(valueSize: number) {
  const path = scratch.write('in.pdf', await makePdf());
  const source = openSource(path);
  const output = copyFile(path, scratch.path('out.pdf'));
  const cms: CmsSigner = { size: 1000, sign: () => Promise.resolve(Buffer.alloc(valueSize, 0xab)) };
  const signer = createRevisionSigner({ document: openDocument(source), output, cms });
  try {
    await signer.append({
      fieldName: 'Sigillo1',
      facts: { signerName: null, at: '2026-11-21T10:15:00Z', reason: undefined, location: undefined },
      addField: () => undefined,
      timeStamper: () => Promise.resolve(Buffer.alloc(1)),
    });
  } finally {
    output.close();
    source.close();
  }
  return readFileSync(scratch.path('out.pdf'), 'latin1');
}

describe('the room for a time-stamped value', () => {
  it.each([5000, 15_000])('holds a value of %i bytes, if need be at the second try', async (size) => {
    expect(await append(size)).toContain('ab'.repeat(size));
  });

  it('does not grow without end', async () => {
    await expect(append(40_000)).rejects.toMatchObject({ code: 'time-stamping-failed' });
  });
});
