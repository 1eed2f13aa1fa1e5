import { readTypedHours } from './typed-hours.ts';

describe('hours of a balance as people type them', () => {
  it.each([
    ['7,5', 450],
    ['7:30', 450],
    ['7h30', 450],
    ['−4:30', -270],
    ['3,50-', -210],
    ['-7½', -450],
    ['+12 ore', 720],
    ['1.234,50', 74_070],
    ['1 234,5', 74_070],
    ['1234', 74_040],
    ['1200:30', 72_030],
    ['1.234.567', 74_074_020],
    ['0', 0],
    ['-0', 0],
  ])('%s are %s minutes', (text, minutes) => {
    expect(readTypedHours(text, 'it')).toBe(minutes);
  });

  it.each(['7.30', '-7.30', '7,20', '7.30 ore', '1.234', '', 'otto', '7:60', '12 5'])(
    '%j are none, or may be two',
    (text) => {
      expect(readTypedHours(text, 'it')).toBeNaN();
    },
  );

  it('follow the signs of the language', () => {
    expect(readTypedHours('7.25', 'en')).toBe(435);
    expect(readTypedHours('7,25', 'en')).toBeNaN();
    expect(readTypedHours('1,234', 'en')).toBeNaN();
    expect(readTypedHours('1,234.5', 'en')).toBe(74_070);
  });
});
