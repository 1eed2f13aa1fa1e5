import fc from 'fast-check';
import { dayInItaly } from './italian-day.ts';
import { addDays, addMonths, dayOfMonth, daysOfMonth, monthOf, weekdayOf } from './plain-day.ts';

const aMonth = fc.record({
  year: fc.integer({ min: 1990, max: 2199 }),
  month: fc.integer({ min: 1, max: 12 }),
});

describe('days without a time', () => {
  it('follow one another in every month, each with the next weekday', () => {
    fc.assert(
      fc.property(aMonth, (month) => {
        const days = daysOfMonth(month);
        for (const [index, day] of days.entries()) {
          expect(day).toBe(dayOfMonth(month, index + 1));
          expect(monthOf(day)).toEqual(month);
          expect(weekdayOf(addDays(day, 1))).toBe((weekdayOf(day) + 1) % 7);
        }
        expect(addDays(days.at(-1) ?? '', 1)).toBe(dayOfMonth(addMonths(month, 1), 1));
      }),
    );
  });

  it('know leap years, Mondays and the change of the year', () => {
    expect(daysOfMonth({ year: 2028, month: 2 })).toHaveLength(29);
    expect(daysOfMonth({ year: 2100, month: 2 })).toHaveLength(28);
    expect(weekdayOf('2026-11-23')).toBe(0);
    expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  });

  it('are those of Italy, in summer and in winter', () => {
    expect(dayInItaly(new Date('2026-07-01T22:30:00Z'))).toBe('2026-07-02');
    expect(dayInItaly(new Date('2026-12-31T22:30:00Z'))).toBe('2026-12-31');
    expect(dayInItaly(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
  });
});
