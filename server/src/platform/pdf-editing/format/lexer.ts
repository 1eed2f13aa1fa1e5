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

/** Splits a window of the file into tokens. `last` says that nothing follows the window in the file. */
export interface Lexer {
  readonly next: () => Token;
  /** Where the next token is looked for, in the window. */
  position: number;
}

const numberText = /^[+-]*\d*\.?\d*(-\d*)?$/;

/** Makes a lexer over `bytes` from `position` on. */
export function createLexer(bytes: Uint8Array, position: number, last: boolean): Lexer {
  const lexer: Lexer = { position, next };
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
    return Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('latin1');
  }

  function readName(): PdfName {
    lexer.position++;
    const text = takeRegular();
    return new PdfName(
      text.includes('#')
        ? text.replace(/#([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
        : text,
    );
  }

  function readRegular(): Token {
    const text = takeRegular();
    const first = text.charCodeAt(0);
    if (first > 0x39 || !numberText.test(text)) return { kind: 'word', value: text };
    return { kind: 'number', value: toNumber(text) };
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
    const text = Buffer.from(bytes.buffer, bytes.byteOffset + lexer.position + 1, end - lexer.position - 1);
    lexer.position = end + 1;
    const digits = text.toString('latin1').replace(/[^0-9a-fA-F]/g, '');
    return new PdfString(Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex'), true);
  }

  function readLiteral(): PdfString {
    const out: number[] = [];
    let depth = 1;
    let at = lexer.position + 1;
    for (;;) {
      const byte = bytes[at++];
      if (byte === undefined) throw last ? new PdfSyntaxError('a string has no end') : new WindowTooShort();
      if (byte === 0x5c) {
        at = readEscape(bytes, at, out);
        continue;
      }
      if (byte === 0x28) depth++;
      if (byte === 0x29 && --depth === 0) break;
      if (byte === 0x0d) {
        if (bytes[at] === 0x0a) at++;
        out.push(0x0a);
      } else {
        out.push(byte);
      }
    }
    lexer.position = at;
    return new PdfString(Uint8Array.from(out));
  }
}

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

function readEscape(bytes: Uint8Array, at: number, out: number[]): number {
  const byte = bytes[at];
  if (byte === undefined) return at;
  if (byte === 0x0d) return bytes[at + 1] === 0x0a ? at + 2 : at + 1;
  if (byte === 0x0a) return at + 1;
  if (byte >= 0x30 && byte <= 0x37) {
    let value = 0;
    let end = at;
    while (end < at + 3 && isOctal(bytes[end])) value = value * 8 + (bytes[end++] ?? 0) - 0x30;
    out.push(value & 0xff);
    return end;
  }
  out.push(escapes[String.fromCharCode(byte)] ?? byte);
  return at + 1;
}

function isOctal(byte: number | undefined) {
  return byte !== undefined && byte >= 0x30 && byte <= 0x37;
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
