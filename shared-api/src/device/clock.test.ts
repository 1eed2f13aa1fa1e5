import { clock } from './clock.ts';

const minute = 60_000;
const start = Date.parse('2026-11-28T21:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  clock.compare(start);
});
afterEach(() => jest.useRealTimers());

describe('the clock of screens', () => {
  it('is the device’s while the two differ by two minutes at most', () => {
    clock.compare(start - 2 * minute);
    expect([clock.now(), clock.ahead()]).toEqual([start, 0]);
  });

  it.each([
    ['two days ahead', -48 * 60 * minute, '2026-11-26'],
    ['three hours behind', 180 * minute, '2026-11-29'],
  ])('is the server’s on a device that is %s', (_name, by, day) => {
    clock.compare(start + by);
    expect([clock.now(), clock.ahead(), clock.today()]).toEqual([start + by, -by, day]);
    jest.advanceTimersByTime(minute);
    expect(clock.now()).toBe(start + by + minute);
  });

  it('tells when it is put right, and when the device is right again, and no more often', () => {
    const told = jest.fn();
    const stop = clock.onChange(told);
    clock.compare(start - 60 * minute);
    clock.compare(start - 60 * minute + 900);
    expect(told).toHaveBeenCalledTimes(1);
    clock.compare(start - 90 * minute);
    clock.compare(start);
    expect(told).toHaveBeenCalledTimes(3);
    expect(clock.now()).toBe(start);
    stop();
    clock.compare(start - 60 * minute);
    expect(told).toHaveBeenCalledTimes(3);
  });

  it('counts what is no time for nothing', () => {
    clock.compare(Date.parse('no date'));
    expect(clock.ahead()).toBe(0);
  });
});
