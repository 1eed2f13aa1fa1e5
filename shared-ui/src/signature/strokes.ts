import type { PointGroup } from 'signature_pad';

/** A drawing as strokes, in pixels of the pad. */
export type Strokes = readonly PointGroup[];

/**
 * The same strokes on a ground that is `factor` times as large. The pen's width follows its speed, so the times are scaled too:
 * otherwise a larger picture would get thinner lines.
 */
export function scaleStrokes(strokes: Strokes, factor: number): PointGroup[] {
  return strokes.map((stroke) => ({
    ...stroke,
    dotSize: stroke.dotSize * factor,
    minWidth: stroke.minWidth * factor,
    maxWidth: stroke.maxWidth * factor,
    points: stroke.points.map((point) => ({
      ...point,
      x: point.x * factor,
      y: point.y * factor,
      time: point.time * factor,
    })),
  })) as PointGroup[];
}

/** Whether strokes are next to nothing, so that nobody would take them for a signature: they reach less far than so many pixels of the pad. */
export function isDot(strokes: Strokes, leastReach: number): boolean {
  const points = strokes.flatMap((stroke) => stroke.points);
  const reach = (places: readonly number[]) => Math.max(...places) - Math.min(...places);
  return Math.max(reach(points.map(({ x }) => x)), reach(points.map(({ y }) => y))) < leastReach;
}

/** Height of a drawing, in points of paper, at which the pen of the pad is as wide as it should be. */
const plainHeight = 40;
const boldest = 4;

/**
 * The strokes with a pen for paper: a drawing that fills the pad is made much smaller in its box, and the pen of the pad (at most
 * 1) would leave a hair of it. So the larger it was drawn, the wider its lines become.
 */
export function inkStrokes(strokes: Strokes): PointGroup[] {
  const heights = strokes.flatMap(({ points }) => points.map(({ y }) => y));
  const height = Math.max(...heights) - Math.min(...heights);
  const weight = Math.min(boldest, Math.max(1, height / plainHeight));
  return strokes.map((stroke) => ({
    ...stroke,
    dotSize: stroke.dotSize * weight,
    minWidth: stroke.minWidth * weight,
    maxWidth: stroke.maxWidth * weight,
  })) as PointGroup[];
}
