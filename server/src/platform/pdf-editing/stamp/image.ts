import { constants, deflateSync } from 'node:zlib';
import { InvalidPngError, isPng } from '../../png/png-file.ts';
import { readPng } from '../../png/read-png.ts';
import type { Pixels } from '../../png/shrinker.ts';
import type { PdfDocument } from '../format/document.ts';
import { dict, name, PdfStream, type PdfObject, type PdfRef } from '../format/objects.ts';
import { PdfEditingError } from '../pdf-editing.ts';
import { spaceFor } from './color-space.ts';
import { isJpeg, readJpeg } from './jpeg.ts';

/** A drawing ready for a file: its proportions, and how it becomes an object there. */
export interface StampImage {
  readonly width: number;
  readonly height: number;
  readonly addTo: (document: PdfDocument) => PdfRef;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Reads the drawing; throws `invalid-image` on anything that is neither PNG nor JPEG. */
export function readStampImage(bytes: Uint8Array): StampImage {
  if (isPng(bytes)) return fromPixels(readPixels(bytes));
  if (isJpeg(bytes)) return fromJpeg(bytes);
  throw new PdfEditingError('invalid-image', 'the drawing is neither a PNG nor a JPEG');
}

function readPixels(bytes: Uint8Array): Pixels {
  try {
    return readPng(bytes);
  } catch (error) {
    if (!(error instanceof InvalidPngError)) throw error;
    throw new PdfEditingError('invalid-image', 'the drawing is not a PNG that can be read');
  }
}

function fromJpeg(bytes: Uint8Array): StampImage {
  const { width, height, components } = readJpeg(bytes);
  const spaces = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' } as const;
  const entries: Record<string, PdfObject> = { ...imageEntries(width, height), Filter: name('DCTDecode') };
  // Adobe's writers store CMYK inverted, and they are the ones who write it.
  if (components === 4) entries['Decode'] = [1, 0, 1, 0, 1, 0, 1, 0];
  const addTo = (document: PdfDocument) => {
    const space = spaces[components];
    const named = space === 'DeviceCMYK' ? name(space) : spaceFor(document, space);
    return document.add(new PdfStream(dict({ ...entries, ColorSpace: named }), { data: bytes }));
  };
  return { width, height, addTo };
}

/** Packed at once: two hundred drawings would fill the memory with their pixels. */
function fromPixels(pixels: Pixels): StampImage {
  const alpha = channel(pixels, 3);
  const isOpaque = alpha.every((value) => value === 255);
  const mask = isOpaque ? null : flate(pixels, 'DeviceGray', alpha);
  const ink = singleInk(pixels);
  const color = ink
    ? flate({ width: 1, height: 1 }, 'DeviceRGB', ink)
    : flate(pixels, 'DeviceRGB', colors(pixels));
  return { width: pixels.width, height: pixels.height, addTo };

  function addTo(document: PdfDocument): PdfRef {
    if (mask) color.dict.set('SMask', document.add(mask));
    color.dict.set('ColorSpace', spaceFor(document, 'DeviceRGB'));
    return document.add(color);
  }
}

/** The one colour of a pen drawing, so that only its shape has to be stored; null for pictures. */
function singleInk({ rgba }: Pixels): Uint8Array | null {
  let ink: Uint8Array | null = null;
  for (let at = 0; at < rgba.length; at += 4) {
    if (rgba[at + 3] === 0) continue;
    ink ??= rgba.slice(at, at + 3);
    if (rgba[at] !== ink[0] || rgba[at + 1] !== ink[1] || rgba[at + 2] !== ink[2]) return null;
  }
  return ink ?? new Uint8Array(3);
}

function channel({ rgba }: Pixels, index: number): Uint8Array {
  const out = new Uint8Array(rgba.length / 4);
  for (let at = 0; at < out.length; at++) out[at] = rgba[at * 4 + index] ?? 0;
  return out;
}

function colors({ rgba }: Pixels): Uint8Array {
  const out = new Uint8Array((rgba.length / 4) * 3);
  for (let at = 0, to = 0; at < rgba.length; at += 4) {
    for (let index = 0; index < 3; index++) out[to++] = rgba[at + index] ?? 0;
  }
  return out;
}

function flate(size: Size, space: 'DeviceGray' | 'DeviceRGB', samples: Uint8Array): PdfStream {
  const entries = imageEntries(size.width, size.height);
  // A mask is long runs of nothing: run lengths alone pack it smaller than the full search, and at once.
  const data =
    space === 'DeviceGray' ? deflateSync(samples, { strategy: constants.Z_RLE }) : deflateSync(samples);
  return new PdfStream(dict({ ...entries, ColorSpace: name(space), Filter: name('FlateDecode') }), { data });
}

function imageEntries(width: number, height: number): Record<string, PdfObject> {
  return {
    Type: name('XObject'),
    Subtype: name('Image'),
    Width: width,
    Height: height,
    BitsPerComponent: 8,
  };
}
