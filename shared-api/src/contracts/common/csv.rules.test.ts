import { foldTitle, readCsv } from './csv.rules.ts';

describe('a CSV file', () => {
  it.each([
    ['semicolons', 'a;b\n1,5;2'],
    ['tabs', 'a\tb\n1,5\t2'],
    ['commas, with quoted cells', '\uFEFFa,b\r\n"1,5",2\r\n'],
  ])('may be separated by %s', (_, text) => {
    expect(readCsv(text)?.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  it('counts lines as an editor does, and leaves out what is empty', () => {
    expect(readCsv('a;b\n\n"due\nrighe";"""x"""\n;\n3;4')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 3, cells: ['due\nrighe', '"x"'] },
      { line: 6, cells: ['3', '4'] },
    ]);
  });

  it('is none where a quote is never closed', () => {
    expect(readCsv('a;b\n"1;2')).toBeUndefined();
  });

  it('has titles that are compared without accents and blanks', () => {
    expect(foldTitle('  Ex   Festività ')).toBe('ex festivita');
  });
});
