import { readFileSync } from 'node:fs';
import { buildPdf, plainObjects, streamObject } from '../testing/made-pdfs.ts';
import { makeScratch } from '../testing/scratch.ts';
import { standInOrder } from './page-contents.ts';
import { repairFile } from './repair.ts';

const scratch = makeScratch();
afterAll(() => scratch.remove());

/** The repaired file, or null. */
function repair(text: string): string | null {
  const path = scratch.write('in.pdf', Buffer.from(text, 'latin1'));
  return repairFile(path, scratch.path('out.pdf')) ? readFileSync(scratch.path('out.pdf'), 'latin1') : null;
}

const contract = streamObject('(CONTRATTO: prezzo 1.000 euro) Tj');
const other = '4 0 obj\n<</Length 32>>\nstream\n(ALLEGATO: prezzo 9.000 euro) Tj\nendstream\nendobj\n';

/** Object 4 is what the page shows, 5 is used by nobody, 6 holds text that looks like objects. */
const file = (hidden: string) =>
  buildPdf([...plainObjects({ page: '/Contents 4 0 R' }), contract, 'null', hidden]).toString('latin1');

const withOneWrongOffset = (text: string) => {
  const lines = text.split('\n');
  const first = lines.indexOf('xref') + 2;
  lines[first + 5] = '0000000033 00000 n ';
  return lines.join('\n');
};
const withoutTable = (text: string) => text.slice(0, text.lastIndexOf('xref\n0'));
const withTrailer = (text: string) => `${withoutTable(text)}trailer\n<</Root 1 0 R>>\n`;

const hiddenTexts: [string, string][] = [
  ['an attachment', streamObject(other.replace('endstream', 'end-stream'))],
  ['an attachment with streams of its own', streamObject(other)],
];

describe('repair', () => {
  it.each(hiddenTexts)('shows the pages that viewers show, not those of %s', (_, hidden) => {
    for (const damage of [withOneWrongOffset, withoutTable, withTrailer]) {
      const repaired = repair(damage(file(hidden)));
      expect(repaired).toMatch(/\n4 0 obj\n<<\/Length \d+>>\nstream\n\(CONTRATTO/);
    }
  });

  it('believes the places that are right although a later object has the same number', () => {
    const text = withOneWrongOffset(file('null')).replace('xref\n0', `${other}xref\n0`);
    const start = text.lastIndexOf('xref\n0');
    const repaired = repair(text.replace(/startxref\n\d+/, `startxref\n${start}`));
    expect(repaired).toContain('CONTRATTO');
    expect(repaired).not.toContain('ALLEGATO');
  });

  it('finds the object whose place is wrong', () => {
    const text = file('null').replace(
      /(0000000\d{3})( 00000 n \n)(?=\d+ 00000 n \n\d+ 00000 n \ntrailer)/,
      '0000000033$2',
    );
    expect(repair(text)).toContain('CONTRATTO');
  });

  it('writes every object and every reference as the first of its number', () => {
    const text = withoutTable(file('null'))
      .replace('4 0 obj', '4 7 obj')
      .replace('/Contents 4 0 R', '/Contents 4 7 R');
    const repaired = repair(text) ?? '';
    expect(repaired).toContain('/Contents 4 0 R');
    expect(repaired).toContain('\n4 0 obj');
    expect(repaired).not.toMatch(/ 0000[1-9] n/);
  });

  it('compares what pages draw in their order, as far as it could be read', () => {
    expect(standInOrder(['a', null, 'b'], ['a', 'x', 'b'])).toBe(true);
    expect(standInOrder(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(standInOrder(['a'], ['b'])).toBe(false);
  });
});
