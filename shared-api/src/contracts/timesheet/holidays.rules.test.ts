import fc from 'fast-check';
import { addDays } from '../common/index.ts';
import { easterOf, halfHolidayOn, holidaysOf } from './holidays.rules.ts';

const daysOf = (year: number, patronDay: string | null = null) =>
  holidaysOf(year, patronDay).map(({ day }) => day.slice(5));

describe('the public holidays of Italy', () => {
  it('are those of the law, with Easter and its Monday', () => {
    expect(daysOf(2026).join(' ')).toBe(
      '01-01 01-06 04-05 04-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26',
    );
  });

  it('have Saint Francis from 2026 on, and the unification in 2011 alone', () => {
    expect(daysOf(2025)).not.toContain('10-04');
    expect(daysOf(2027)).toContain('10-04');
    expect([2010, 2011, 2012].map((year) => daysOf(year).includes('03-17'))).toEqual([false, true, false]);
  });

  it('know Easter', () => {
    const known = ['1961-04-02', '2000-04-23', '2026-04-05', '2027-03-28', '2028-04-16', '2038-04-25'];
    expect(known.map((day) => easterOf(Number(day.slice(0, 4))))).toEqual(known);
  });

  it('have the patron saint of a place, once where it falls on another', () => {
    expect(daysOf(2026, '12-07')).toContain('12-07');
    expect(daysOf(2026, '04-25').filter((day) => day === '04-25')).toHaveLength(1);
    // Bologna's is the day of Saint Francis: of its own before the law, and counted once since.
    expect([2025, 2026].map((year) => daysOf(year, '10-04').filter((day) => day === '10-04').length)).toEqual(
      [1, 1],
    );
  });

  it('have the day of a place that moves with Easter, in every year and once', () => {
    const whit = (year: number) =>
      holidaysOf(year, '06-24', { movableDay: 50 }).filter(({ name }) => name.it === 'Lunedì di Pentecoste');
    expect([2026, 2027, 2028].flatMap(whit).map(({ day }) => day)).toEqual([
      '2026-05-25',
      '2027-05-17',
      '2028-06-05',
    ]);
    const years = fc.integer({ min: 1900, max: 2199 });
    fc.assert(
      fc.property(years, fc.integer({ min: -60, max: 80 }), fc.boolean(), (year, movableDay, hasPatron) => {
        const all = holidaysOf(year, hasPatron ? '06-24' : null, { movableDay }).map(({ day }) => day);
        expect(all).toContain(addDays(easterOf(year), movableDay));
        expect(new Set(all).size).toBe(all.length);
        const without = holidaysOf(year, hasPatron ? '06-24' : null).map(({ day }) => day);
        expect(all.filter((day) => without.includes(day))).toEqual(without);
        expect(all.length - without.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('are half ones where a place says so', () => {
    const halfDays = ['12-24', '12-31'];
    expect(halfHolidayOn('2026-12-24', { halfDays })?.it).toBe('Mezza festività');
    expect(halfHolidayOn('2026-12-23', { halfDays })).toBeNull();
    expect(halfHolidayOn('2026-12-24', {})).toBeNull();
  });
});
