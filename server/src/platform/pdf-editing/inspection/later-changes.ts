import { createByteBudget } from '../format/byte-budget.ts';
import { openDocument, type PdfDocument } from '../format/document.ts';
import { maxDecodedBytes } from '../format/limits.ts';
import { createNumberSet, type NumberSet } from '../format/number-set.ts';
import { asName, PdfRef, PdfStream, PdfSyntaxError, type PdfObject } from '../format/objects.ts';
import type { Source } from '../format/source.ts';
import type { XrefEntry } from '../format/xref-entries.ts';
import { createAdditionRules } from './addition-rules.ts';

/** A signature as far as later changes are concerned: its value, and where the bytes end that it covers. */
interface CoveringSignature {
  readonly contents: Uint8Array;
  readonly end: number;
  /** Whether the state that it covers is compared; a broken one's is anything. */
  readonly isCompared: boolean;
}

interface State {
  readonly end: number;
  readonly document: PdfDocument;
}

// Each state costs a look at all its entries: where that would take too long, the first and the last states alone are compared.
const maxLooks = 1_000_000;

/**
 * Whether anything but further signatures (and what verifiers need of them) came into a file after one of its signatures:
 * each covered state is compared with the next, and the last with the whole file.
 */
export function hasLaterChanges(document: PdfDocument, signatures: readonly CoveringSignature[]): boolean {
  const { size } = document.source;
  const compared = signatures.filter(({ isCompared, end }) => isCompared && end < size);
  const ends = [...new Set(compared.map(({ end }) => end))];
  if (ends.every((end) => isBlank(document.source, end, size))) return false;
  if (document.crossReference.isRecovered) return true;
  try {
    return compareStates(
      document,
      signatures,
      ends.toSorted((a, b) => a - b),
    );
  } catch (error) {
    if (error instanceof PdfSyntaxError) return true;
    throw error;
  }
}

function compareStates(
  document: PdfDocument,
  signatures: readonly CoveringSignature[],
  ends: readonly number[],
): boolean {
  const isCheap = ends.length * document.crossReference.entries.size <= maxLooks;
  const compared = isCheap ? ends : ends.filter((_, index) => index === 0 || index === ends.length - 1);
  let before: State | undefined;
  const references: References = { missing: createNumberSet(), referenced: createNumberSet() };
  for (const end of [...compared, document.source.size]) {
    const isWhole = end === document.source.size;
    if (isWhole && before && isBlank(document.source, before.end, end)) return false;
    const after = { end, document: isWhole ? document : openDocument(prefixOf(document.source, end)) };
    if (!before) collectReferences(after.document, after.document.crossReference.entries.keys(), references);
    else if (isChanged({ before, after, signatures, references })) return true;
    before = after;
  }
  return false;
}

interface Step {
  readonly before: State;
  readonly after: State;
  readonly signatures: readonly CoveringSignature[];
  readonly references: References;
}

/** To what the objects of the signed states refer. */
interface References {
  /** Numbers that they do not have: to fill one in changes what was signed. */
  readonly missing: NumberSet;
  /** Numbers to which anything but the catalog refers. */
  readonly referenced: NumberSet;
}

function isChanged({ before, after, signatures, references }: Step): boolean {
  const touched = touchedNumbers(before.document, after.document);
  if (touched.size === 0) return true;
  const rules = createAdditionRules({
    before: before.document,
    after: after.document,
    added: signatures.filter(({ end }) => end > before.end).map(({ contents }) => contents),
    referenced: references.referenced,
  });
  if (!rules.keepRoot()) return true;
  for (const number of touched) {
    const [old, current] = [read(before.document, number), read(after.document, number)];
    if (
      old === null
        ? current !== null && references.missing.has(number)
        : !rules.allow(number, { old, current })
    ) {
      return true;
    }
  }
  collectReferences(after.document, touched, references);
  return false;
}

/** Numbers whose place is another one than before, or that lie in an object stream that is. */
function touchedNumbers(before: PdfDocument, after: PdfDocument): Set<number> {
  const [old, current] = [before.crossReference.entries, after.crossReference.entries];
  const touched = new Set<number>();
  for (const [number, entry] of current) if (!isSamePlace(old.get(number), entry)) touched.add(number);
  for (const [number, entry] of old) {
    if (!current.has(number) && entry.kind !== 'free') touched.add(number);
    if (entry.kind === 'packed' && touched.has(entry.container)) touched.add(number);
  }
  return touched;
}

function isSamePlace(a: XrefEntry | undefined, b: XrefEntry): boolean {
  if (!a || a.kind === 'free') return b.kind === 'free';
  if (a.kind === 'offset') return b.kind === 'offset' && a.offset === b.offset;
  return b.kind === 'packed' && a.container === b.container;
}

function collectReferences(
  document: PdfDocument,
  numbers: Iterable<number>,
  { missing, referenced }: References,
) {
  const { entries } = document.crossReference;
  const root = document.catalog().ref.number;
  for (const number of numbers) {
    visitReferences(read(document, number), (ref) => {
      if ((entries.get(ref.number)?.kind ?? 'free') === 'free') missing.add(ref.number);
      if (number !== root) referenced.add(ref.number);
    });
  }
}

function visitReferences(object: PdfObject, visit: (ref: PdfRef) => void) {
  if (object instanceof PdfRef) visit(object);
  else if (object instanceof PdfStream) visitReferences(object.dict, visit);
  else if (Array.isArray(object)) for (const item of object) visitReferences(item, visit);
  else if (object instanceof Map) for (const item of object.values()) visitReferences(item, visit);
}

/** An object, or null where it is missing, cannot be read, or only holds the structure of the file. */
function read(document: PdfDocument, number: number): PdfObject {
  try {
    const object = document.peek(number);
    const type = object instanceof PdfStream ? asName(object.dict.get('Type')) : undefined;
    return type === 'XRef' || type === 'ObjStm' ? null : object;
  } catch (error) {
    if (error instanceof PdfSyntaxError) return null;
    throw error;
  }
}

function prefixOf(source: Source, size: number): Source {
  return {
    size,
    read: (position, length) => source.read(position, Math.min(length, size - position)),
    view: (position, length) => source.view(position, Math.min(length, size - position)),
    decoded: createByteBudget(maxDecodedBytes),
    close: () => undefined,
  };
}

function isBlank(source: Source, from: number, to: number): boolean {
  const longest = 4096;
  return to - from <= longest && source.view(from, to - from).every((byte) => byte <= 0x20);
}
