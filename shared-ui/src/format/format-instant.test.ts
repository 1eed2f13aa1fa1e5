import {
  formatDay,
  formatInstant,
  formatInstantInWords,
  formatTime,
  formatTimeAndDay,
} from './format-instant.ts';

const beforeMidnightInLondon = '2026-07-04T23:05:00Z';

describe('how an instant is written', () => {
  it('is day, month and year with hyphens, and the time of Italy', () => {
    expect(formatDay(beforeMidnightInLondon)).toBe('05-07-2026');
    expect(formatTime(beforeMidnightInLondon)).toBe('01:05');
    expect(formatInstant(beforeMidnightInLondon)).toBe('05-07-2026 01:05');
    expect(formatTimeAndDay(beforeMidnightInLondon)).toBe('01:05 05-07-2026');
  });

  it('follows the change of the clock', () => {
    expect(formatTime('2026-01-15T12:00:00Z')).toBe('13:00');
    expect(formatTime('2026-07-15T12:00:00Z')).toBe('14:00');
  });

  it('is in words in both languages', () => {
    const instant = '2026-11-21T17:30:00Z';
    expect(formatInstantInWords(instant, 'it')).toMatch(/^sabato 21 novembre.* 18:30$/);
    expect(formatInstantInWords(instant, 'en')).toMatch(/^Saturday,? 21 November.* 18:30$/);
  });
});
