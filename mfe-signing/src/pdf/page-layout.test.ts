import { columnHeight, currentPage, layOutPages, pageGap, pagesNear } from './page-layout.ts';

const upright = { width: 600, height: 800, rotation: 0 };
const across = { width: 800, height: 600, rotation: 90 };

describe('the column of pages', () => {
  it('gives each page the room there is, so that a wide one leaves the others readable', () => {
    const [first, second] = layOutPages([upright, across], 300, 1);
    expect(first).toEqual({ page: 1, top: 0, width: 300, height: 400 });
    expect(second).toEqual({ page: 2, top: 400 + pageGap, width: 300, height: 225 });
  });

  it('shows pages at one and a half pixels a point at most, times the zoom', () => {
    expect(layOutPages([upright], 5000, 1)[0]?.width).toBe(900);
    expect(layOutPages([upright], 5000, 1.1)[0]?.width).toBeCloseTo(990);
  });

  it('knows its height', () => {
    expect(columnHeight(layOutPages([upright, upright], 600, 1))).toBe(1600 + pageGap);
    expect(columnHeight([])).toBe(0);
  });

  it('counts a page as current from a fifth of it', () => {
    const pages = layOutPages([upright, upright, upright], 600, 1);
    expect(currentPage(pages, { top: 0, height: 500 })).toBe(1);
    expect(currentPage(pages, { top: 639, height: 500 })).toBe(1);
    expect(currentPage(pages, { top: 641, height: 500 })).toBe(2);
  });

  it('knows the current page when one fills the whole screen', () => {
    const pages = layOutPages([upright, upright], 600, 4);
    expect(currentPage(pages, { top: pages[1]?.top ?? 0, height: 500 })).toBe(2);
  });

  it('draws what is on screen and a screen around it, of however many pages', () => {
    const pages = layOutPages(
      Array.from({ length: 1000 }, () => upright),
      600,
      1,
    );
    expect([...pagesNear(pages, { top: 8160, height: 800 })]).toEqual([10, 11, 12]);
  });
});
