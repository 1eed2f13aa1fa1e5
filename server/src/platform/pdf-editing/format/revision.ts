import { randomBytes } from 'node:crypto';
import type { ChangedObject, PdfDocument } from './document.ts';
import { dict, name, PdfRef, PdfStream, PdfString, type PdfDict, type PdfObject } from './objects.ts';
import { serialize, type Encryption } from './serialize.ts';
import { tableLine } from './xref-line.ts';
import type { XrefEntry } from './xref-entries.ts';

const clear: Encryption = { string: (bytes) => bytes, stream: (bytes) => bytes };

/**
 * Where a revision continues: the end of the file so far, and its newest cross-reference (as offsets are counted in the file),
 * or null where the file has none that can be read and the revision must list all objects.
 */
interface RevisionPlace {
  readonly end: number;
  readonly startxref: number | null;
}

/** A revision ready to be appended, and the place of its cross-reference for the next one. */
interface Revision {
  readonly bytes: Buffer;
  readonly startxref: number;
}

/** Writes changed objects as an incremental update whose cross-reference is of the same kind as the file's newest. */
export function writeRevision(
  document: PdfDocument,
  changes: ReadonlyMap<number, ChangedObject>,
  place: RevisionPlace,
): Revision {
  const { base } = document.crossReference;
  const offsets: Places = new Map(place.startxref === null ? document.crossReference.entries : []);
  const parts: Buffer[] = [];
  let position = place.end;
  push(Buffer.from('\n'));
  for (const [number, { generation, object }] of changes) {
    offsets.set(number, { kind: 'offset', offset: position - base, generation });
    push(Buffer.from(`${number} ${generation} obj\n`, 'latin1'));
    push(serialize(object, encryptionFor(document, number, generation)));
    push(Buffer.from('\nendobj\n', 'latin1'));
  }
  const startxref = position - base;
  push(writeCrossReference(document, { offsets, startxref, previous: place.startxref }));
  push(Buffer.from(`startxref\n${startxref}\n%%EOF\n`, 'latin1'));
  return { bytes: Buffer.concat(parts), startxref };

  function push(part: Buffer) {
    parts.push(part);
    position += part.length;
  }
}

function encryptionFor({ security }: PdfDocument, number: number, generation: number): Encryption {
  if (!security) return clear;
  const owner = { number, generation };
  return {
    string: (bytes) => security.encryptString(bytes, owner),
    stream: (bytes) => security.encryptStream(bytes, owner),
  };
}

type Places = Map<number, XrefEntry>;

interface Section {
  readonly offsets: Places;
  readonly startxref: number;
  readonly previous: number | null;
}

function writeCrossReference(document: PdfDocument, section: Section): Buffer {
  if (document.crossReference.kind === 'table') return writeTable(document, section);
  const number = document.reserve().number;
  section.offsets.set(number, { kind: 'offset', offset: section.startxref, generation: 0 });
  return Buffer.concat([
    Buffer.from(`${number} 0 obj\n`, 'latin1'),
    serialize(streamOf(document, section), clear),
    Buffer.from('\nendobj\n', 'latin1'),
  ]);
}

function writeTable(document: PdfDocument, section: Section): Buffer {
  const lines = ['xref'];
  for (const run of runsOf(section.offsets)) {
    lines.push(`${run[0]?.number ?? 0} ${run.length}`);
    for (const { entry } of run) lines.push(tableLine(entry));
  }
  const trailer = serialize(trailerOf(document, section), clear).toString('latin1');
  return Buffer.from(`${lines.join('\n')}\ntrailer\n${trailer}\n`, 'latin1');
}

function streamRow(entry: XrefEntry): Buffer {
  const row = Buffer.alloc(9);
  row.writeUInt8(entry.kind === 'packed' ? 2 : entry.kind === 'offset' ? 1 : 0, 0);
  if (entry.kind === 'free') return row;
  row.writeUIntBE(entry.kind === 'packed' ? entry.container : entry.offset, 1, 6);
  row.writeUInt16BE(entry.kind === 'packed' ? entry.index : entry.generation, 7);
  return row;
}

function streamOf(document: PdfDocument, section: Section): PdfStream {
  const runs = runsOf(section.offsets);
  const rows = runs.flat().map(({ entry }) => streamRow(entry));
  const entries = dict({
    Type: name('XRef'),
    W: [1, 6, 2],
    Index: runs.flatMap((run) => [run[0]?.number ?? 0, run.length]),
  });
  for (const [key, value] of trailerOf(document, section)) entries.set(key, value);
  return new PdfStream(entries, { data: Buffer.concat(rows) });
}

function trailerOf(document: PdfDocument, section: Section): PdfDict {
  const { trailer } = document.crossReference;
  const entries = dict({ Size: document.nextNumber() });
  if (section.previous !== null) entries.set('Prev', section.previous);
  for (const key of ['Root', 'Info', 'Encrypt']) {
    const value = trailer.get(key);
    if (value instanceof PdfRef) entries.set(key, document.refTo(value.number));
    else if (value !== undefined) entries.set(key, value);
  }
  const id = identifier(document, trailer.get('ID'));
  return id ? entries.set('ID', [id, new PdfString(randomBytes(16), true)]) : entries;
}

function identifier(document: PdfDocument, id: PdfObject | undefined): PdfString | undefined {
  const parts = document.resolve(id);
  const first = document.resolve(Array.isArray(parts) ? parts[0] : null);
  if (first instanceof PdfString) return new PdfString(first.bytes, true);
  // The key of an encrypted file is made from its ID: one that has none must not get one.
  return document.security ? undefined : new PdfString(randomBytes(16), true);
}

type Run = { readonly number: number; readonly entry: XrefEntry }[];

function runsOf(offsets: Section['offsets']): Run[] {
  const runs: Run[] = [];
  for (const [number, entry] of [...offsets].toSorted(([a], [b]) => a - b)) {
    const run = runs.at(-1);
    if (run && run.at(-1)?.number === number - 1) run.push({ number, entry });
    else runs.push([{ number, entry }]);
  }
  return runs;
}
