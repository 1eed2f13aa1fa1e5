import { formatHours } from 'shared-ui';
import { parseHours } from './parse-hours.ts';

describe('parseHours', () => {
  it.each([
    ['7,5', 450],
    ['7.5', 450],
    ['7:30', 450],
    ['7h30', 450],
    [' 8 ', 480],
    ['8h', 480],
    [':30', 30],
    ['0,25', 15],
    ['7:12', 432],
    ['7½', 450],
    ['½', 30],
    ['10¾ h', 645],
    ['7,75', 465],
    ['7.00', 420],
    ['', null],
  ])('reads %s as %s minutes', (text, minutes) => {
    expect(parseHours(text, 'it')).toBe(minutes);
  });

  it.each(['7:60', '7:5', '-1', 'otto', '7,5,5', '7,', '7.30', '7,20'])(
    'does not take %s for hours',
    (text) => {
      expect(parseHours(text, 'it')).toBeNaN();
    },
  );

  it.each(['it', 'en'] as const)('reads whatever is shown (%s)', (language) => {
    for (let minutes = 0; minutes <= 1440; minutes += 1)
      expect(parseHours(formatHours(minutes, language), language)).toBe(minutes);
  });
});
