import { isLongPage, columnSize, currentPage, layOutPages, pageGap, pagesToDraw } from './page-layout.ts';

const upright = { width: 600, height: 800 };
const across = { width: 800, height: 600 };
const plenty = 1e9;
const many = (count: number) => Array.from({ length: count }, () => upright);

describe('the column of pages', () => {
  it('gives each page the room there is, so that a wide one leaves the others readable', () => {
    const [first, second] = layOutPages([upright, across], 300, 1);
    expect(first).toEqual({ page: 1, left: 0, top: 0, width: 300, height: 400 });
    expect(second).toEqual({ page: 2, left: 0, top: 400 + pageGap, width: 300, height: 225 });
  });

  it('shows pages at one and a half pixels a point at most, times the zoom, in the middle', () => {
    expect(layOutPages([upright], 5000, 1)[0]).toMatchObject({ width: 900, left: 2050 });
    expect(layOutPages([upright], 5000, 1.1)[0]?.width).toBeCloseTo(990);
  });

  it('knows its size', () => {
    expect(columnSize(layOutPages(many(2), 600, 1))).toEqual({ width: 600, height: 1600 + pageGap });
    expect(columnSize([])).toEqual({ width: 0, height: 0 });
  });

  it('counts a page as current from a fifth of it', () => {
    const pages = layOutPages(many(3), 600, 1);
    expect(currentPage(pages, { top: 0, height: 500 })).toBe(1);
    expect(currentPage(pages, { top: 639, height: 500 })).toBe(1);
    expect(currentPage(pages, { top: 641, height: 500 })).toBe(2);
  });

  it('counts the page of what somebody was led to as current for as long as that is on screen', () => {
    const pages = layOutPages(many(3), 600, 1);
    const second = pages[1]?.top ?? 0;
    const sought = { page: 2, area: { y: 0.05, height: 0.02 } };
    const middle = second + 0.06 * 800 - 250;
    expect(currentPage(pages, { top: middle, height: 500 })).toBe(1);
    expect(currentPage(pages, { top: middle, height: 500 }, sought)).toBe(2);
    expect(currentPage(pages, { top: second + 100, height: 500 }, sought)).toBe(2);
    expect(currentPage(pages, { top: 0, height: 500 }, sought)).toBe(1);
    expect(currentPage(pages, { top: 0, height: 500 }, { ...sought, page: 9 })).toBe(1);
  });

  it('knows the current page when one fills the whole screen', () => {
    const pages = layOutPages(many(2), 600, 4);
    expect(currentPage(pages, { top: pages[1]?.top ?? 0, height: 500 })).toBe(2);
  });

  it('draws what is on screen and a screen around it, of however many pages', () => {
    const pages = layOutPages(many(1000), 600, 1);
    expect(pagesToDraw(pages, { top: 8160, height: 800 }, plenty)).toEqual([10, 11, 12]);
  });

  it('draws no more beside what is on screen than the budget allows, and what is on screen in any case', () => {
    const pages = layOutPages(many(1000), 600, 1);
    const area = 600 * 800;
    expect(pagesToDraw(pages, { top: 8160, height: 800 }, 2 * area)).toEqual([10, 11]);
    expect(pagesToDraw(pages, { top: 8160, height: 800 }, 0)).toEqual([11]);
  });
});

it.each([
  ['a sheet of paper', 595, 842, false],
  ['one lying down', 842, 595, false],
  ['a receipt', 226, 640, false],
  ['a page fourteen screens high', 595, 12_000, true],
  ['a banner', 4000, 600, true],
])('tells a long page: %s', (_, width, height, isLong) => {
  expect(isLongPage({ width, height })).toBe(isLong);
});
