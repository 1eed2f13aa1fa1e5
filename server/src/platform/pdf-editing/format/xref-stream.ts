import { decodeStream } from './filters.ts';
import { entryLimit, maxObjects } from './limits.ts';
import { asInteger, asName, PdfStream, PdfSyntaxError, type PdfDict, type PdfObject } from './objects.ts';
import { readIndirectObject } from './parser.ts';
import { readWindow, type Source } from './source.ts';
import { endsAfter, storedBytes } from './stream-bytes.ts';
import { createXrefEntries, type XrefEntries, type XrefEntry } from './xref-entries.ts';
import type { XrefSection } from './xref-section.ts';

const widestField = 8;

/** Reads a section that is a stream. */
export function readCrossReferenceStream(source: Source, position: number): XrefSection {
  const { object } = readWindow(source, position, (window, last) =>
    readIndirectObject(window, 0, { last, offset: position }),
  );
  if (!(object instanceof PdfStream) || asName(object.dict.get('Type')) !== 'XRef') {
    throw new PdfSyntaxError('no cross-reference stands where startxref points');
  }
  const length = asInteger(object.dict.get('Length'));
  const data = decodeStream(object.dict, storedBytes(source, object, length), source.decoded);
  return {
    kind: 'stream',
    entries: readEntries(source, object.dict, data),
    trailer: object.dict,
    hasWrongLength: !endsAfter(source, object, length ?? -1),
  };
}

function readEntries(source: Source, dict: PdfDict, data: Uint8Array): XrefEntries {
  const widths = numbers(dict.get('W'));
  const [typeWidth = 0, secondWidth = 0, thirdWidth = 0] = widths;
  const width = typeWidth + secondWidth + thirdWidth;
  if (width < 1 || widths.some((bytes) => bytes < 0 || bytes > widestField)) {
    throw new PdfSyntaxError('the widths of the cross-reference stream are out of range');
  }
  const index = numbers(dict.get('Index') ?? [0, asInteger(dict.get('Size')) ?? 0]);
  const entries = createXrefEntries(entryLimit(source.size));
  let at = 0;
  for (let pair = 0; pair + 1 < index.length; pair += 2) {
    const [first = 0, count = 0] = [index[pair], index[pair + 1]];
    if (first < 0 || count < 0 || first + count > maxObjects)
      throw new PdfSyntaxError('the cross-reference stream is out of range');
    for (let number = first; number < first + count && at + width <= data.length; number++, at += width) {
      const type = typeWidth ? field(data, at, typeWidth) : 1;
      const second = field(data, at + typeWidth, secondWidth);
      entries.set(number, entryOf(type, second, field(data, at + typeWidth + secondWidth, thirdWidth)));
    }
  }
  return entries;
}

function entryOf(type: number, second: number, third: number): XrefEntry {
  if (type === 1 && second > 0) return { kind: 'offset', offset: second, generation: third };
  if (type === 2) return { kind: 'packed', container: second, index: third };
  return { kind: 'free' };
}

function field(data: Uint8Array, at: number, width: number): number {
  let value = 0;
  for (let index = 0; index < width; index++) value = value * 256 + (data[at + index] ?? 0);
  return value;
}

function numbers(object: PdfObject | undefined): number[] {
  if (!Array.isArray(object)) throw new PdfSyntaxError('the cross-reference stream is malformed');
  return object.map((item) => asInteger(item) ?? 0);
}
