import { asDict, PdfSyntaxError } from './objects.ts';
import { createParser, type Parser } from './parser.ts';
import { readWindow, type Source } from './source.ts';
import { entryLimit, maxObjects } from './limits.ts';
import { createXrefEntries, type XrefEntries, type XrefEntry } from './xref-entries.ts';
import type { XrefSection } from './xref-section.ts';

/** Reads a section that starts with the word xref, and its trailer. */
export function readCrossReferenceTable(source: Source, position: number): XrefSection {
  return readWindow(source, position, (window, last) => {
    const parser = createParser(window, 0, last);
    parser.takeWord('xref');
    const entries = createXrefEntries(entryLimit(source.size));
    while (!parser.takeWord('trailer')) readSubsection(parser, entries);
    const trailer = asDict(parser.readObject());
    if (!trailer) throw new PdfSyntaxError('the trailer is not a dictionary');
    return { kind: 'table', entries, trailer, hasWrongLength: false };
  });
}

function readSubsection(parser: Parser, entries: XrefEntries) {
  let first = readNumber(parser);
  const count = readNumber(parser);
  if (first + count > maxObjects) throw new PdfSyntaxError('the cross-reference table is out of range');
  for (let index = 0; index < count; index++) {
    const offset = readNumber(parser);
    const generation = readNumber(parser);
    const word = parser.readToken();
    const inUse = word.kind === 'word' && word.value === 'n';
    if (!inUse && !(word.kind === 'word' && word.value === 'f')) {
      throw new PdfSyntaxError('a cross-reference entry is neither in use nor free');
    }
    // Some writers start the first section at 1 although it begins with the head of the free list.
    if (index === 0 && first === 1 && !inUse && generation === 65535) first = 0;
    entries.set(first + index, inUse ? entryAt(offset, generation) : { kind: 'free' });
  }
}

function entryAt(offset: number, generation: number): XrefEntry {
  return offset === 0 ? { kind: 'free' } : { kind: 'offset', offset, generation };
}

function readNumber(parser: Parser): number {
  const token = parser.readToken();
  if (token.kind !== 'number' || !Number.isSafeInteger(token.value) || token.value < 0) {
    throw new PdfSyntaxError('the cross-reference table is malformed');
  }
  return token.value;
}
