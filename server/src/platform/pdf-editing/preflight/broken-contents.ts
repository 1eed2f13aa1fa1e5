import type { PdfDocument } from '../format/document.ts';
import { asInteger, asName, PdfRef, PdfStream } from '../format/objects.ts';
import { readOrNone } from '../format/read-or-none.ts';
import type { PdfDict, PdfObject } from '../format/objects.ts';
import type { Page } from '../format/page-tree.ts';
import { storedBytes } from '../format/stream-bytes.ts';
import { colourCount } from './colour-count.ts';
import { isWholeContent } from './whole-content.ts';

/** Bytes that are looked through, as they are stored and once they are decoded; what lies beyond counts as whole. */
const maxReadBytes = 64 * 1024 * 1024;
const deepest = 8;

/**
 * The pages (from 1) that draw something, text or pictures, that is missing, cannot be decoded or ends too early: a reader shows nothing
 * in its place, or something black. Of an encrypted file nothing is known.
 */
export function findBrokenPages(document: PdfDocument, pages: readonly Page[]): ReadonlySet<number> {
  if (document.security) return new Set();
  const known = new Map<number, boolean>();
  let left = maxReadBytes;
  // What cannot even be found draws nothing.
  const broken = pages.flatMap((page, index) =>
    (readOrNone(() => isBrokenPage(page)) ?? true) ? [index + 1] : [],
  );
  return new Set(broken);

  function isBrokenPage({ dict, inherited }: Page): boolean {
    const given = dict.get('Contents');
    const contents = document.resolve(given);
    const parts = Array.isArray(contents) ? contents : [given];
    // A page without contents is blank; contents that are not there are not.
    const isMissing = parts.some(
      (part) => part instanceof PdfRef && !(document.resolve(part) instanceof PdfStream),
    );
    return (
      isMissing || parts.some((part) => isBroken(part, 'text')) || hasBrokenObjects(inherited.Resources, 0)
    );
  }

  function hasBrokenObjects(resources: PdfObject | undefined, depth: number): boolean {
    const objects = document.resolveDict(document.resolveDict(resources)?.get('XObject'));
    // No short cut: each object is looked at once, and known for every page that draws it.
    return [...(objects?.values() ?? [])].filter((object) => isBrokenObject(object, depth)).length > 0;
  }

  function isBrokenObject(object: PdfObject, depth: number): boolean {
    if (!(object instanceof PdfRef)) return false;
    const before = known.get(object.number);
    if (before !== undefined) return before;
    // A form that draws itself is no more broken for that.
    known.set(object.number, false);
    const stream = document.resolve(object);
    const isFound = stream instanceof PdfStream ? readOrNone(() => isBrokenStream(stream, depth)) : true;
    known.set(object.number, isFound ?? true);
    return isFound ?? true;
  }

  function isBrokenStream(stream: PdfStream, depth: number): boolean {
    const isPicture = asName(document.resolve(stream.dict.get('Subtype'))) === 'Image';
    if (isBroken(stream, isPicture ? 'picture' : 'text')) return true;
    return !isPicture && depth < deepest && hasBrokenObjects(stream.dict.get('Resources'), depth + 1);
  }

  function isBroken(object: PdfObject | undefined, kind: 'text' | 'picture'): boolean {
    const stream = document.resolve(object);
    if (!(stream instanceof PdfStream) || left <= 0) return false;
    const length = asInteger(document.resolve(stream.dict.get('Length')));
    const bytes = readOrNone(() => storedBytes(document.source, stream, length));
    if (!bytes) return true;
    const least = kind === 'picture' ? leastOfPicture(stream.dict) : 0;
    left -= bytes.length + least;
    return bytes.length > 0 && !isWholeContent(bytes, filtersOf(stream.dict), least);
  }

  function filtersOf(dict: PdfDict): (string | undefined)[] {
    const given = document.resolve(dict.get('Filter') ?? dict.get('F'));
    const filters = Array.isArray(given) ? given : given === null ? [] : [given];
    return filters.map((filter) => asName(document.resolve(filter)));
  }

  /** Bytes of its pixels, decoded. */
  function leastOfPicture(picture: PdfDict): number {
    const number = (key: string) => asInteger(document.resolve(picture.get(key))) ?? 1;
    const isMask = document.resolve(picture.get('ImageMask')) === true;
    const bits = isMask ? 1 : number('BitsPerComponent') * colourCount(document, picture.get('ColorSpace'));
    return Math.max(1, number('Height') * Math.ceil((number('Width') * bits) / 8));
  }
}
