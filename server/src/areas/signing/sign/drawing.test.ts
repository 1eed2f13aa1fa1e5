import { DrawingTooSmallError, maxKeptBytes, readDrawing } from '../../../platform/png/drawing.ts';
import { isWholePng } from '../../../platform/png/png-file.ts';
import { readPng } from '../../../platform/png/read-png.ts';
import { makeDrawing, makeNoise, toDataUrl } from '../testing/drawings.builders.ts';
import { unpackDrawing } from './drawing.ts';

describe('a drawing', () => {
  it('stays as it is where it is small', () => {
    const png = makeDrawing({ width: 40, height: 20 });
    expect(readDrawing(unpackDrawing(toDataUrl(png)))).toEqual(png);
  });

  it.each([
    ['of the largest pad', { width: 2550, height: 600 }, [850, 200]],
    ['of a pad on a phone', { width: 1050, height: 600 }, [1050, 600]],
    ['just too wide', { width: 1201, height: 3 }, [601, 2]],
  ])('is made as small as a PDF needs it, and is a PNG again: %s', (_, shape, size) => {
    const kept = Buffer.from(readDrawing(makeDrawing(shape)));
    const { width, height, rgba } = readPng(kept);
    expect([isWholePng(kept), width, height]).toEqual([true, ...size]);
    expect(rgba.some((value) => value > 0)).toBe(true);
    expect(readDrawing(kept)).toBe(kept);
    expect(readDrawing(makeDrawing(shape))).toEqual(kept);
  });

  it.each([
    ['of the largest pad', { width: 2550, height: 600 }],
    ['that would not be shrunk', { width: 1200, height: 600 }],
  ])('is kept in few bytes however full it is: one %s', (_, size) => {
    const full = makeNoise({ ...size, bytes: size.width * size.height * 4 });
    const kept = Buffer.from(readDrawing(full));
    expect(kept.length).toBeLessThanOrEqual(maxKeptBytes);
    const { width, height } = readPng(kept);
    expect(width / height).toBeCloseTo(size.width / size.height, 1);
    expect(readDrawing(kept)).toBe(kept);
  });

  it('is shrunk by the mean of what it covers', () => {
    const wide = makeDrawing({ width: 2400, height: 2, ink: 200 });
    expect(readPng(readDrawing(wide)).rgba.subarray(0, 8)).toEqual(
      Uint8Array.from([0, 0, 0, 100, 0, 0, 0, 100]),
    );
  });

  it.each([
    ['nothing is drawn on', makeDrawing({ ink: 0 })],
    ['is wider than any pad', makeDrawing({ width: 2551 })],
    ['is higher than any pad', makeDrawing({ height: 601 })],
    ['is a text', Buffer.from('not a picture')],
    ['is cut', makeDrawing().subarray(0, -20)],
    ['has a changed byte', flipByte(makeDrawing(), 45)],
    ['is another kind of picture', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['unpacks into a huge one', makeDrawing({ width: 10, height: 10, rows: 100_000 })],
    ['has fewer rows than it states', makeDrawing({ width: 10, height: 10, rows: 9 })],
  ])('is refused where it %s', (_, bytes) => {
    expect(() => readDrawing(bytes)).toThrow('not a PNG');
  });

  it.each([
    ['a line as long as it has to be', makeDrawing({ width: 24 }), true],
    ['a shorter line', makeDrawing({ width: 23 }), false],
    ['a dot on a large paper', makeDrawing({ width: 900, height: 300, inkWidth: 6 }), false],
    ['a dot on a paper that is made smaller', makeDrawing({ width: 2550, height: 600, inkWidth: 12 }), false],
    ['a line on a paper that is made smaller', makeDrawing({ width: 2550, height: 600, inkWidth: 26 }), true],
    ['a line that nobody could see', makeDrawing({ width: 60, ink: 4 }), false],
    ['a line that is nearly transparent', makeDrawing({ width: 60, ink: 40 }), false],
    ['a pale line', makeDrawing({ width: 60, ink: 60 }), true],
  ])('is measured by what is drawn, where a reach is asked for: %s', (_, bytes, isEnough) => {
    expect(() => readDrawing(bytes)).not.toThrow();
    const read = () => readDrawing(bytes, { minReach: 24 });
    if (isEnough) expect(read).not.toThrow();
    else expect(read).toThrow(DrawingTooSmallError);
  });

  it('is refused where it does not come as a PNG', () => {
    expect(() => unpackDrawing('data:image/jpeg;base64,AAAA')).toThrow('invalid-input');
  });
});

function flipByte(bytes: Buffer, place: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[place] = (changed[place] ?? 0) ^ 0xff;
  return changed;
}
