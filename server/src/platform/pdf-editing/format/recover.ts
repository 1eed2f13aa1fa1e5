import { openObjectStream } from './object-stream.ts';
import { asDict, asInteger, asName, PdfRef, PdfStream, PdfSyntaxError } from './objects.ts';
import type { PdfDict, PdfObject } from './objects.ts';
import { entryLimit } from './limits.ts';
import { createParser, readIndirectObject } from './parser.ts';
import { findForward, type Source } from './source.ts';
import { endsAfter, storedBytes } from './stream-bytes.ts';
import type { CrossReference } from './xref.ts';
import { createXrefEntries, type XrefEntries } from './xref-entries.ts';

interface Found {
  readonly entries: XrefEntries;
  readonly trailers: (() => PdfDict | undefined)[];
  catalog: PdfRef | null;
  hasStreams: boolean;
  isWithoutEnd: boolean;
}

const step = 1 << 20;
const overlap = 256;
const headerLength = 40;
const maxTrailers = 64;
const longestTrailer = 16 * 1024;
const longestDict = 1 << 20;
const marks =
  /(?<!\d)(\d{1,7})\s+(\d{1,5})\s+obj\b|\btrailer\b|\/Type\s*\/(Catalog)\b|(?<![a-z])stream(?=\r?\n|\r)/g;

/**
 * Finds the objects by reading the whole file, as viewers do when the cross-references are broken: the last one counts, and what
 * stands inside a stream is none.
 */
export function recoverCrossReference(source: Source): CrossReference {
  return crossReferenceOf(scan(source));
}

/** Keeps every place that is right, as viewers do, and looks only for the objects that stand elsewhere. */
export function mendCrossReference(source: Source, known: CrossReference): CrossReference {
  const found = scan(source);
  const entries = createXrefEntries(entryLimit(source.size));
  for (const [number, entry] of known.entries) {
    const place = entry.kind === 'offset' ? { ...entry, offset: entry.offset + known.base } : entry;
    const isRight = place.kind !== 'offset' || standsAt(source, { number }, place.offset);
    const mended = isRight ? place : found.entries.get(number);
    if (mended) entries.set(number, mended);
  }
  return { ...known, entries, startxref: 0, isRecovered: true, base: 0 };
}

/** Whether the object of that number stands at a place of the file, and of that generation where one is given. */
export function standsAt(
  source: Source,
  { number, generation }: { number: number; generation?: number },
  position: number,
): boolean {
  const text = source.view(position, headerLength).toString('latin1');
  const [, found, foundGeneration] = /^\s*(\d+)\s+(\d+)\s+obj/.exec(text) ?? [];
  if (found === undefined || Number(found) !== number) return false;
  return generation === undefined || Number(foundGeneration) === generation;
}

interface Header {
  readonly number: number;
  readonly generation: number;
  readonly position: number;
}

function scan(source: Source): Found {
  const found: Found = {
    entries: createXrefEntries(entryLimit(source.size)),
    trailers: [],
    catalog: null,
    hasStreams: false,
    isWithoutEnd: false,
  };
  let current: Header | undefined;
  visitMarks(source, (match, position) => {
    const [text, number, generation, type] = match;
    if (number !== undefined && generation !== undefined) {
      current = { number: Number(number), generation: Number(generation), position };
      found.entries.set(current.number, { kind: 'offset', offset: position, generation: current.generation });
    } else if (text === 'trailer') {
      addTrailer(found, () => readTrailer(source, position + text.length));
    } else if (current && type) {
      found.catalog = new PdfRef(current.number, current.generation);
    } else if (current && text === 'stream') {
      return passStream(source, found, { ...current, keyword: position });
    }
    return undefined;
  });
  return found;
}

