import { nextRange } from './day-range.ts';

const free = () => false;
const range = (from: string, to = from) => ({ from, to });

describe('nextRange', () => {
  it.each([
    ['begins with one day', undefined, '2026-11-10', range('2026-11-10')],
    ['goes on to a later day', range('2026-11-10'), '2026-11-12', range('2026-11-10', '2026-11-12')],
    ['goes back to an earlier day', range('2026-11-10'), '2026-10-31', range('2026-10-31', '2026-11-10')],
    ['begins anew after a period', range('2026-11-10', '2026-11-12'), '2026-11-11', range('2026-11-11')],
    ['lets a lone day go', range('2026-11-10'), '2026-11-10', undefined],
  ])('%s', (_, before, day, after) => {
    expect(nextRange(before, day, free)).toEqual(after);
  });

  it('does not go over a day that is not to be had', () => {
    const holdsTenth = (from: string, to: string) => from <= '2026-11-10' && '2026-11-10' <= to;
    expect(nextRange(range('2026-11-09'), '2026-11-11', holdsTenth)).toEqual(range('2026-11-11'));
  });
});
