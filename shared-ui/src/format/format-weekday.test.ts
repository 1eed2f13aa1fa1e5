import { formatDayInWords, formatWeekday } from './format-weekday.ts';

describe('a day in words', () => {
  it('is the same wherever the browser is, in both languages', () => {
    expect([formatWeekday('2026-03-02', 'it'), formatWeekday('2026-03-02', 'en')]).toEqual(['lun', 'Mon']);
    expect(formatDayInWords('2026-03-02', 'it')).toBe('lunedì 2 marzo');
    expect(formatDayInWords('2026-03-02', 'en')).toBe('Monday 2 March');
  });
});
