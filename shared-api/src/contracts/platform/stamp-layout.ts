/** Where drawing and stamp lines stand in a signature box, in the unit of the box, from its top. */
export interface StampLayout {
  /** Size of the text; 0 without lines. */
  readonly fontSize: number;
  /** Height of the part above the lines, in which the drawing stands. */
  readonly drawingHeight: number;
  /** The baseline of each line. */
  readonly baselines: readonly number[];
  /** Where each line begins, from the left of the box: it stands in the middle. */
  readonly lefts: readonly number[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle in a signature box, in the unit of the box, from its top left. */
interface StampArea extends Size {
  readonly left: number;
  readonly top: number;
}

interface StampBox extends Size {
  /** Points that one unit of the box measures. Default 1. */
  readonly unit?: number;
}

const maxFontPoints = 8;
const lineHeight = 1.25;
const descent = 0.32;
const maxTextShare = 0.45;

/**
 * Lays a signature's stamp out, for the preview and for the PDF alike: the lines at the foot of the box, at most 8 points, its
 * width and 45 % of its height, and the rest for the drawing. `lineWidths` are the widths of the lines at font size 1.
 */
export function layOutStamp(box: StampBox, lineWidths: readonly number[]): StampLayout {
  const { width, height, unit = 1 } = box;
  const count = lineWidths.length;
  if (count === 0) return { fontSize: 0, drawingHeight: height, baselines: [], lefts: [] };
  const widest = Math.max(...lineWidths, 1e-6);
  const fontSize = Math.min(
    maxFontPoints / unit,
    width / widest,
    (height * maxTextShare) / (count * lineHeight),
  );
  return {
    fontSize,
    drawingHeight: height - fontSize * lineHeight * count,
    baselines: lineWidths.map((_, index) => height - ((count - 1 - index) * lineHeight + descent) * fontSize),
    lefts: lineWidths.map((lineWidth) => (width - lineWidth * fontSize) / 2),
  };
}

const maxTextPoints = 48;
/** From the top of a line to its baseline, at font size 1. */
const ascent = 0.95;

/** Where the lines of a text stand in their box, in its unit, from its top left. */
interface TextLayout {
  readonly fontSize: number;
  readonly baselines: readonly number[];
}

/** Lays a text out, for the preview and for the PDF alike: as large as its box lets it be, up to 48 points, from the top left. */
export function layOutText(box: StampBox, lineWidths: readonly number[]): TextLayout {
  const { width, height, unit = 1 } = box;
  const widest = Math.max(...lineWidths, 1e-6);
  const fontSize = Math.min(maxTextPoints / unit, width / widest, height / (lineWidths.length * lineHeight));
  return { fontSize, baselines: lineWidths.map((_, index) => (index * lineHeight + ascent) * fontSize) };
}

/** Where a picture of these proportions stands in its box: as large as fits, in the middle. */
export function fitPicture(box: Size, picture: Size): StampArea {
  return fitDrawing(box, { drawingHeight: box.height }, picture);
}

/** Where a drawing of these proportions stands above the lines: as large as fits, in the middle (SVG's `xMidYMid meet`). */
export function fitDrawing(
  box: Size,
  { drawingHeight }: Pick<StampLayout, 'drawingHeight'>,
  drawing: Size,
): StampArea {
  const scale = Math.min(box.width / drawing.width, drawingHeight / drawing.height);
  const [width, height] = [drawing.width * scale, drawing.height * scale];
  return { left: (box.width - width) / 2, top: (drawingHeight - height) / 2, width, height };
}
