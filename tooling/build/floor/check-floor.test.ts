import { breachesIn } from './check-floor.ts';

const oneBreach = (use: string) => [
  expect.stringContaining(` uses ${use}, which browsers of the floor lack`),
];

describe('a built script', () => {
  it.each([
    ['Object.groupBy', 'Object.groupBy(list, keyOf)'],
    ['URL.parse', 'window.URL.parse(text)'],
    ['.getOrInsertComputed', 'map.getOrInsertComputed(key, make)'],
    ['ImageDecoder', 'new ImageDecoder(source)'],
    ['ImageDecoder', 'self.ImageDecoder'],
  ])('is refused for %s', (use, text) => {
    expect(breachesIn('main.js', text)).toEqual(oneBreach(use));
  });

  it('is refused for syntax that such a browser cannot read, of regular expressions too', () => {
    expect(breachesIn('main.js', 'using file = open();')).toEqual(oneBreach('syntax'));
    expect(breachesIn('main.js', '/[\\p{L}--[a-z]]/v')).toEqual(oneBreach('syntax'));
  });

  it('may use what all of them have, and names of its own', () => {
    const text =
      'export const groupBy = [].at(-1); const own = { Sanitizer: 1 }; own.Sanitizer; structuredClone(own);';
    expect(breachesIn('main.js', text)).toEqual([]);
  });

  it('may use what is known to be asked for first, in the files of which that is known', () => {
    expect(breachesIn('pdf.1234.js', 'map.getOrInsert(key, value)')).toEqual([]);
    expect(breachesIn('main.js', 'map.getOrInsert(key, value)')).toEqual(oneBreach('.getOrInsert'));
  });
});

describe('a built style sheet', () => {
  it.each([
    ['light-dark()', 'a { color: light-dark(red, blue); }'],
    ['user-select', 'a { user-select: none; }'],
    ['nesting', 'a { & b { color: red; } }'],
    ['@starting-style', '@starting-style { a { color: red; } }'],
  ])('is refused for %s', (use, text) => {
    expect(breachesIn('kit.css', text)).toEqual(oneBreach(use));
  });

  it('may use what others find another way: a value before it, a prefix, a question first', () => {
    const text = `a { color: red; color: light-dark(red, blue); -webkit-user-select: none; user-select: none; }
      @supports (color: light-dark(red, red)) { b { color: light-dark(red, blue); } }`;
    expect(breachesIn('kit.css', text)).toEqual([]);
  });
});
