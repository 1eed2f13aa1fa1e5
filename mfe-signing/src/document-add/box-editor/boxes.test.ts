import { alignBox } from './align-box.ts';
import {
  boxAround,
  copiesForAllPages,
  copyBox,
  inReadingOrder,
  moveBox,
  resizeBox,
  toPage,
} from './boxes.ts';

const upright = { width: 600, height: 800, rotation: 0 };
const across = { width: 900, height: 600, rotation: 90 };

describe('signature boxes', () => {
  it('stand around the point that was clicked', () => {
    const box = boxAround({ page: 1, x: 0.5, y: 0.5 }, upright, 'a');
    expect(box).toEqual({ key: 'a', page: 1, x: 0.35, y: 0.4625, width: 0.3, height: 0.075 });
  });

  it('stay wholly on their page, however near the edge, however far they are moved', () => {
    for (const [x, y] of [
      [0, 0],
      [1, 1],
      [0, 1],
    ] as const) {
      const box = boxAround({ page: 1, x, y }, upright, 'a');
      for (const by of [
        { x: 5, y: 5 },
        { x: -5, y: -5 },
      ])
        for (const shown of [box, moveBox(box, by)]) {
          expect(shown.x).toBeGreaterThanOrEqual(0);
          expect(shown.y).toBeGreaterThanOrEqual(0);
          expect(shown.x + shown.width).toBeLessThanOrEqual(1);
          expect(shown.y + shown.height).toBeLessThanOrEqual(1);
        }
    }
  });

  it('fill a page that is smaller than they are', () => {
    expect(boxAround({ page: 1, x: 0.5, y: 0.5 }, { ...upright, width: 100, height: 30 }, 'a')).toMatchObject(
      {
        x: 0,
        y: 0,
        width: 1,
        height: 1,
      },
    );
  });

  it('keep their size in points on a page of another size', () => {
    const moved = toPage(boxAround({ page: 1, x: 0.5, y: 0.5 }, upright, 'a'), 2, [upright, across]);
    expect(moved.page).toBe(2);
    expect(moved.width * across.width).toBeCloseTo(180);
    expect(moved.height * across.height).toBeCloseTo(60);
  });

  it('grow and shrink within their page, and stay readable', () => {
    const box = boxAround({ page: 1, x: 0.5, y: 0.5 }, upright, 'a');
    expect(resizeBox(box, { x: 0.1, y: 0.05 }, upright)).toMatchObject({
      x: 0.35,
      width: 0.4,
      height: 0.125,
    });
    const small = resizeBox(box, { x: -5, y: -5 }, upright);
    expect([small.width * upright.width, small.height * upright.height]).toEqual([60, 24]);
    const large = resizeBox(box, { x: 5, y: 5 }, upright);
    expect([large.x + large.width, large.y + large.height]).toEqual([1, 1]);
  });

  it('are copied below themselves, or above at the foot of the page', () => {
    const box = boxAround({ page: 1, x: 0.5, y: 0.5 }, upright, 'a');
    expect(copyBox(box, 'b')).toMatchObject({ key: 'b', x: box.x, y: box.y + 0.085 });
    const last = boxAround({ page: 1, x: 0.5, y: 1 }, upright, 'a');
    expect(copyBox(last, 'b').y).toBeCloseTo(last.y - 0.085);
  });

  it('are copied to all pages but those that have one there', () => {
    const pages = [upright, across, upright];
    const box = boxAround({ page: 1, x: 0.5, y: 0.5 }, upright, 'a');
    const copies = copiesForAllPages(box, [box, { ...box, page: 3, key: 'c' }], pages);
    expect(copies.map(({ page }) => page)).toEqual([2]);
    expect((copies[0]?.width ?? 0) * across.width).toBeCloseTo(180);
  });

  it('go in line with others that they nearly stand in line with, and with the middle of the page', () => {
    const other = { key: 'a', page: 1, x: 0.1, y: 0.2, width: 0.3, height: 0.1 };
    const tolerance = { x: 0.01, y: 0.01 };
    const near = alignBox({ ...other, key: 'b', x: 0.105, y: 0.5 }, [other], tolerance);
    expect(near.box.x).toBeCloseTo(0.1);
    expect(near.box.y).toBe(0.5);
    expect([0.1, 0.25, 0.4]).toContainEqual(expect.closeTo(near.guides.x ?? 0));
    expect(near.guides.y).toBeUndefined();
    const below = alignBox({ ...other, key: 'b', x: 0.6, y: 0.295 }, [other], tolerance);
    expect(below.box.y).toBeCloseTo(0.3);
    const middle = alignBox({ ...other, key: 'b', x: 0.355, y: 0.7 }, [other], tolerance);
    expect(middle.box.x).toBeCloseTo(0.35);
    expect(middle.guides).toEqual({ x: 0.5 });
    const far = alignBox({ ...other, key: 'b', x: 0.6, y: 0.7 }, [other], tolerance);
    expect(far).toEqual({ box: { ...other, key: 'b', x: 0.6, y: 0.7 }, guides: {} });
  });

  it('are numbered as one reads', () => {
    const at = (key: string, page: number, x: number, y: number) => ({
      ...boxAround({ page, x, y }, upright, key),
    });
    const boxes = [at('d', 2, 0.5, 0.2), at('c', 1, 0.8, 0.9), at('b', 1, 0.2, 0.9), at('a', 1, 0.5, 0.1)];
    expect(inReadingOrder(boxes).map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
  });
});
