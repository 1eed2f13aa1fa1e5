import { openObjectStream } from './object-stream.ts';
import { asDict, asInteger, PdfRef, PdfStream, PdfSyntaxError, type PdfDict } from './objects.ts';
import { createParser, readIndirectObject } from './parser.ts';
import { readWindow, type Source } from './source.ts';
import { storedBytes } from './stream-bytes.ts';
import type { CrossReference, XrefEntry } from './xref.ts';

interface Found {
  readonly entries: Map<number, XrefEntry>;
  trailer: PdfDict | null;
  catalog: PdfRef | null;
  hasStreams: boolean;
}

const step = 1 << 20;
const overlap = 256;
const marks = /(?<!\d)(\d{1,7})\s+(\d{1,5})\s+obj\b|\btrailer\b|\/Type\s*\/(ObjStm|XRef|Catalog)\b/g;

/** Finds the objects by reading the whole file, as viewers do when the cross-references are broken: the last one counts. */
export function recoverCrossReference(source: Source): CrossReference {
  const found: Found = { entries: new Map(), trailer: null, catalog: null, hasStreams: false };
  let current: { number: number; generation: number; position: number } | undefined;
  for (const { match, position } of findMarks(source)) {
    const [text, number, generation, type] = match;
    if (number !== undefined && generation !== undefined) {
      current = { number: Number(number), generation: Number(generation), position };
      found.entries.set(current.number, { kind: 'offset', offset: position, generation: current.generation });
    } else if (text === 'trailer') {
      takeTrailer(found, readTrailer(source, position + text.length));
    } else if (current && type) {
      attempt(() => current && takeTyped(source, found, { ...current, type }));
    }
  }
  return crossReferenceOf(found);
}

function* findMarks(source: Source) {
  for (let at = 0; at < source.size; at += step) {
    const from = Math.max(0, at - 1);
    const text = source.read(from, step + overlap).toString('latin1');
    for (const match of text.matchAll(marks)) {
      const position = from + match.index;
      if (position >= at && position < at + step) yield { match, position };
    }
  }
}

function readTrailer(source: Source, position: number): PdfDict | undefined {
  return attempt(() =>
    asDict(readWindow(source, position, (window, last) => createParser(window, 0, last).readObject())),
  );
}

function takeTrailer(found: Found, trailer: PdfDict | undefined) {
  if (trailer?.get('Root') instanceof PdfRef) found.trailer = trailer;
}

interface Typed {
  readonly number: number;
  readonly generation: number;
  readonly position: number;
  readonly type: string;
}

function takeTyped(source: Source, found: Found, { number, generation, position, type }: Typed) {
  if (type === 'Catalog') {
    found.catalog = new PdfRef(number, generation);
    return;
  }
  const { object } = readWindow(source, position, (window, last) =>
    readIndirectObject(window, 0, { last, offset: position }),
  );
  if (!(object instanceof PdfStream)) return;
  found.hasStreams = true;
  if (type === 'XRef') return takeTrailer(found, object.dict);
  const stored = storedBytes(source, object, asInteger(object.dict.get('Length')));
  let index = 0;
  for (const packed of openObjectStream(object.dict, stored).numbers()) {
    found.entries.set(packed, { kind: 'packed', container: number, index: index++ });
  }
}

function crossReferenceOf({ entries, trailer, catalog, hasStreams }: Found): CrossReference {
  const known: PdfDict = new Map(trailer ?? []);
  if (!trailer && catalog) known.set('Root', catalog);
  if (!known.has('Root')) throw new PdfSyntaxError('no catalog can be found');
  // The strings of object streams could not be read above if the file were encrypted.
  if (known.has('Encrypt')) throw new PdfSyntaxError('a damaged encrypted file cannot be recovered');
  const kind = hasStreams ? 'stream' : 'table';
  return { entries, trailer: known, kind, startxref: 0, isRecovered: true, base: 0 };
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof PdfSyntaxError) return undefined;
    throw error;
  }
}
