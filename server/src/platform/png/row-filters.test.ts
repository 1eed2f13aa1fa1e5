import { undoRowFilters } from './row-filters.ts';

const undo = (row: number, pixel: number, rows: readonly (readonly number[])[]) => [
  ...undoRowFilters(Uint8Array.from(rows.flat()), row, pixel),
];

describe('the filters of a row', () => {
  it.each([
    ['none', 0, [5, 6, 7]],
    ['the pixel to the left', 1, [5, 11, 18]],
    ['the pixel above', 2, [15, 26, 37]],
    ['the mean of both', 3, [10, 21, 32]],
    ['the nearest of both and the corner', 4, [15, 26, 37]],
  ])('are undone for %s', (_, type, second) => {
    const undone = undo(3, 1, [
      [0, 10, 20, 30],
      [type, 5, 6, 7],
    ]);
    expect(undone).toEqual([10, 20, 30, ...second]);
  });

  it('go by whole pixels, and over the end of a byte', () => {
    expect(undo(4, 2, [[1, 200, 1, 100, 2]])).toEqual([200, 1, 44, 3]);
  });

  it('are undone of whole rows alone', () => {
    expect(
      undo(2, 1, [
        [0, 1, 2],
        [1, 9],
      ]),
    ).toEqual([1, 2]);
  });
});
