import fc from 'fast-check';
import { toSearchKey, toSearchPatterns } from './search-key.ts';

describe('toSearchKey', () => {
  it('forgets case, accents and double spaces', () => {
    expect(toSearchKey('Perché  Città', 'NICCOLÒ')).toBe('perche citta niccolo');
  });

  it('is the same for a text and for its key', () => {
    fc.assert(fc.property(fc.string(), (text) => toSearchKey(toSearchKey(text)) === toSearchKey(text)));
  });
});

describe('toSearchPatterns', () => {
  it('looks for each word, and for nothing when nothing is searched', () => {
    expect(toSearchPatterns(' Rossi  Più ')).toEqual(['%rossi%', '%piu%']);
    expect(toSearchPatterns('   ')).toEqual([]);
  });

  it('escapes the signs of a pattern', () => {
    expect(toSearchPatterns('50%_\\')).toEqual(['%50\\%\\_\\\\%']);
  });
});
