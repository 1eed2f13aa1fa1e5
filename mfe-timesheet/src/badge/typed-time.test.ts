import { timeFromText } from './typed-time.ts';

describe('a time that is typed', () => {
  it.each([
    ['830', '08:30'],
    ['1705', '17:05'],
    ['8', '08:00'],
    ['8.5', '8.5'],
    [' 17,05 ', '17:05'],
    ['17:05', '17:05'],
    ['', ''],
    ['presto', 'presto'],
  ])('%j is %j', (text, time) => {
    expect(timeFromText(text)).toBe(time);
  });
});
