import type { PdfDocument } from '../format/document.ts';
import { asInteger, asName, PdfRef, PdfStream } from '../format/objects.ts';
import { readOrNone } from '../format/read-or-none.ts';
import type { PdfDict, PdfObject } from '../format/objects.ts';
import type { Page } from '../format/page-tree.ts';
import { storedBytes } from '../format/stream-bytes.ts';
import { colourCount } from './colour-count.ts';
import { decodeContent, type ContentFilter } from './content-decoders.ts';
import { appearancesOf, drawnObjects, type DrawnObject } from './drawn-objects.ts';
import { readInlinePictures } from './inline-pictures.ts';
import { isWholeContent } from './whole-content.ts';

/**
 * Bytes that are looked through, as they are stored and once they are decoded: some twenty scans of a sheet in colour, in a few seconds. What
 * lies beyond counts as whole.
 */
const maxReadBytes = 512 * 1024 * 1024;
/** Bytes of the commands of one content. */
const maxCommandBytes = 16 * 1024 * 1024;
/** How deep what is drawn may lie in what draws it; what lies deeper is not looked at, and not called whole. */
const deepest = 16;
/** Predictors of PNG, which write a byte before each row. */
const firstOfPng = 10;

/**
 * The pages (from 1) that draw something, text or pictures, that is missing, cannot be decoded or ends too early: a reader shows nothing
 * in its place, or something black.
 */
export function findBrokenPages(document: PdfDocument, pages: readonly Page[]): ReadonlySet<number> {
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
    const resources = document.resolveDict(inherited.Resources);
    const appearances = appearancesOf(document, dict);
    return (
      isMissing ||
      hasBrokenCommands(parts, resources) ||
      areBroken([...drawnObjects(document, resources), ...appearances], 0)
    );
  }

  function areBroken(objects: readonly DrawnObject[], depth: number): boolean {
    // No short cut: each object is looked at once, and known for every page that draws it.
    return objects.filter((object) => isBrokenObject(object, depth)).length > 0;
  }

  function isBrokenObject({ object, resources }: DrawnObject, depth: number): boolean {
    if (!(object instanceof PdfRef)) return false;
    const before = known.get(object.number);
    if (before !== undefined) return before;
    if (depth > deepest) return true;
    // A form that draws itself is no more broken for that.
    known.set(object.number, false);
    const stream = document.resolve(object);
    const isFound =
      stream instanceof PdfStream
        ? readOrNone(() => isBrokenStream(stream, { owner: object, resources, depth }))
        : true;
    known.set(object.number, isFound ?? true);
    return isFound ?? true;
  }

  function isBrokenStream(stream: PdfStream, { owner, resources, depth }: Place): boolean {
    if (asName(document.resolve(stream.dict.get('Subtype'))) === 'Image') {
      const masks = [stream.dict.get('SMask'), stream.dict.get('Mask')].map((mask) => ({
        object: document.resolve(mask) instanceof PdfStream ? (mask ?? null) : null,
        resources,
      }));
      return isBrokenPicture(stream, owner) || areBroken(masks, depth + 1);
    }
    const own = document.resolveDict(stream.dict.get('Resources'));
    if (hasBrokenCommands([owner], own ?? resources)) return true;
    return areBroken(drawnObjects(document, own), depth + 1);
  }

  function isBrokenPicture(stream: PdfStream, owner: PdfRef): boolean {
    const bytes = bytesOf(stream, owner);
    if (bytes === null) return false;
    return !bytes || isBrokenData(bytes, stream.dict, undefined);
  }

  function isBrokenData(bytes: Uint8Array, dict: PdfDict, resources: PdfDict | undefined): boolean {
    const least = leastOfPicture(dict, resources);
    left -= least;
    const names = filtersOf(dict).map(({ name }) => name);
    return bytes.length > 0 && !isWholeContent(bytes, names, least);
  }

  /** Commands, and the pictures that stand among them. */
  function hasBrokenCommands(
    parts: readonly (PdfObject | undefined)[],
    resources: PdfDict | undefined,
  ): boolean {
    const contents: Uint8Array[] = [];
    for (const part of parts) {
      const stream = document.resolve(part);
      const bytes = stream instanceof PdfStream ? bytesOf(stream, part) : null;
      // What is more than is looked at counts as whole, with all that it goes on in.
      if (bytes === null) return false;
      if (bytes?.length === 0) continue;
      const most = Math.max(0, Math.min(maxCommandBytes, left));
      const decoded = bytes && decodeContent(bytes, filtersOf((stream as PdfStream).dict), most);
      if (decoded === null) return false;
      if (!decoded) return true;
      left -= decoded.length;
      contents.push(decoded, between);
    }
    return [...readInlinePictures(Buffer.concat(contents))].some(
      ({ dict, bytes }) => !bytes || isBrokenData(bytes, dict, resources),
    );
  }

  /** The bytes of a stream as they are stored; null of those that are not looked at, undefined of those that are not there. */
  function bytesOf(stream: PdfStream, owner: PdfObject | undefined): Uint8Array | undefined | null {
    if (left <= 0) return null;
    const length = asInteger(document.resolve(stream.dict.get('Length')));
    const bytes = readOrNone(() => plainBytes(stream, owner, length));
    left -= bytes?.length ?? 0;
    return bytes;
  }

  /** As they were before the file was encrypted. */
  function plainBytes(stream: PdfStream, owner: PdfObject | undefined, length: number | undefined) {
    const stored = storedBytes(document.source, stream, length);
    const isClear = filtersOf(stream.dict)[0]?.name === 'Crypt';
    return document.security && owner instanceof PdfRef && !isClear
      ? document.security.decryptStream(stored, owner)
      : stored;
  }

  function filtersOf(dict: PdfDict): ContentFilter[] {
    const [names, parameters] = [
      listOf(dict.get('Filter') ?? dict.get('F')),
      listOf(dict.get('DecodeParms') ?? dict.get('DP')),
    ];
    return names.map((filter, index) => ({
      name: asName(document.resolve(filter)),
      parameters: document.resolveDict(parameters[index]),
    }));
  }

  function listOf(given: PdfObject | undefined): PdfObject[] {
    const list = document.resolve(given);
    return Array.isArray(list) ? list : list === null ? [] : [list];
  }

  /** Bytes of its pixels, decoded. */
  function leastOfPicture(picture: PdfDict, resources: PdfDict | undefined): number {
    const number = (key: string) => asInteger(document.resolve(picture.get(key))) ?? 1;
    const isMask = document.resolve(picture.get('ImageMask')) === true;
    const bits = isMask ? 1 : number('BitsPerComponent') * colourCount(document, spaceOf(picture, resources));
    const predictor =
      asInteger(document.resolve(filtersOf(picture).at(-1)?.parameters?.get('Predictor'))) ?? 1;
    const row = Math.ceil((number('Width') * bits) / 8) + (predictor >= firstOfPng ? 1 : 0);
    return Math.max(1, number('Height') * row);
  }

  /** The colour space of a picture; one among commands may call it by a name of the page's. */
  function spaceOf(picture: PdfDict, resources: PdfDict | undefined): PdfObject | undefined {
    const space = picture.get('ColorSpace');
    const named = document.resolveDict(resources?.get('ColorSpace'))?.get(asName(space) ?? '');
    return named ?? space;
  }
}

/** What is drawn, and how deep within what draws it. */
interface Place {
  readonly owner: PdfRef;
  readonly resources: PdfDict | undefined;
  readonly depth: number;
}

/** Parts of a content are read as if a line ended between them. */
const between = Buffer.from('\n');
