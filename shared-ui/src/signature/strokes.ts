import type { PointGroup } from 'signature_pad';

/** A drawing as strokes, in pixels of the pad. */
export type Strokes = readonly PointGroup[];

/** The same strokes on a ground that is `factor` times as large. */
export function scaleStrokes(strokes: Strokes, factor: number): PointGroup[] {
  return strokes.map((stroke) => ({
    ...stroke,
    dotSize: stroke.dotSize * factor,
    minWidth: stroke.minWidth * factor,
    maxWidth: stroke.maxWidth * factor,
    points: stroke.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  })) as PointGroup[];
}
