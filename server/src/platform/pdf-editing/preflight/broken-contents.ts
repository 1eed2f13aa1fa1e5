import { inflateRawSync } from 'node:zlib';
import type { PdfDocument } from '../format/document.ts';
import { asInteger, asName, PdfRef, PdfStream, PdfSyntaxError } from '../format/objects.ts';
import type { PdfDict, PdfObject } from '../format/objects.ts';
import type { Page } from '../format/page-tree.ts';
import { storedBytes } from '../format/stream-bytes.ts';

/** Bytes that are looked through, as they are stored and once they are decoded; what lies beyond counts as whole. */
const maxReadBytes = 64 * 1024 * 1024;
const deepest = 8;

/**
 * Whether something that the pages draw, text or pictures, cannot be decoded or ends too early: a reader shows nothing in its place. Of
 * an encrypted file nothing is known.
 */
export function hasBrokenContents(document: PdfDocument, pages: readonly Page[]): boolean {
  if (document.security) return false;
  const seen = new Set<number>();
  let left = maxReadBytes;
  const isBrokenPage = ({ dict, inherited }: Page): boolean => {
    const contents = document.resolve(dict.get('Contents'));
    const parts = Array.isArray(contents) ? contents : [dict.get('Contents')];
    return parts.some((part) => isBroken(part, 'text')) || hasBrokenObjects(inherited.Resources, 0);
  };
  // What cannot even be found draws nothing.
  return pages.some((page) => readOr(() => isBrokenPage(page)) ?? true);

  function hasBrokenObjects(resources: PdfObject | undefined, depth: number): boolean {
    const objects = document.resolveDict(document.resolveDict(resources)?.get('XObject'));
    return [...(objects?.values() ?? [])].some((object) => {
      if (!(object instanceof PdfRef) || seen.has(object.number)) return false;
      seen.add(object.number);
      const stream = document.resolve(object);
      if (!(stream instanceof PdfStream)) return false;
      const isPicture = asName(document.resolve(stream.dict.get('Subtype'))) === 'Image';
      if (isBroken(stream, isPicture ? 'picture' : 'text')) return true;
      return !isPicture && depth < deepest && hasBrokenObjects(stream.dict.get('Resources'), depth + 1);
    });
  }

  function isBroken(object: PdfObject | undefined, kind: 'text' | 'picture'): boolean {
    const stream = document.resolve(object);
    if (!(stream instanceof PdfStream) || left <= 0) return false;
    const filters = document.resolve(stream.dict.get('Filter'));
    const [filter, ...others] = (Array.isArray(filters) ? filters : [filters]).map((each) =>
      asName(document.resolve(each)),
    );
    const check = filter !== undefined && others.length === 0 ? checks.get(filter) : undefined;
    if (!check) return false;
    const length = asInteger(document.resolve(stream.dict.get('Length')));
    const bytes = readOr(() => storedBytes(document.source, stream, length));
    if (!bytes) return true;
    const least = kind === 'picture' ? leastOfPicture(stream.dict) : 1;
    left -= bytes.length + (filter === 'FlateDecode' ? least : 0);
    return bytes.length > 0 && !check(bytes, least);
  }

  /** Bytes of a picture of one colour, at least. */
  function leastOfPicture(picture: PdfDict): number {
    const number = (key: string, short: string) =>
      asInteger(document.resolve(picture.get(key) ?? picture.get(short))) ?? 1;
    const isMask = document.resolve(picture.get('ImageMask') ?? picture.get('IM')) === true;
    const bits = isMask ? 1 : number('BitsPerComponent', 'BPC');
    return Math.max(1, number('Height', 'H') * Math.ceil((number('Width', 'W') * bits) / 8));
  }
}

function readOr<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof PdfSyntaxError) return undefined;
    throw error;
  }
}

type Check = (bytes: Uint8Array, least: number) => boolean;

/** By their filters: whether they are whole. Others are taken for whole. */
const checks: ReadonlyMap<string, Check> = new Map([
  ['FlateDecode', isWholeFlate],
  ['Fl', isWholeFlate],
  ['DCTDecode', isWholeJpeg],
  ['DCT', isWholeJpeg],
  ['JPXDecode', isWholeJpx],
]);

const headOfFlate = 2;

/** A checksum that is missing or wrong is common in the wild and harmless: what is coded has to come to its end. */
function isWholeFlate(bytes: Uint8Array, least: number): boolean {
  try {
    const options = { maxOutputLength: Math.max(least, 64 * 1024) };
    return inflateRawSync(bytes.subarray(headOfFlate), options).length >= least;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
  }
}

const startOfScan = 0xda;

/** Goes over the segments to the picture itself, which has to end by its mark; what comes before may hold a small picture of its own. */
function isWholeJpeg(data: Uint8Array): boolean {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
  let at = bytes.indexOf('ffd8', 0, 'hex') + 2;
  if (at < 2) return false;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    if (bytes[at + 1] === startOfScan) return bytes.indexOf('ffd9', at, 'hex') >= 0;
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
}

/** Its mark of the end stands nowhere else in what is coded. */
function isWholeJpx(data: Uint8Array): boolean {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
  return bytes.indexOf('ff4fff51', 0, 'hex') >= 0 && bytes.lastIndexOf('ffd9', undefined, 'hex') >= 0;
}
