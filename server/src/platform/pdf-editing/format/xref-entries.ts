import { maxObjects } from './limits.ts';
import { PdfSyntaxError } from './objects.ts';

/** Where an object lies: free, at an offset of the file, or inside an object stream. */
export type XrefEntry =
  | { readonly kind: 'free' }
  | { readonly kind: 'offset'; readonly offset: number; readonly generation: number }
  | { readonly kind: 'packed'; readonly container: number; readonly index: number };

/** Cross-reference entries by object number, iterated in the order in which they came; a `Map` is one too. */
export interface XrefEntries extends Iterable<[number, XrefEntry]> {
  readonly size: number;
  readonly get: (number: number) => XrefEntry | undefined;
  readonly has: (number: number) => boolean;
  readonly set: (number: number, entry: XrefEntry) => unknown;
  readonly keys: () => IterableIterator<number>;
}

const kinds = ['free', 'offset', 'packed'] as const;
const free: XrefEntry = { kind: 'free' };
const firstCapacity = 64;
const blockBits = 10;
const blockMask = (1 << blockBits) - 1;

/** Makes an empty table that refuses more than `limit` entries, and leaves out numbers that no reader accepts. */
export function createXrefEntries(limit: number): XrefEntries {
  // The places plus one, by number, in blocks that are there only where a number is.
  const places: (Uint32Array | undefined)[] = [];
  let columns = emptyColumns(firstCapacity);
  let size = 0;
  return {
    get size() {
      return size;
    },
    get: (number) => entryAt(placeOf(number)),
    has: (number) => placeOf(number) >= 0,
    set,
    keys,
    [Symbol.iterator]: entries,
  };

  function placeOf(number: number): number {
    return isNumber(number) ? (places[number >> blockBits]?.[number & blockMask] ?? 0) - 1 : -1;
  }

  function set(number: number, entry: XrefEntry) {
    if (!isNumber(number)) return;
    const known = placeOf(number);
    if (known >= 0) return put(known, number, entry);
    if (size >= limit) throw new PdfSyntaxError('the file has more cross-references than room for them');
    if (size === columns.numbers.length) columns = grown(columns);
    const block = (places[number >> blockBits] ??= new Uint32Array(1 << blockBits));
    block[number & blockMask] = size + 1;
    put(size++, number, entry);
  }

  function put(place: number, number: number, entry: XrefEntry) {
    columns.numbers[place] = number;
    columns.kinds[place] = kinds.indexOf(entry.kind);
    if (entry.kind === 'free') return;
    columns.first[place] = entry.kind === 'offset' ? entry.offset : entry.container;
    columns.second[place] = entry.kind === 'offset' ? entry.generation : entry.index;
  }

  function entryAt(place: number): XrefEntry | undefined {
    if (place < 0) return undefined;
    const [first, second] = [columns.first[place] ?? 0, columns.second[place] ?? 0];
    const kind = kinds[columns.kinds[place] ?? 0];
    if (kind === 'offset') return { kind, offset: first, generation: second };
    return kind === 'packed' ? { kind, container: first, index: second } : free;
  }

  function* keys() {
    for (let place = 0; place < size; place++) yield columns.numbers[place] ?? 0;
  }

  function* entries(): IterableIterator<[number, XrefEntry]> {
    for (let place = 0; place < size; place++) yield [columns.numbers[place] ?? 0, entryAt(place) ?? free];
  }
}

function isNumber(number: number): boolean {
  return Number.isInteger(number) && number >= 0 && number <= maxObjects;
}

interface Columns {
  readonly numbers: Uint32Array;
  readonly kinds: Uint8Array;
  /** An offset, or the number of an object stream. */
  readonly first: Float64Array;
  /** A generation, or the place in an object stream. */
  readonly second: Float64Array;
}

function emptyColumns(capacity: number): Columns {
  return {
    numbers: new Uint32Array(capacity),
    kinds: new Uint8Array(capacity),
    first: new Float64Array(capacity),
    second: new Float64Array(capacity),
  };
}

function grown(old: Columns): Columns {
  const columns = emptyColumns(old.numbers.length * 2);
  columns.numbers.set(old.numbers);
  columns.kinds.set(old.kinds);
  columns.first.set(old.first);
  columns.second.set(old.second);
  return columns;
}
