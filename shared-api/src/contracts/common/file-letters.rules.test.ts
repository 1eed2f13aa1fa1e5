import fc from 'fast-check';
import { readFileText } from './file-letters.rules.ts';

const windows = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const macLetters: Readonly<Record<string, number>> = {
  à: 0x88,
  è: 0x8f,
  é: 0x8e,
  ì: 0x93,
  ò: 0x98,
  ù: 0x9d,
  ö: 0x9a,
  ü: 0x9f,
  ç: 0x8d,
  ñ: 0x96,
  À: 0xcb,
  È: 0xe9,
  É: 0x83,
  Ò: 0xf1,
  '’': 0xd5,
};
const mac = (text: string) => Uint8Array.from(text, (letter) => macLetters[letter] ?? letter.charCodeAt(0));
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    text.split('').flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return isLittle ? [code & 255, code >> 8] : [code >> 8, code & 255];
    }),
  );
const utf8 = (text: string) => new TextEncoder().encode(text);

const table = 'Cognome;Nome\r\nPerù;Nicolò\r\nTarsì;José\r\n';

describe('the letters of a file', () => {
  it.each([
    ['UTF-8', utf8(table)],
    ['UTF-8 with its mark', utf8(`\uFEFF${table}`)],
    ['UTF-16 LE', utf16(`\uFEFF${table}`, true)],
    ['UTF-16 BE', utf16(`\uFEFF${table}`, false)],
    ['UTF-16 LE without its mark', utf16(table, true)],
    ['UTF-16 BE without its mark', utf16(table, false)],
    ['Windows-1252', windows(table)],
    ['Mac Roman', mac(table)],
  ])('are told: %s', (_, bytes) => {
    expect(readFileText(bytes)).toEqual({ text: table, kind: null, line: null });
  });

  it.each([
    'Nicolò',
    'Peru\nNOÈ',
    'Müller',
    'Björn',
    'Muñoz',
    'François',
    'D’Angelo è',
    'SALÌ',
    'André;Josè',
  ])('are told of few, from Windows and from a Mac: %s', (text) => {
    const latin = text.replaceAll('’', '\x92');
    expect(readFileText(windows(latin)).text).toBe(text);
    // ö of a Mac is š of Windows, and nothing else is there to tell them by.
    if (text === 'Björn') expect(readFileText(mac(text)).line).toBe(1);
    else if (!text.startsWith('SAL')) expect(readFileText(mac(text)).text).toBe(text);
  });

  it('are never guessed: the line is named', () => {
    expect(readFileText(Uint8Array.of(65, 10, 66, 10, 0x81, 0x82, 0xb5, 0xf0))).toEqual({
      text: null,
      kind: null,
      line: 3,
    });
    expect(readFileText(Uint8Array.of(0xef, 0xbb, 0xbf, 65, 13, 0xe0, 66)).line).toBe(2);
  });

  it.each([
    ['xlsx', 'PK\x03\x04\x14\0\0\0[Content_Types].xml'],
    ['ods', 'PK\x03\x04\x14\0\0\0mimetypeapplication/vnd.oasis.opendocument.spreadsheetPK'],
    ['xls', '\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1'],
    ['pdf', '%PDF-1.7'],
    ['html', '<html><table><tr><td>Cognome'],
    ['picture', '\x89PNG\r\n'],
    ['zip', 'PK\x03\x04foto.jpg'],
  ])('are none in a file that is another: %s', (kind, beginning) => {
    expect(readFileText(windows(beginning)).kind).toBe(kind);
  });

  it('come out as they went in, in every Unicode', () => {
    const text = fc.string({ unit: 'grapheme' }).map((given) => `A;${given.toWellFormed()}`);
    fc.assert(
      fc.property(text, (given) => {
        fc.pre(!/[\0\uFFFD\uFEFF]/.test(given));
        expect(readFileText(utf8(given)).text).toBe(given);
        for (const isLittle of [true, false])
          expect(readFileText(utf16(`\uFEFF${given}`, isLittle)).text).toBe(given);
      }),
    );
  });
});
