import { closeSync, openSync, writeSync } from 'node:fs';
import { mendedNodes } from '../format/page-tree.ts';
import { EncryptionError } from '../encryption/security-handler.ts';
import { openDocument, type PdfDocument } from '../format/document.ts';
import { maxObjects } from '../format/limits.ts';
import { asInteger, asName, dict, PdfRef, PdfStream, PdfString, PdfSyntaxError } from '../format/objects.ts';
import type { PdfDict, PdfObject } from '../format/objects.ts';
import { mendCrossReference, recoverCrossReference } from '../format/recover.ts';
import { serialize, type Encryption } from '../format/serialize.ts';
import { openSource, type Source } from '../format/source.ts';
import { storedBytes } from '../format/stream-bytes.ts';
import { tableLine } from '../format/xref-line.ts';
import type { XrefEntry } from '../format/xref-entries.ts';
import { readCrossReference } from '../format/xref.ts';
import { contentsOf, standInOrder, type PageContent } from './page-contents.ts';

// Each gap costs a line of the table: a few bytes could otherwise ask for a file of 160 MB.
const maxGaps = 100_000;
const clear: Encryption = { string: (bytes) => bytes, stream: (bytes) => bytes };

/**
 * Rewrites a damaged file whole from the objects that can be found in it; false when none make a document, pages are lost, or a
 * page would show something else than it did. Places that are right are believed; all objects are looked for only where the
 * cross-references cannot be followed.
 */
export function repairFile(path: string, to: string): boolean {
  const source = openSource(path);
  try {
    const known = attempt(() => readCrossReference(source));
    const before = known ? (attempt(() => contentsOf(openDocument(source, known))) ?? []) : [];
    const ways = [
      ...(known ? [() => mendCrossReference(source, known)] : []),
      () => recoverCrossReference(source),
    ];
    return ways.some((way) => attempt(() => rewriteBy(openDocument(source, way()), to, before)) ?? false);
  } finally {
    source.close();
  }
}

function rewriteBy(document: PdfDocument, to: string, before: readonly PageContent[]): boolean {
  // What is written is in clear: the streams of an encrypted file would be lost.
  if (document.security) return false;
  const expected = expectedPages(document);
  rewrite(document, to);
  return holdsPages(to, { expected, before });
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof PdfSyntaxError || error instanceof EncryptionError) return undefined;
    throw error;
  }
}

function rewrite(document: PdfDocument, to: string) {
  const file = openSync(to, 'w', 0o600);
  try {
    let position = 0;
    const write = (bytes: Uint8Array | string) => {
      const data = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
      for (let done = 0; done < data.length;) done += writeSync(file, data, done);
      position += data.length;
    };
    write('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
    const places = new Map<number, XrefEntry>();
    const mended = mendedNodes(document);
    let size = document.nextNumber();
    for (const { ref, object } of readableObjects(document)) {
      size = Math.max(size, highestReference(object) + 1);
      places.set(ref.number, { kind: 'offset', offset: position, generation: 0 });
      write(`${ref.number} 0 obj\n`);
      write(serialize(withoutGenerations(mended.get(ref.number) ?? object), clear));
      write('\nendobj\n');
    }
    if (size - places.size > maxGaps)
      throw new PdfSyntaxError('the numbers of the objects are too far apart');
    const start = position;
    const lines = Array.from({ length: size }, (_, number) => `${tableLine(places.get(number))}\n`);
    write(`xref\n0 ${size}\n${lines.join('')}trailer\n`);
    write(serialize(withoutGenerations(trailerOf(document, size)), clear));
    write(`\nstartxref\n${start}\n%%EOF\n`);
  } finally {
    closeSync(file);
  }
}

/** All objects but those that only hold the old structure; what cannot be read is left out, and refers to nothing. */
function* readableObjects(document: PdfDocument): Generator<{ ref: PdfRef; object: PdfObject }> {
  for (const [number, entry] of document.crossReference.entries) {
    const ref = new PdfRef(number, entry.kind === 'offset' ? entry.generation : 0);
    const object = readWhole(document, ref);
    if (object !== null) yield { ref, object };
  }
}

/** The object as its new file holds it: there every object is the first of its number. */
function withoutGenerations(object: PdfObject): PdfObject {
  if (object instanceof PdfRef) return new PdfRef(object.number, 0);
  if (Array.isArray(object)) return object.map(withoutGenerations);
  if (object instanceof PdfStream) {
    return new PdfStream(entriesWithoutGenerations(object.dict), { data: object.data ?? new Uint8Array() });
  }
  return object instanceof Map ? entriesWithoutGenerations(object) : object;
}

function entriesWithoutGenerations(entries: PdfDict): PdfDict {
  return new Map([...entries].map(([key, value]) => [key, withoutGenerations(value)]));
}

/** A lost object's number must stay free: else what is added later would be mistaken for it. */
function highestReference(object: PdfObject): number {
  if (object instanceof PdfRef) return object.number <= maxObjects ? object.number : 0;
  if (object instanceof PdfStream) return highestReference(object.dict);
  const inner = object instanceof Map ? [...object.values()] : Array.isArray(object) ? object : [];
  return inner.reduce<number>((highest, item) => Math.max(highest, highestReference(item)), 0);
}

function readWhole(document: PdfDocument, ref: PdfRef): PdfObject {
  try {
    const object = document.peek(ref.number);
    if (!(object instanceof PdfStream)) return object;
    if (['XRef', 'ObjStm'].includes(asName(object.dict.get('Type')) ?? '')) return null;
    const length = asInteger(document.resolve(object.dict.get('Length')));
    return new PdfStream(object.dict, { data: storedBytes(document.source, object, length) });
  } catch (error) {
    if (error instanceof PdfSyntaxError) return null;
    throw error;
  }
}

function trailerOf({ crossReference }: PdfDocument, size: number) {
  const { trailer } = crossReference;
  const entries = dict({ Size: size, Root: trailer.get('Root') ?? null });
  const [info, id] = [trailer.get('Info'), trailer.get('ID')];
  if (info instanceof PdfRef) entries.set('Info', info);
  if (Array.isArray(id) && id.every((part) => part instanceof PdfString)) entries.set('ID', id);
  return entries;
}

function holdsPages(
  path: string,
  { expected, before }: { expected: number; before: readonly PageContent[] },
): boolean {
  const source: Source = openSource(path);
  try {
    const after = contentsOf(openDocument(source));
    return after.length >= expected && standInOrder(before, after);
  } finally {
    source.close();
  }
}

/** How many pages the damaged file states, and one at least. */
function expectedPages(document: PdfDocument): number {
  const tree = document.resolveDict(document.catalog().dict.get('Pages'));
  return Math.max(1, asInteger(document.resolve(tree?.get('Count'))) ?? 1);
}
