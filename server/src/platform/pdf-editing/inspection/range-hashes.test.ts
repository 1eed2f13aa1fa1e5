import { createHash, randomBytes } from 'node:crypto';
import { openSource, type Source } from '../format/source.ts';
import { makeScratch } from '../testing/scratch.ts';
import { rangeHasherOf } from './range-hashes.ts';

const scratch = makeScratch();
afterAll(() => scratch.remove());

const megabyte = 1024 * 1024;
const bytes = randomBytes(12 * megabyte);

/** The file, and how many of its bytes were read. */
function openCounted() {
  const source = openSource(scratch.write('signed.pdf', bytes));
  let count = 0;
  const counted: Source = {
    ...source,
    view: (position, length) => {
      count += length;
      return source.view(position, length);
    },
  };
  return { source: counted, readBytes: () => count };
}

/** Forty revisions of a kilobyte at the end, with a value in each. */
const revisions = Array.from({ length: 40 }, (_, index) => {
  const before = 11 * megabyte + index * 1024;
  return { before, after: before + 100, length: 500 };
});

describe('what signatures cover', () => {
  it.each([
    ['in the order of the file', revisions],
    ['backwards', revisions.toReversed()],
  ])('is hashed as if each were hashed from the start: %s', (_, asked) => {
    const { source, readBytes } = openCounted();
    const digests = asked.map((ranges) => rangeHasherOf(source).digest('sha256', ranges));
    const expected = asked.map(({ before, after, length }) =>
      createHash('sha256')
        .update(bytes.subarray(0, before))
        .update(bytes.subarray(after, after + length))
        .digest(),
    );
    expect(digests).toEqual(expected);
    expect(readBytes()).toBeLessThan(200 * megabyte);
    source.close();
  });

  it('is read once, however many signatures follow each other', () => {
    const { source, readBytes } = openCounted();
    for (const ranges of revisions) rangeHasherOf(source).digest('sha256', ranges);
    expect(readBytes()).toBeLessThan(bytes.length * 1.1);
    rangeHasherOf(source).digest('sha512', { before: 10, after: 20, length: 0 });
    expect(readBytes()).toBeLessThan(bytes.length * 1.1);
    source.close();
  });
});
