/** Where drawing and stamp lines stand in a box, in points: as in the appearance that the PDF gets. */
export interface StampLayout {
  readonly fontSize: number;
  /** Height of the part above the lines, where the drawing stands. */
  readonly drawingHeight: number;
  /** Base line of each line, from the top. */
  readonly baselines: readonly number[];
}

const largestText = 8;
const lineHeight = 1.25;
const descent = 0.32;
const maxTextShare = 0.45;
/** Width of a character by its size, on average: enough for a preview. */
const averageWidth = 0.5;

/** Lays the lines out at the foot of the box, as large as fits, and leaves the rest to the drawing. */
export function layOutStamp(
  box: { readonly width: number; readonly height: number },
  lines: readonly string[],
): StampLayout {
  const longest = Math.max(1, ...lines.map(({ length }) => length));
  const fontSize =
    lines.length === 0
      ? 0
      : Math.min(
          largestText,
          box.width / (longest * averageWidth),
          (box.height * maxTextShare) / (lines.length * lineHeight),
        );
  const textHeight = fontSize * lineHeight * lines.length;
  return {
    fontSize,
    drawingHeight: box.height - textHeight,
    baselines: lines.map(
      (_, index) => box.height - ((lines.length - 1 - index) * lineHeight + descent) * fontSize,
    ),
  };
}
