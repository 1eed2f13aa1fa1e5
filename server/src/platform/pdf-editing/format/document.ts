import { openSecurityHandler, type SecurityHandler } from '../encryption/security-handler.ts';
import { decryptStrings } from '../encryption/decrypt-strings.ts';
import { createByteBudget } from './byte-budget.ts';
import { maxDecodedBytes, maxObjects } from './limits.ts';
import { openObjectStream, type ObjectStream } from './object-stream.ts';
import { asDict, asInteger, PdfRef, PdfStream, PdfString, PdfSyntaxError } from './objects.ts';
import type { PdfDict, PdfObject } from './objects.ts';
import { readIndirectObject } from './parser.ts';
import { readWindow, type Source } from './source.ts';
import { storedBytes } from './stream-bytes.ts';
import type { XrefEntry } from './xref-entries.ts';
import { readCrossReference, type CrossReference } from './xref.ts';

/** An object that was changed or added since the file was opened. */
export interface ChangedObject {
  readonly generation: number;
  readonly object: PdfObject;
}

/** An opened PDF: objects are read when they are asked for, and changes lie over them until they are written as a revision. */
export interface PdfDocument {
  readonly source: Source;
  readonly crossReference: CrossReference;
  readonly security: SecurityHandler | null;
  /** The object behind a reference (or the object itself); null when it is missing. */
  readonly resolve: (object: PdfObject | undefined) => PdfObject;
  /** The object of a number, without keeping it: for whoever goes through all that a file has. */
  readonly peek: (number: number) => PdfObject;
  readonly resolveDict: (object: PdfObject | undefined) => PdfDict | undefined;
  readonly catalog: () => { ref: PdfRef; dict: PdfDict };
  /** The reference to an object with the generation that its entry states, whatever others write. */
  readonly refTo: (number: number) => PdfRef;
  /** Puts a changed object in place; it belongs to the next revision. */
  readonly change: (ref: PdfRef, object: PdfObject) => void;
  /** Adds a new object. */
  readonly add: (object: PdfObject) => PdfRef;
  /** Gives out the number of a new object that is filled in later with `change`. */
  readonly reserve: () => PdfRef;
  readonly nextNumber: () => number;
  /** What changed since the last call; forgets it. */
  readonly takeChanges: () => Map<number, ChangedObject>;
  /** Whether an object that was read stands in its stream at another place than its entry states: for some readers it is missing. */
  readonly hasWrongIndex: () => boolean;
}

type PackedEntry = Extract<XrefEntry, { kind: 'packed' }>;

/** Decoded object streams that are kept: two states of a file are compared, and what is dropped stays for a while. */
const maxCachedBytes = 8 * 1024 * 1024;
const deepestEncryption = 4;
const highestGeneration = 65_535;

