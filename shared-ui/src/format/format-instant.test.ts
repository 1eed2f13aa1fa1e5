import { formatDay, formatInstant, formatTime, formatTimeAndDay, formatWhen } from './format-instant.ts';

const beforeMidnightInLondon = '2026-07-04T23:05:00Z';

describe('how an instant is written', () => {
  it('is day, month and year with slashes, and the time of Italy', () => {
    expect(formatDay(beforeMidnightInLondon)).toBe('05/07/2026');
    expect(formatTime(beforeMidnightInLondon)).toBe('01:05');
    expect(formatInstant(beforeMidnightInLondon)).toBe('05/07/2026, 01:05');
    expect(formatTimeAndDay(beforeMidnightInLondon)).toBe('01:05 05/07/2026');
  });

  it('follows the change of the clock, and has midnight as 00', () => {
    expect(formatTime('2026-01-15T12:00:00Z')).toBe('13:00');
    expect(formatTime('2026-07-15T12:00:00Z')).toBe('14:00');
    expect(formatInstant('2026-10-25T00:30:00Z')).toBe('25/10/2026, 02:30');
    expect(formatInstant('2026-10-25T01:30:00Z')).toBe('25/10/2026, 02:30');
    expect(formatInstant('2026-03-29T01:00:00Z')).toBe('29/03/2026, 03:00');
    expect(formatInstant('2026-11-21T23:00:00Z')).toBe('22/11/2026, 00:00');
  });

  describe('within a day', () => {
    const now = Date.parse('2026-11-22T10:00:00Z');

    it.each([
      ['2026-11-22T09:59:00Z', 'oggi, 10:59', 'today, 10:59'],
      ['2026-11-21T23:00:00Z', 'oggi, 00:00', 'today, 00:00'],
      ['2026-11-21T22:59:00Z', 'ieri, 23:59', 'yesterday, 23:59'],
      ['2026-11-23T22:59:00Z', 'domani, 23:59', 'tomorrow, 23:59'],
      ['2026-11-20T22:59:00Z', '20/11/2026, 23:59', '20/11/2026, 23:59'],
      ['2026-11-23T23:00:00Z', '24/11/2026, 00:00', '24/11/2026, 00:00'],
    ])('says %s as %s, in English %s', (instant, italian, english) => {
      expect(formatWhen(instant, 'it', now)).toBe(italian);
      expect(formatWhen(instant, 'en', now)).toBe(english);
    });

    it.each([
      ['2026-10-25T22:30:00Z', '2026-10-24T22:30:00Z', 'oggi, 00:30'],
      ['2026-10-25T12:00:00Z', '2026-10-24T21:59:00Z', 'ieri, 23:59'],
      ['2026-03-29T21:59:00Z', '2026-03-28T23:00:00Z', 'oggi, 00:00'],
      ['2026-03-29T12:00:00Z', '2026-03-29T22:00:00Z', 'domani, 00:00'],
    ])('counts days of 23 and 25 hours: at %s, %s is %s', (at, instant, italian) => {
      expect(formatWhen(instant, 'it', Date.parse(at))).toBe(italian);
    });
  });
});
