import fc from 'fast-check';
import { dayInItaly, timeInItaly, timeOfMinutes, weekdayOf } from '../common/index.ts';
import { isMailTime, nextMailTime, type MailTimes } from './mail-times.rules.ts';

const everyDay = Array.from({ length: 7 }, () => true);
const workdays = [true, true, true, true, true, false, false];
const anyTime: MailTimes = { minutes: 0, from: null, to: null, days: everyDay };
const office: MailTimes = { minutes: 0, from: '09:00', to: '18:00', days: workdays };

const next = (times: MailTimes, now: string, last: string | null = null) =>
  nextMailTime(times, { now: new Date(now), last: last === null ? null : new Date(last) }).toISOString();

describe('when a mail may leave', () => {
  it('is at once where nothing is said, and within the times', () => {
    expect(next(anyTime, '2026-03-01T03:00:00.000Z')).toBe('2026-03-01T03:00:00.000Z');
    expect(next(office, '2026-03-02T08:00:00.000Z')).toBe('2026-03-02T08:00:00.000Z');
  });

  it('is the beginning of the next time that is allowed, by the clock of Italy', () => {
    expect(next(office, '2026-03-02T07:59:59.000Z')).toBe('2026-03-02T08:00:00.000Z');
    // Six in the evening is over, and Friday's next day is Monday.
    expect(next(office, '2026-03-06T17:00:00.000Z')).toBe('2026-03-09T08:00:00.000Z');
    expect(next({ ...anyTime, days: workdays }, '2026-03-07T12:00:00.000Z')).toBe('2026-03-08T23:00:00.000Z');
  });

  it('follows the clocks as they are changed', () => {
    expect(next(office, '2026-03-27T18:00:00.000Z')).toBe('2026-03-30T07:00:00.000Z');
    expect(next(office, '2026-10-23T18:00:00.000Z')).toBe('2026-10-26T08:00:00.000Z');
    const night = { ...anyTime, from: '02:30', to: '04:00' };
    // Half past two is missing on one day of March, and comes twice on one of October.
    expect(next(night, '2026-03-29T00:00:00.000Z')).toBe('2026-03-29T01:00:00.000Z');
    expect(next(night, '2026-10-25T00:00:00.000Z')).toBe('2026-10-25T00:30:00.000Z');
    const missing = { ...anyTime, from: '02:10', to: '02:50', days: everyDay.map((_each, day) => day === 6) };
    expect(next(missing, '2026-03-29T00:00:00.000Z')).toBe('2026-04-05T00:10:00.000Z');
  });

  it('is not before the pause since the last one is over', () => {
    const paused = { ...office, minutes: 90 };
    expect(next(paused, '2026-03-02T09:00:00.000Z', '2026-03-02T08:00:00.000Z')).toBe(
      '2026-03-02T09:30:00.000Z',
    );
    expect(next(paused, '2026-03-02T12:00:00.000Z', '2026-03-02T08:00:00.000Z')).toBe(
      '2026-03-02T12:00:00.000Z',
    );
    expect(next(paused, '2026-03-02T16:30:00.000Z', '2026-03-02T16:00:00.000Z')).toBe(
      '2026-03-03T08:00:00.000Z',
    );
  });

  it('is any day where none is chosen: nothing is held for ever', () => {
    expect(next({ ...anyTime, days: everyDay.map(() => false) }, '2026-03-01T03:00:00.000Z')).toBe(
      '2026-03-01T03:00:00.000Z',
    );
  });

  const times = fc
    .record({
      minutes: fc.integer({ min: 0, max: 10_080 }),
      span: fc.option(fc.tuple(fc.nat(1438), fc.integer({ min: 1, max: 1439 }))),
      days: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }).filter((days) => days.includes(true)),
    })
    .map(({ minutes, span, days }): MailTimes => {
      if (!span) return { minutes, from: null, to: null, days };
      const [from, length] = span;
      return { minutes, from: timeOfMinutes(from), to: timeOfMinutes(Math.min(from + length, 1439)), days };
    });
  const moment = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  });

  it('is within the times, never early, and there is nothing allowed before it', () => {
    fc.assert(
      fc.property(times, moment, fc.option(moment), (given, now, last) => {
        const found = nextMailTime(given, { now, last });
        expect(isMailTime(given, found)).toBe(true);
        expect(given.days[weekdayOf(dayInItaly(found))]).toBe(true);
        if (given.from !== null && given.to !== null) {
          expect(timeInItaly(found) >= given.from).toBe(true);
          expect(timeInItaly(found) < given.to).toBe(true);
        }
        const earliest = Math.max(now.getTime(), last ? last.getTime() + given.minutes * 60_000 : 0);
        expect(found.getTime()).toBeGreaterThanOrEqual(earliest);
        for (let back = 1; back <= 240 && found.getTime() - back * 60_000 >= earliest; back += 1)
          expect(isMailTime(given, new Date(found.getTime() - back * 60_000))).toBe(false);
        // What is worked out once more stays.
        expect(nextMailTime(given, { now: found, last: null })).toEqual(found);
      }),
      { numRuns: 300 },
    );
  });
});
