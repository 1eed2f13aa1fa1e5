import { areAllShown, pageRanges } from './shown-pages.ts';

const shown = (...pages: number[]) =>
  pages.map((page) => ({ page, how: 'screen' as const, at: '2026-03-02T10:00:00Z' }));

describe('pages that were shown', () => {
  it('are all there, or not', () => {
    expect(areAllShown([1, 3, 3], shown(3, 2, 1))).toBe(true);
    expect(areAllShown([1, 4], shown(3, 2, 1))).toBe(false);
  });

  it.each([
    [[], ''],
    [[4], '4'],
    [[3, 1, 2, 2], '1-3'],
    [[9, 1, 2, 5, 6, 7], '1-2, 5-7, 9'],
  ])('%j are said as "%s"', (pages, said) => {
    expect(pageRanges(pages)).toBe(said);
  });
});
