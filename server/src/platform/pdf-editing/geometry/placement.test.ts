import fc from 'fast-check';
import { pageBox, shownSize, type PageBox } from './page-box.ts';
import { isValidBox, placeOnPage, toUserSpace } from './placement.ts';

const page = fc.record<PageBox>({
  x: fc.double({ min: -500, max: 500, noNaN: true }),
  y: fc.double({ min: -500, max: 500, noNaN: true }),
  width: fc.double({ min: 10, max: 2000, noNaN: true }),
  height: fc.double({ min: 10, max: 2000, noNaN: true }),
  rotation: fc.constantFrom(0, 90, 180, 270),
  userUnit: fc.constantFrom(1, 2, 0.5),
});
const size = fc.double({ min: 0.01, max: 0.5, noNaN: true });
const place = fc.double({ min: 0, max: 0.5, noNaN: true });
const box = fc.record({ x: place, y: place, width: size, height: size });

/** What a viewer makes of an appearance: its box through the matrix, then fitted into the rectangle. */
function corner({ rect, matrix, width, height }: ReturnType<typeof placeOnPage>, right: number, up: number) {
  const through = (u: number, v: number) => [matrix[0] * u + matrix[2] * v, matrix[1] * u + matrix[3] * v];
  const all = [through(0, 0), through(width, 0), through(0, height), through(width, height)];
  const least = (at: 0 | 1) => Math.min(...all.map((point) => point[at] ?? 0));
  const [x = 0, y = 0] = through(right * width, up * height);
  return { x: rect[0] + x - least(0), y: rect[1] + y - least(1) };
}

describe('placing', () => {
  it('puts each corner of the drawing where the viewer shows that corner of the box, whatever the page', () => {
    fc.assert(
      fc.property(page, box, (on, at) => {
        const placed = placeOnPage(on, at);
        const turned = on.rotation % 180 === 0 ? on : { width: on.height, height: on.width };
        for (const [right, up] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const) {
          const seen = corner(placed, right, up);
          const wanted = toUserSpace(
            on,
            (at.x + at.width * right) * turned.width,
            (1 - at.y - at.height * (1 - up)) * turned.height,
          );
          expect(seen.x).toBeCloseTo(wanted.x, 6);
          expect(seen.y).toBeCloseTo(wanted.y, 6);
        }
      }),
    );
  });

  it('keeps every rectangle inside the shown page', () => {
    const anywhere = fc.record({
      x: fc.double({ min: -3, max: 3, noNaN: true }),
      y: place,
      width: size,
      height: size,
    });
    fc.assert(
      fc.property(page, anywhere, (on, at) => {
        const { rect } = placeOnPage(on, at);
        expect(rect[0]).toBeGreaterThanOrEqual(on.x - 1e-6);
        expect(rect[2]).toBeLessThanOrEqual(on.x + on.width + 1e-6);
        expect(rect[1]).toBeGreaterThanOrEqual(on.y - 1e-6);
        expect(rect[3]).toBeLessThanOrEqual(on.y + on.height + 1e-6);
      }),
    );
  });

  it('knows a box without a size', () => {
    expect(isValidBox({ x: 0, y: 0, width: 0, height: 1 })).toBe(false);
    expect(isValidBox({ x: Number.NaN, y: 0, width: 1, height: 1 })).toBe(false);
  });
});

describe('the shown box', () => {
  const letter = { x: 0, y: 0, width: 612, height: 792, rotation: 0, userUnit: 1 };
  const none = { mediaBox: null, cropBox: null, rotate: null, userUnit: null };

  it.each([
    ['is Letter without any box', none, letter],
    ['is Letter when the box is empty', { ...none, mediaBox: [0, 0, 0, 0] }, letter],
    ['does not mind swapped corners', { ...none, mediaBox: [612, 792, 0, 0] }, letter],
    [
      'is what both boxes have in common',
      { ...none, mediaBox: [0, 0, 100, 100], cropBox: [50, 60, 200, 90] },
      { ...letter, x: 50, y: 60, width: 50, height: 30 },
    ],
    [
      'is the media box when nothing is in common',
      { ...none, mediaBox: [0, 0, 612, 792], cropBox: [700, 800, 900, 900] },
      letter,
    ],
    ['accepts negative rotations', { ...none, rotate: -90 }, { ...letter, rotation: 270 }],
    ['ignores a rotation between the right angles', { ...none, rotate: 45 }, letter],
    ['reads the user unit', { ...none, userUnit: 2 }, { ...letter, userUnit: 2 }],
    ['ignores a user unit of nothing', { ...none, userUnit: -1 }, letter],
  ])('%s', (_, attributes, expected) => {
    expect(pageBox(attributes)).toEqual(expected);
  });

  it('is shown turned and in points', () => {
    expect(shownSize({ ...letter, rotation: 90, userUnit: 2 })).toEqual({ width: 1584, height: 1224 });
  });
});
