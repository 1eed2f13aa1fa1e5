import { formatHours } from './format-hours.ts';

describe('formatHours', () => {
  it.each([
    [0, '0', '0'],
    [450, '7,5', '7.5'],
    [465, '7,75', '7.75'],
    [432, '7:12', '7:12'],
    [9150, '152,5', '152.5'],
    [72_000, '1200', '1200'],
    [-65, '−1:05', '−1:05'],
  ])('writes %d minutes as %s, in English %s', (minutes, italian, english) => {
    expect(formatHours(minutes, 'it')).toBe(italian);
    expect(formatHours(minutes, 'en')).toBe(english);
  });
});
