import type { PlacedBox } from './boxes.ts';

/** Lines of a page, as shares of its width and height, at which a box stands in line with others. */
export interface Guides {
  readonly x?: number;
  readonly y?: number;
}

/** How near a line has to be, as shares of the page, for a box to go to it. */
interface Tolerance {
  readonly x: number;
  readonly y: number;
}

/** Puts a box in line with others of its page (start, middle or end), and with the middle of the page, where it nearly is. */
export function alignBox(
  box: PlacedBox,
  others: readonly PlacedBox[],
  tolerance: Tolerance,
): { readonly box: PlacedBox; readonly guides: Guides } {
  const across = nearestLine(
    edgesOf(box.x, box.width),
    [...others.flatMap(({ x, width }) => edgesOf(x, width)), 0.5],
    tolerance.x,
  );
  const down = nearestLine(
    edgesOf(box.y, box.height),
    others.flatMap(({ y, height }) => edgesOf(y, height)),
    tolerance.y,
  );
  return {
    box: { ...box, x: box.x + (across?.by ?? 0), y: box.y + (down?.by ?? 0) },
    guides: { ...(across && { x: across.line }), ...(down && { y: down.line }) },
  };
}

function edgesOf(start: number, size: number): number[] {
  return [start, start + size / 2, start + size];
}

function nearestLine(edges: readonly number[], lines: readonly number[], tolerance: number) {
  return lines
    .flatMap((line) => edges.map((edge) => ({ line, by: line - edge })))
    .filter(({ by }) => Math.abs(by) <= tolerance)
    .toSorted((a, b) => Math.abs(a.by) - Math.abs(b.by))[0];
}
