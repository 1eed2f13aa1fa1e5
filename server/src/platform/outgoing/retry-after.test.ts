import { retryAfterMs } from './retry-after.ts';

const now = new Date('2026-03-02T09:00:00Z');

describe('how long a service asks to wait', () => {
  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Mon, 02 Mar 2026 09:05:00 GMT', 300_000],
    ['Mon, 02 Mar 2026 08:00:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('is read of %j: %s', (header, expected) => {
    expect(retryAfterMs(header, now)).toBe(expected);
  });
});
