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
      { line: 3, cells: ['due righe', '"x"'] },
      { line: 6, cells: ['3', '4'] },
    ]);
  });

  it.each([
    ['its own word', 'sep=;\r\na;b\r\n1,5;2\r\n', 2],
    ['its own word for tabs', 'sep=\t\na\tb\n1,5\t2', 2],
    ['the line ends of an old Mac', 'a;b\r1,5;2\r', 1],
    ['the end mark of old programs', 'a;b\r\n1,5;2\r\n\x1A', 1],
    ['formulas that are texts', 'a;b\n"=""1,5""";"=""2"""', 1],
    ['signs that nobody sees', 'a\u200b;b\n 1,5\u00a0;\u200e2\ufeff', 1],
    ['titles in quotes', '"a";"b"\n1,5;2', 1],
  ])('is read with %s', (_, text, first) => {
    expect(readCsv(text)).toEqual([
      { line: first, cells: ['a', 'b'] },
      { line: first + 1, cells: ['1,5', '2'] },
    ]);
  });

  it('is none where a quote is never closed', () => {
    expect(readCsv('a;b\n"1;2')).toBeUndefined();
  });

  it('has titles that are compared without accents and blanks', () => {
    expect(foldTitle('  Ex   Festività ')).toBe('ex festivita');
    expect(foldTitle('Ex-festività*')).toBe('ex festivita');
  });
});
