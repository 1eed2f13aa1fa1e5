import fc from 'fast-check';
import { jsonParts } from './json-parts.ts';

describe('JSON in parts', () => {
  it('is together what is written at once', () => {
    const key = fc.string();
    const value = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue()), fc.constant(undefined));
    fc.assert(
      fc.property(fc.dictionary(key, value), (object) => {
        expect([...jsonParts(object)].join('')).toBe(JSON.stringify(object));
      }),
    );
  });

  it('is no longer in any part than an element of a list', () => {
    const parts = [...jsonParts({ id: 'x', boxes: Array.from({ length: 200 }, () => 'a'.repeat(1000)) })];
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThan(1010);
  });
});
