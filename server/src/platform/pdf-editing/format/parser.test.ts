import { asDict, PdfName, PdfRef, PdfString, readText, textString, type PdfObject } from './objects.ts';
import { createLexer, WindowTooShort } from './lexer.ts';
import { createParser } from './parser.ts';
import { serialize } from './serialize.ts';

const parse = (text: string): PdfObject => createParser(Buffer.from(text, 'latin1'), 0, true).readObject();
const write = (object: PdfObject) =>
  serialize(object, { string: (bytes) => bytes, stream: (bytes) => bytes }).toString('latin1');

describe('the parser', () => {
  it('reads syntax without any white space', () => {
    const object = asDict(parse('<</A[1 2 R 3 0 R/X-4.5(x)<4a>/N#20m true]/B<</C null>>>>'));
    const list = object?.get('A');
    expect(Array.isArray(list) && list[1]).toEqual(new PdfRef(3, 0));
    expect(Array.isArray(list) && list.at(-2)).toEqual(new PdfName('N m'));
    expect(object?.get('B')).toEqual(new Map([['C', null]]));
  });

  it('reads the escapes of literal strings', () => {
    const string = parse('(a\\(b\\051(c)\\\r\nd\\n\\7)');
    expect(string instanceof PdfString && Buffer.from(string.bytes).toString('latin1')).toBe(
      'a(b)(c)d\n\x07',
    );
  });

  it('reads the odd numbers of the wild as viewers do', () => {
    expect(['--5', '+.5', '4.', '-', '12-3'].map(parse)).toEqual([-5, 0.5, 4, 0, 12]);
  });

  it.each(['<</A', '[1 2', '(abc', '<12', '>>', '<</A 1 2>>', '['.repeat(500)])('refuses %s', (text) => {
    expect(() => parse(text)).toThrow();
  });

  it('asks for more when a window ends in the middle of a word', () => {
    const lexer = createLexer(Buffer.from('/Na'), 0, false);
    expect(() => lexer.next()).toThrow(WindowTooShort);
  });
});

describe('the serializer', () => {
  it('writes what the parser reads back', () => {
    const text = '<</A [1 -2.5 (a\\(\\)b) <ff00> /N#20m 7 0 R true null]\n/B <<>>>>';
    expect(write(parse(text))).toBe(text);
  });

  it('never writes an exponent', () => {
    expect(write([1e-7, 12345.1234567, Number.NaN])).toBe('[0.0000001 12345.1234567 0]');
  });

  it('keeps texts in any script', () => {
    for (const text of ['Rossi', 'Đorđević', '山田', '😀']) expect(readText(textString(text))).toBe(text);
  });
});
