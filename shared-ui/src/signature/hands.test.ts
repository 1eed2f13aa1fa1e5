import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { create } from 'fontkit';
import { fontOf, handNames, hands, type HandName } from './hands.ts';

const packages: Readonly<Record<HandName, string>> = {
  plain: 'caveat',
  elegant: 'allura',
  quick: 'square-peg',
};

/** The letters of all files of a hand's package of the weight in use. */
function lettersOf(hand: HandName): Set<number> {
  const name = packages[hand];
  const folder = join(dirname(require.resolve(`@fontsource/${name}/package.json`)), 'files');
  const files = readdirSync(folder).filter((file) => file.endsWith(`-${hands[hand].weight}-normal.woff2`));
  return new Set(
    files.flatMap((file) => {
      const font = create(readFileSync(join(folder, file)));
      return 'characterSet' in font ? font.characterSet : [];
    }),
  );
}

describe('a hand', () => {
  it.each(handNames)('has each letter of the names that it writes: %s', (hand) => {
    const letters = lettersOf(hand);
    const promised = Array.from({ length: 0x3000 }, (_, code) => code).filter((code) =>
      hands[hand].names.test(String.fromCodePoint(code)),
    );
    // All between two blanks that are written by no font.
    expect(promised.filter((code) => !letters.has(code) && (code < 0x7f || code > 0x9f))).toEqual([]);
    expect(promised.length).toBeGreaterThan(350);
  });

  it.each(handNames)('writes the names of Europe: %s', (hand) => {
    for (const name of [
      'Ștefan Țăranu',
      'Łukasz Żółć',
      'Růžena Ďurišová',
      'Ågot Bjørnsen',
      'D’Angelò Šimůnek',
    ])
      expect(fontOf(hand, 40, name)).toContain(hands[hand].family);
    expect(fontOf(hand, 40, 'Ștefan'.normalize('NFD'))).toContain(hands[hand].family);
  });

  it('leaves a name to another font as a whole where it lacks a letter', () => {
    expect(fontOf('elegant', 40, 'Иван Rossi')).toBe('40px cursive');
    expect(fontOf('plain', 40, 'Иван Rossi')).toContain('Caveat Signature');
    expect(fontOf('plain', 40, 'محمد Rossi')).toBe('40px cursive');
    expect(fontOf('quick', 40, '王 Rossi')).toBe('40px cursive');
  });
});
