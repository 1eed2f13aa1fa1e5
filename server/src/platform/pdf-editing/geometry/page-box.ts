import type { PdfObject } from '../format/objects.ts';

/** What a viewer shows of a page: a rectangle of user space, turned clockwise, a unit of `userUnit` points. */
export interface PageBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: 0 | 90 | 180 | 270;
  readonly userUnit: number;
}

/** The values of a page that decide what is shown, as they stand in the file. */
interface PageAttributes {
  readonly mediaBox: PdfObject;
  readonly cropBox: PdfObject;
  readonly rotate: PdfObject;
  readonly userUnit: PdfObject;
}

type Box = readonly [number, number, number, number];

const letter: Box = [0, 0, 612, 792];

/** The shown box of a page, by the rules of the viewers: a box that is missing or empty does not count, Letter is the last resort. */
export function pageBox({ mediaBox, cropBox, rotate, userUnit }: PageAttributes): PageBox {
  const media = validBox(mediaBox) ?? letter;
  const crop = validBox(cropBox);
  const [left, bottom, right, top] = (crop && intersection(crop, media)) ?? media;
  return {
    x: left,
    y: bottom,
    width: right - left,
    height: top - bottom,
    rotation: validRotation(rotate),
    userUnit: typeof userUnit === 'number' && userUnit > 0 ? userUnit : 1,
  };
}

/** Width and height in points as a viewer shows the page at 100 %. */
export function shownSize(page: PageBox): { width: number; height: number } {
  const { width, height } = turnedSize(page);
  return { width: width * page.userUnit, height: height * page.userUnit };
}

/** Width and height in user units after the rotation. */
export function turnedSize({ width, height, rotation }: PageBox): { width: number; height: number } {
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}

function validBox(object: PdfObject): Box | undefined {
  if (!Array.isArray(object) || object.length !== 4) return undefined;
  const [a, b, c, d] = object;
  if (typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number' || typeof d !== 'number') {
    return undefined;
  }
  return nonEmpty([Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]);
}

function intersection(a: Box, b: Box): Box | undefined {
  return nonEmpty([Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]);
}

function nonEmpty(box: Box): Box | undefined {
  return box[2] - box[0] > 0 && box[3] - box[1] > 0 ? box : undefined;
}

function validRotation(object: PdfObject): PageBox['rotation'] {
  if (typeof object !== 'number' || object % 90 !== 0) return 0;
  const turned = ((object % 360) + 360) % 360;
  return turned === 90 || turned === 180 || turned === 270 ? turned : 0;
}
