import { cellCount, cellsInSight, unseenArea } from './page-cells.ts';
import { layOutPages } from './page-layout.ts';

const [page] = layOutPages([{ width: 600, height: 1200 }], 600, 1);
const sees = (top: number, height: number, left = 0, width = 600) =>
  page ? cellsInSight(page, { left, top, width, height }) : [];

describe('the parts of a page', () => {
  it('are all in sight with the whole page, and a half of them with its half', () => {
    expect(sees(0, 1200)).toHaveLength(cellCount);
    expect(sees(0, 600)).toHaveLength(cellCount / 2);
    expect(sees(0, 600, 300, 300)).toHaveLength(cellCount / 4);
    expect(sees(1200, 600)).toEqual([]);
  });

  it('make up the page in whichever order they came into sight', () => {
    expect(new Set([...sees(700, 500), ...sees(0, 300), ...sees(250, 500)]).size).toBe(cellCount);
  });

  it('say where what was not in sight begins, and how far it goes', () => {
    expect(unseenArea(new Set(sees(0, 300)))).toEqual({ x: 0, y: 0.25, width: 1, height: 0.75 });
    expect(unseenArea(new Set([...sees(0, 300), ...sees(600, 600)]))).toEqual({
      x: 0,
      y: 0.25,
      width: 1,
      height: 0.25,
    });
    expect(unseenArea(new Set())).toEqual({ x: 0, y: 0, width: 1, height: 1 });
    expect(unseenArea(new Set(sees(0, 1200)))).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });

  it('count what lies beyond the side of the screen as unseen', () => {
    expect(unseenArea(new Set(sees(0, 1200, 0, 400)))).toMatchObject({ y: 0, height: 1 });
  });
});