/** Shows the marks of a file to `visit`, which says from where to go on when not from there. */
function visitMarks(source: Source, visit: (match: RegExpExecArray, position: number) => number | undefined) {
  for (let at = 0; at < source.size;) {
    const from = Math.max(0, at - 1);
    const text = source.view(from, step + overlap).toString('latin1');
    let next = at + step;
    marks.lastIndex = at - from;
    for (let match = marks.exec(text); match && from + match.index < at + step; match = marks.exec(text)) {
      const onward = visit(match, from + match.index) ?? 0;
      if (onward >= at + step) {
        next = onward;
        break;
      }
      marks.lastIndex = Math.max(marks.lastIndex, onward - from);
    }
    at = next;
  }
}

function addTrailer({ trailers }: Found, read: () => PdfDict | undefined) {
  trailers.push(read);
  if (trailers.length > maxTrailers) trailers.shift();
}

function readTrailer(source: Source, position: number): PdfDict | undefined {
  return attempt(() => asDict(createParser(source.view(position, longestTrailer), 0, true).readObject()));
}

interface FoundStream extends Header {
  readonly keyword: number;
}

/** Takes what a stream of the file's structure holds, and gives the place after the stream's bytes. */
function passStream(source: Source, found: Found, place: FoundStream): number | undefined {
  const object = readHead(source, place);
  if (!(object instanceof PdfStream)) return undefined;
  const length = lengthOf(source, found, object.dict.get('Length'));
  const type = asName(object.dict.get('Type'));
  found.hasStreams ||= type === 'XRef' || type === 'ObjStm';
  if (type === 'XRef') addTrailer(found, () => object.dict);
  if (type === 'ObjStm') attempt(() => takePacked(source, found, { object, length, number: place.number }));
  if (length !== undefined && endsAfter(source, object, length)) return object.start + length;
  if (found.isWithoutEnd) return undefined;
  const end = findForward(source, 'endstream', object.start, source.size);
  found.isWithoutEnd = end < 0;
  return end < 0 ? undefined : end;
}

function readHead(source: Source, { position, keyword }: FoundStream): PdfObject | undefined {
  const length = keyword - position + 'stream\r\n'.length;
  if (length > longestDict) return undefined;
  const head = source.view(position, length);
  return attempt(() => readIndirectObject(head, 0, { last: true, offset: position }).object);
}

function lengthOf(source: Source, { entries }: Found, stated: PdfObject | undefined): number | undefined {
  if (!(stated instanceof PdfRef)) return asInteger(stated);
  const entry = entries.get(stated.number);
  if (entry?.kind !== 'offset') return undefined;
  const head = source.view(entry.offset, headerLength);
  return asInteger(attempt(() => readIndirectObject(head, 0, { last: true, offset: entry.offset }).object));
}

interface Packed {
  readonly object: PdfStream;
  readonly length: number | undefined;
  readonly number: number;
}

function takePacked(source: Source, { entries }: Found, { object, length, number }: Packed) {
  let index = 0;
  for (const packed of openObjectStream(
    object.dict,
    storedBytes(source, object, length),
    source.decoded,
  ).numbers()) {
    entries.set(packed, { kind: 'packed', container: number, index: index++ });
  }
}

function crossReferenceOf({ entries, trailers, catalog, hasStreams }: Found): CrossReference {
  const trailer = newestTrailer(trailers);
  const known: PdfDict = new Map(trailer ?? []);
  if (!trailer && catalog) known.set('Root', catalog);
  if (!known.has('Root')) throw new PdfSyntaxError('no catalog can be found');
  // The strings of object streams could not be read above if the file were encrypted.
  if (known.has('Encrypt')) throw new PdfSyntaxError('a damaged encrypted file cannot be recovered');
  const kind = hasStreams ? 'stream' : 'table';
  return {
    entries,
    trailer: known,
    kind,
    startxref: 0,
    isRecovered: true,
    base: 0,
    hasWrongLength: false,
  };
}

function newestTrailer(trailers: Found['trailers']): PdfDict | undefined {
  for (const read of trailers.toReversed()) {
    const trailer = read();
    if (trailer?.get('Root') instanceof PdfRef) return trailer;
  }
  return undefined;
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof PdfSyntaxError) return undefined;
    throw error;
  }
}
