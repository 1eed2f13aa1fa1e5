import { readingsOfHours } from './readings-of-hours.ts';

describe('hours that are typed', () => {
  it.each([
    ['7.30', 450, 438],
    ['7,30', 450, 438],
    [' 0.20 h', 20, 12],
    ['7.50', 470, 450],
    ['8.05', 485, 483],
    ['1.234', 74_040, 74],
  ])('%s have two readings', (text, clock, decimal) => {
    expect(readingsOfHours(text, 'it')).toEqual({ clock, decimal });
  });

  it.each([
    '7',
    '7,5',
    '7.5',
    '7:30',
    '7,25',
    '7,50',
    '7.00',
    '7,75',
    '7.99',
    '7,',
    'sette',
    '',
    '1234.30',
    '0.234',
    '1,234',
  ])('%j have one at most', (text) => {
    expect(readingsOfHours(text, 'it')).toBeUndefined();
  });

  it('are quarters with the decimal sign of the language alone', () => {
    expect(readingsOfHours('7.25', 'en')).toBeUndefined();
    expect(readingsOfHours('7,25', 'en')).toEqual({ clock: 445, decimal: 435 });
  });

  it('have readings that differ, each within its hour', () => {
    for (const hours of [0, 1, 7, 12, 999])
      for (const sign of ['.', ','])
        for (let digits = 0; digits < 100; digits += 1) {
          const found = readingsOfHours(`${hours}${sign}${String(digits).padStart(2, '0')}`, 'it');
          if (!found) continue;
          expect(found.clock).not.toBe(found.decimal);
          expect([Math.floor(found.clock / 60), Math.floor(found.decimal / 60)]).toEqual([hours, hours]);
        }
  });
});
