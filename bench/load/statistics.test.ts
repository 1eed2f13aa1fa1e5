import { growthPerHour, percentile } from './statistics.ts';

describe('a percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it.each([
    [0.5, 50],
    [0.95, 95],
    [0.99, 99],
    [1, 100],
    [0, 1],
  ])('of %d is a value that was measured', (share, expected) => {
    expect(percentile(hundred, share)).toBe(expected);
  });

  it('of few values is one of the highest, and of none there is none', () => {
    expect(percentile([3, 1, 2], 0.99)).toBe(3);
    expect(percentile([7], 0.5)).toBe(7);
    expect(percentile([], 0.99)).toBeUndefined();
  });

  it('leaves the values in their order', () => {
    const values = [2, 1];
    percentile(values, 0.5);
    expect(values).toEqual([2, 1]);
  });
});

describe('growth an hour', () => {
  const minute = 60_000;

  it('is the slope of what was measured, whatever the moment that it began', () => {
    const samples = [0, 1, 2, 3].map((at) => ({ at: 5 * minute + at * minute, megabytes: 100 + 2 * at }));
    expect(growthPerHour(samples)).toBeCloseTo(120);
  });

  it('is nothing where memory comes and goes', () => {
    const samples = [100, 120, 120, 100].map((megabytes, at) => ({ at: at * minute, megabytes }));
    expect(growthPerHour(samples)).toBeCloseTo(0);
  });

  it('is not known of one moment', () => {
    expect(growthPerHour([{ at: 1, megabytes: 1 }])).toBeUndefined();
    expect(growthPerHour([])).toBeUndefined();
  });
});
