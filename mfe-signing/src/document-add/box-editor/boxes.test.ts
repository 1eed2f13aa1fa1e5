import { boxAround, inReadingOrder, moveBox, toPage } from './boxes.ts';

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

  it('are numbered as one reads', () => {
    const at = (key: string, page: number, x: number, y: number) => ({
      ...boxAround({ page, x, y }, upright, key),
    });
    const boxes = [at('d', 2, 0.5, 0.2), at('c', 1, 0.8, 0.9), at('b', 1, 0.2, 0.9), at('a', 1, 0.5, 0.1)];
    expect(inReadingOrder(boxes).map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
  });
});
