import { createLexer, WindowTooShort, type Lexer, type Token } from './lexer.ts';
import { maxValues } from './limits.ts';
import { PdfLimitError, PdfRef, PdfStream, PdfSyntaxError, type PdfDict, type PdfObject } from './objects.ts';

const deepest = 200;

/** Reads objects one after another from a window of the file. */
export interface Parser {
  readonly lexer: Lexer;
  readonly readObject: () => PdfObject;
  /** The next token, consumed. */
  readonly readToken: () => Token;
  /** Consumes the next token if it is that word. */
  readonly takeWord: (word: string) => boolean;
}

/** Makes a parser over `bytes` from `position` on; `last`: nothing follows the window in the file. */
export function createParser(bytes: Uint8Array, position: number, last: boolean): Parser {
  const lexer = createLexer(bytes, position, last);
  let values = 0;
  return { lexer, readObject, readToken: lexer.next, takeWord };

  function readObject(): PdfObject {
    values = 0;
    return objectFrom(lexer.next(), 0);
  }

  function takeWord(word: string): boolean {
    const before = lexer.position;
    const token = lexer.next();
    if (token.kind === 'word' && token.value === word) return true;
    lexer.position = before;
    return false;
  }

  function objectFrom(token: Token, depth: number): PdfObject {
    if (++values > maxValues) throw new PdfLimitError('an object holds too many values');
    if (depth > deepest) throw new PdfSyntaxError('objects are nested too deep');
    if (token.kind === 'number') return readReference(token.value) ?? token.value;
    if (token.kind === 'name' || token.kind === 'string') return token.value;
    if (token.kind === 'end') throw new PdfSyntaxError('the file ends inside an object');
    if (token.value === '<<') return readDict(depth);
    if (token.value === '[') return readArray(depth);
    if (token.value === 'true' || token.value === 'false') return token.value === 'true';
    if (token.value === 'null') return null;
    throw new PdfSyntaxError(`an object cannot start with '${token.value.slice(0, 20)}'`);
  }

  function readReference(number: number): PdfRef | undefined {
    if (!Number.isInteger(number) || number < 0) return undefined;
    const before = lexer.position;
    const generation = lexer.next();
    if (generation.kind === 'number' && Number.isInteger(generation.value) && generation.value >= 0) {
      const word = lexer.next();
      if (word.kind === 'word' && word.value === 'R') return new PdfRef(number, generation.value);
    }
    lexer.position = before;
    return undefined;
  }

  function readArray(depth: number): PdfObject[] {
    const items: PdfObject[] = [];
    for (;;) {
      const token = lexer.next();
      if (token.kind === 'word' && token.value === ']') return items;
      items.push(objectFrom(token, depth + 1));
    }
  }

  function readDict(depth: number): PdfDict {
    const entries: PdfDict = new Map();
    for (;;) {
      const key = lexer.next();
      if (key.kind === 'word' && key.value === '>>') return entries;
      if (key.kind !== 'name') throw new PdfSyntaxError('a dictionary key is not a name');
      const token = lexer.next();
      if (token.kind === 'word' && token.value === '>>') return entries;
      entries.set(key.value.value, objectFrom(token, depth + 1));
    }
  }
}

/** An indirect object as it stands in the file, before any decryption. */
interface IndirectObject {
  readonly number: number;
  readonly generation: number;
  readonly object: PdfObject;
}

/** Reads `12 0 obj ...` at `position`; the start of a stream's data is given in the file's offsets by adding `offset`. */
export function readIndirectObject(
  bytes: Uint8Array,
  position: number,
  { last, offset }: { last: boolean; offset: number },
): IndirectObject {
  const parser = createParser(bytes, position, last);
  const [number, generation, word] = [parser.readToken(), parser.readToken(), parser.readToken()];
  if (
    number.kind !== 'number' ||
    generation.kind !== 'number' ||
    word.kind !== 'word' ||
    word.value !== 'obj'
  ) {
    throw new PdfSyntaxError('no object stands where the cross-reference points');
  }
  const header = { number: number.value, generation: generation.value };
  if (parser.takeWord('endobj')) return { ...header, object: null };
  const object = parser.readObject();
  if (!(object instanceof Map) || !parser.takeWord('stream')) return { ...header, object };
  let start = parser.lexer.position;
  if (start + 2 > bytes.length && !last) throw new WindowTooShort();
  if (bytes[start] === 0x0d) start++;
  if (bytes[start] === 0x0a) start++;
  return { ...header, object: new PdfStream(object, { start: start + offset }) };
}
