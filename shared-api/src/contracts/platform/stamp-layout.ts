/** Where drawing and stamp lines stand in a signature box, in the unit of the box, from its top. */
export interface StampLayout {
  /** Size of the text; 0 without lines. */
  readonly fontSize: number;
  /** Height of the part above the lines, in which the drawing stands. */
  readonly drawingHeight: number;
  /** The baseline of each line. */
  readonly baselines: readonly number[];
}

interface StampBox {
  readonly width: number;
  readonly height: number;
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
  if (count === 0) return { fontSize: 0, drawingHeight: height, baselines: [] };
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
  };
}