/** Opens a PDF for reading and for appending revisions. Throws on broken cross-references and on a needed password. */
export function openDocument(source: Source, crossReference = readCrossReference(source)): PdfDocument {
  const loaded = new Map<number, PdfObject>();
  const overlay = new Map<number, ChangedObject>();
  const objectStreams = new Map<number, ObjectStream>();
  const decodedBefore = new Set<number>();
  let cachedBytes = 0;
  let changes = new Map<number, ChangedObject>();
  let nextNumber = firstFreeNumber(crossReference);
  let hasWrongIndex = false;
  let security: SecurityHandler | null = null;
  security = openSecurity();

  return {
    source,
    crossReference,
    security,
    resolve,
    peek,
    resolveDict: (object) => asDict(resolve(object)),
    catalog,
    refTo,
    change,
    add: (object) => change(reserve(), object),
    reserve,
    nextNumber: () => nextNumber,
    takeChanges,
    hasWrongIndex: () => hasWrongIndex,
  };

  function resolve(object: PdfObject | undefined): PdfObject {
    let current = object ?? null;
    for (let hops = 0; current instanceof PdfRef; hops++) {
      if (hops > 32) throw new PdfSyntaxError('references run in a circle');
      current = load(current.number);
    }
    return current;
  }

  function peek(number: number): PdfObject {
    const kept = known(number);
    const object = kept === undefined ? read(number, crossReference.entries.get(number)) : kept;
    return object instanceof PdfRef ? resolve(object) : object;
  }

  function load(number: number): PdfObject {
    let object = known(number);
    if (object === undefined) {
      object = read(number, crossReference.entries.get(number));
      loaded.set(number, object);
    }
    return object;
  }

  function known(number: number): PdfObject | undefined {
    const changed = overlay.get(number);
    return changed ? changed.object : loaded.get(number);
  }

  function read(number: number, entry: XrefEntry | undefined): PdfObject {
    if (!entry || entry.kind === 'free') return null;
    if (entry.kind === 'packed') return readPacked(number, entry);
    const position = entry.offset + crossReference.base;
    const found = readWindow(source, position, (window, last) =>
      readIndirectObject(window, 0, { last, offset: position }),
    );
    if (found.number !== number) throw new PdfSyntaxError('a cross-reference points at another object');
    return security ? decryptStrings(found.object, security, found) : found.object;
  }

  function readPacked(number: number, { container, index }: PackedEntry): PdfObject {
    const stream = objectStream(container);
    hasWrongIndex ||= !stream.holdsAt(index, number);
    return stream.get(number) ?? null;
  }

  function objectStream(container: number): ObjectStream {
    const known = objectStreams.get(container);
    if (known) return known;
    const entry = crossReference.entries.get(container);
    const stream = entry?.kind === 'offset' ? load(container) : null;
    if (!(stream instanceof PdfStream)) throw new PdfSyntaxError('an object stream is missing');
    const stored = storedBytes(source, stream, asInteger(resolve(stream.dict.get('Length'))));
    const generation = entry?.kind === 'offset' ? entry.generation : 0;
    const plain = security ? security.decryptStream(stored, { number: container, generation }) : stored;
    // What has to be decoded again, because others took its place in memory, is taken off the file's budget once.
    const budget = decodedBefore.has(container) ? createByteBudget(maxDecodedBytes) : source.decoded;
    decodedBefore.add(container);
    const opened = openObjectStream(stream.dict, plain, budget);
    keepStream(container, opened);
    return opened;
  }

  function keepStream(container: number, opened: ObjectStream) {
    cachedBytes += opened.size;
    for (const [number, { size }] of objectStreams) {
      if (cachedBytes <= maxCachedBytes) break;
      objectStreams.delete(number);
      cachedBytes -= size;
    }
    objectStreams.set(container, opened);
  }

  function openSecurity(): SecurityHandler | null {
    const encrypt = asDict(resolve(crossReference.trailer.get('Encrypt')));
    if (!encrypt) return null;
    const resolved: PdfDict = new Map([...encrypt].map(([key, value]) => [key, resolveDeep(value, 0)]));
    // Others would make another key of it, and not open the file.
    if ([...resolved.values()].some((value) => value instanceof PdfString && value.isDoubtful)) {
      throw new PdfSyntaxError('the strings of the encryption are malformed');
    }
    const id = resolve(crossReference.trailer.get('ID'));
    const first = Array.isArray(id) ? resolve(id[0]) : null;
    loaded.clear();
    return openSecurityHandler(resolved, first instanceof PdfString ? first.bytes : new Uint8Array());
  }

  function resolveDeep(object: PdfObject, depth: number): PdfObject {
    const value = resolve(object);
    if (!(value instanceof Map) || depth > deepestEncryption) return value;
    return new Map([...value].map(([key, item]) => [key, resolveDeep(item, depth + 1)]));
  }

  function catalog() {
    const root = crossReference.trailer.get('Root');
    const dict = asDict(resolve(root));
    if (!(root instanceof PdfRef) || !dict) throw new PdfSyntaxError('the file has no catalog');
    return { ref: refTo(root.number), dict };
  }

  function refTo(number: number): PdfRef {
    const entry = crossReference.entries.get(number);
    const generation = entry?.kind === 'offset' ? entry.generation : 0;
    return new PdfRef(number, generation <= highestGeneration ? generation : 0);
  }

  function change(ref: PdfRef, object: PdfObject): PdfRef {
    const changed = { generation: refTo(ref.number).generation, object };
    overlay.set(ref.number, changed);
    changes.set(ref.number, changed);
    return ref;
  }

  function reserve(): PdfRef {
    return new PdfRef(nextNumber++, 0);
  }

  function takeChanges() {
    const taken = changes;
    changes = new Map();
    return taken;
  }
}

function firstFreeNumber({ entries, trailer }: CrossReference): number {
  const size = asInteger(trailer.get('Size')) ?? 1;
  // A size out of range is a mistake of the writer: readers would not accept the numbers that follow from it.
  let highest = size <= maxObjects ? size - 1 : 0;
  for (const number of entries.keys()) highest = Math.max(highest, number);
  return highest + 1;
}
