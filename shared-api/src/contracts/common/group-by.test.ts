import { groupBy } from './group-by.ts';

describe('groupBy', () => {
  it('keeps the order of keys and items, and needs no newer browser', () => {
    const native = [Object.groupBy, Map.groupBy];
    Object.assign(Object, { groupBy: undefined });
    Object.assign(Map, { groupBy: undefined });
    const groups = groupBy([5, 2, 3, 4], (number) => number % 2);
    [Object.groupBy, Map.groupBy] = native as [typeof Object.groupBy, typeof Map.groupBy];
    expect([...groups]).toEqual([
      [1, [5, 3]],
      [0, [2, 4]],
    ]);
  });
});
