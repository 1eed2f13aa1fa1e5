import { isWholeContent } from './whole-content.ts';

interface Segment {
  readonly number?: number;
  readonly type: number;
  readonly data: number;
  /** Numbers of segments that it refers to. */
  readonly referred?: number;
  readonly length?: number;
}

/** A segment as it is written, with so many bytes of data. */
function segment({ number = 0, type, data, referred = 0, length = data }: Segment): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(number);
  head.writeUInt8(type, 4);
  const isLong = referred > 4;
  const count = Buffer.alloc(isLong ? 4 + Math.ceil((referred + 1) / 8) : 1);
  if (isLong) count.writeUInt32BE((7 * 2 ** 29 + referred) >>> 0);
  else count.writeUInt8(referred << 5);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(length);
  return Buffer.concat([head, count, Buffer.alloc(referred, 1), Buffer.of(1), size, Buffer.alloc(data, 7)]);
}

const page = segment({ type: 48, data: 19 });
const region = segment({ number: 1, type: 38, data: 985 });
const text = segment({ number: 9, type: 6, data: 40, referred: 6 });
const end = segment({ number: 10, type: 49, data: 0 });

const isWhole = (...parts: Buffer[]) => isWholeContent(Buffer.concat(parts), ['JBIG2Decode'], 1);

describe('a picture in JBIG2', () => {
  it.each([
    ['a page and its region', [page, region]],
    ['with many references and an end', [page, region, text, end]],
    ['with a line break behind it', [page, region, Buffer.from('\r\n')]],
    ['of a length that it says itself', [page, segment({ type: 38, data: 30, length: 0xffff_ffff })]],
  ])('is whole: %s', (_what, parts) => {
    expect(isWhole(...parts)).toBe(true);
  });

  it.each([
    ['in its region', page.length + 500],
    ['by one byte', page.length + region.length - 1],
    ['in the header of its region', page.length + region.length + 14],
  ])('is not whole that is cut %s', (_where, length) => {
    expect(isWhole(Buffer.concat([page, region, text]).subarray(0, length))).toBe(false);
  });

  it('is not whole of which the rest is zeros, or that is nothing of the kind', () => {
    expect(isWhole(page, Buffer.alloc(400))).toBe(false);
    expect(isWhole(Buffer.from('none'))).toBe(false);
  });
});
