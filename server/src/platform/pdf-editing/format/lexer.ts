import { decodeHexDigits, isHexDigit } from './hex.ts';
import { readLiteralAt } from './literal.ts';
import { PdfName, PdfString, PdfSyntaxError } from './objects.ts';

/** What the lexer gives: a value, or a bare word such as `obj`, `<<`, `]`, `R`. */
export type Token =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly value: PdfName }
  | { readonly kind: 'string'; readonly value: PdfString }
  | { readonly kind: 'word'; readonly value: string }
  | { readonly kind: 'end' };

/** The window ended in the middle of something: read it again with a longer one. */
export class WindowTooShort extends Error {}

/** A number of that many digits is exact. */
const maxExactDigits = 15;

/** Splits a window of the file into tokens. `last`: nothing follows the window in the file. */
export interface Lexer {
  readonly next: () => Token;
  /** Where the next token is looked for, in the window. */
  position: number;
}

/** Makes a lexer over `bytes` from `position` on. */
export function createLexer(bytes: Uint8Array, position: number, last: boolean): Lexer {
  const lexer: Lexer = { position, next };
  // One view for all words: one for each would be most of what a long table costs.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return lexer;

  function next(): Token {
    skipBlank();
    const byte = bytes[lexer.position];
    if (byte === undefined) return atEnd();
    if (byte === 0x2f) return { kind: 'name', value: readName() };
    if (byte === 0x28) return { kind: 'string', value: readLiteral() };
    if (byte === 0x3c && bytes[lexer.position + 1] !== 0x3c) return { kind: 'string', value: readHex() };
    if (isDelimiter(byte)) return { kind: 'word', value: readDelimiter(byte) };
    return readRegular();
  }

  function atEnd(): Token {
    if (!last) throw new WindowTooShort();
    return { kind: 'end' };
  }

  function skipBlank() {
    for (;;) {
      const byte = bytes[lexer.position];
      if (byte === 0x25) {
        while (lexer.position < bytes.length && !isLineEnd(bytes[lexer.position])) lexer.position++;
      } else if (byte !== undefined && isSpace(byte)) {
        lexer.position++;
      } else {
        return;
      }
    }
  }

  function takeRegular(): string {
    const start = lexer.position;
    let end = start;
    while (end < bytes.length && isRegular(bytes[end] ?? 0)) end++;
    if (end === bytes.length && !last) throw new WindowTooShort();
    lexer.position = end;
    return text.toString('latin1', start, end);
  }

  function readName(): PdfName {
    lexer.position++;
    const name = takeRegular();
    return new PdfName(
      name.includes('#')
        ? name.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
        : name,
    );
  }

  function readRegular(): Token {
    const digits = takeDigits();
    if (digits >= 0) return { kind: 'number', value: digits };
    const word = takeRegular();
    const first = word.charCodeAt(0);
    if (first > 0x39 || !isNumber(word)) return { kind: 'word', value: word };
    return { kind: 'number', value: toNumber(word) };
  }

  /** Most of what stands in a file's structure is whole numbers; -1, and nothing consumed, where something else stands. */
  function takeDigits(): number {
    let value = 0;
    let end = lexer.position;
    const longest = end + maxExactDigits;
    for (let byte = bytes[end] ?? 0; end < longest && byte >= 0x30 && byte <= 0x39; byte = bytes[end] ?? 0) {
      value = value * 10 + byte - 0x30;
      end++;
    }
    const isWhole = end > lexer.position && end < bytes.length && !isRegular(bytes[end] ?? 0);
    if (isWhole) lexer.position = end;
    return isWhole ? value : -1;
  }

  function readDelimiter(byte: number): string {
    const doubled = (byte === 0x3c || byte === 0x3e) && bytes[lexer.position + 1] === byte;
    if (byte === 0x3e && lexer.position + 1 === bytes.length) atEnd();
    lexer.position += doubled ? 2 : 1;
    return String.fromCharCode(byte).repeat(doubled ? 2 : 1);
  }

  function readHex(): PdfString {
    const end = bytes.indexOf(0x3e, lexer.position);
    if (end < 0) throw last ? new PdfSyntaxError('a hex string has no end') : new WindowTooShort();
    const digits = bytes.subarray(lexer.position + 1, end);
    const decoded = decodeHexDigits(digits);
    const isDoubtful = digits.length !== decoded.length * 2 && !digits.every(isHexOrSpace);
    lexer.position = end + 1;
    return new PdfString(decoded, true, isDoubtful);
  }

  function readLiteral(): PdfString {
    const literal = readLiteralAt(bytes, lexer.position + 1);
    if (!literal) throw last ? new PdfSyntaxError('a string has no end') : new WindowTooShort();
    lexer.position = literal.end;
    return new PdfString(literal.bytes);
  }
}

/** Whether the word is a number as writers in the wild write them: signs, digits with a point, and maybe a minus and more digits. */
function isNumber(text: string): boolean {
  let at = 0;
  while (text[at] === '+' || text[at] === '-') at++;
  skipDigits();
  if (text[at] === '.') at++;
  skipDigits();
  if (text[at] === '-') at++;
  skipDigits();
  return at === text.length;

  function skipDigits() {
    while (text.charCodeAt(at) >= 0x30 && text.charCodeAt(at) <= 0x39) at++;
  }
}

function toNumber(text: string): number {
  const value = Number(text);
  if (!Number.isNaN(value)) return value;
  // Writers in the wild produce '--5', '1.2-3' and '.': read as viewers do.
  const cleaned = Number.parseFloat(text.replace(/^[+-]*-/, '-').replace(/^\++/, ''));
  return Number.isNaN(cleaned) ? 0 : cleaned;
}

/** White space of PDF. */
function isSpace(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x0c || byte === 0x00;
}

function isHexOrSpace(byte: number): boolean {
  return isSpace(byte) || isHexDigit(byte);
}

function isLineEnd(byte: number | undefined) {
  return byte === 0x0a || byte === 0x0d;
}

function isDelimiter(byte: number) {
  return (
    byte === 0x28 ||
    byte === 0x29 ||
    byte === 0x3c ||
    byte === 0x3e ||
    byte === 0x5b ||
    byte === 0x5d ||
    byte === 0x7b ||
    byte === 0x7d ||
    byte === 0x2f ||
    byte === 0x25
  );
}

function isRegular(byte: number) {
  return !isSpace(byte) && !isDelimiter(byte);
}
