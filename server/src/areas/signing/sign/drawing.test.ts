import { readStampImage } from '../../../platform/pdf-editing/stamp/image.ts';
import { readDrawing } from './drawing.ts';
import { makeDrawing, toDataUrl } from '../testing/drawings.builders.ts';

const refused = { code: 'invalid-input' };

describe('readDrawing', () => {
  it('accepts a drawing as a canvas writes it', async () => {
    const png = makeDrawing({ width: 40, height: 20 });
    await expect(readDrawing(toDataUrl(png))).resolves.toEqual(png);
  });

  it.each([
    ['small', { width: 40, height: 20 }, [40, 20]],
    ['as wide as a screen', { width: 4096, height: 30 }, [1024, 8]],
    ['as high as allowed', { width: 20, height: 2048 }, [10, 1024]],
  ])('accepts only what can be put into the PDF later: %s', async (_, shape, size) => {
    const accepted = await readDrawing(toDataUrl(makeDrawing(shape)));
    const { width, height } = readStampImage(accepted);
    expect([width, height]).toEqual(size);
  });

  it('refuses a canvas on which nothing was drawn', async () => {
    await expect(readDrawing(toDataUrl(makeDrawing({ ink: 0 })))).rejects.toMatchObject(refused);
  });

  it('refuses a drawing that is larger than any screen', async () => {
    await expect(readDrawing(toDataUrl(makeDrawing({ width: 5000 })))).rejects.toMatchObject(refused);
  });

  it.each([
    ['a text', Buffer.from('not a picture')],
    ['a cut file', makeDrawing().subarray(0, -20)],
    ['a changed byte', flipByte(makeDrawing(), 45)],
    ['another kind of picture', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ])('refuses %s', async (_, bytes) => {
    await expect(readDrawing(toDataUrl(bytes))).rejects.toMatchObject(refused);
  });

  it('refuses a small file that unpacks into a huge one', async () => {
    const bomb = makeDrawing({ width: 10, height: 10, rows: 100_000 });
    await expect(readDrawing(toDataUrl(bomb))).rejects.toMatchObject(refused);
  });
});

function flipByte(bytes: Buffer, place: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[place] = (changed[place] ?? 0) ^ 0xff;
  return changed;
}
