import type { PageArea } from './page-place.ts';
import type { PlacedPage } from './page-layout.ts';

/** A page is looked at in so many parts, each of which is in sight or not. */
const columns = 4;
const rows = 12;
export const cellCount = columns * rows;

/** The part of the column of pages that is on screen, in CSS pixels. */
interface ColumnWindow {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The parts of a page, counted by lines from its top left, whose middle is on screen. */
export function cellsInSight(page: PlacedPage, { left, top, width, height }: ColumnWindow): number[] {
  return Array.from({ length: cellCount }, (_, cell) => cell).filter((cell) => {
    const x = page.left + (((cell % columns) + 0.5) / columns) * page.width;
    const y = page.top + ((Math.floor(cell / columns) + 0.5) / rows) * page.height;
    return x >= left && x <= left + width && y >= top && y <= top + height;
  });
}

/** The first stretch of a page of which not all was in sight, as shares of the page; the whole page where all of it was. */
export function unseenArea(seen: ReadonlySet<number>): PageArea {
  const isLeft = (row: number) =>
    Array.from({ length: columns }, (_, column) => row * columns + column).some((cell) => !seen.has(cell));
  const lines = Array.from({ length: rows }, (_, row) => row);
  const first = lines.findIndex(isLeft);
  if (first === -1) return { x: 0, y: 0, width: 1, height: 1 };
  const after = lines.findIndex((row) => row > first && !isLeft(row));
  const last = after === -1 ? rows : after;
  return { x: 0, y: first / rows, width: 1, height: (last - first) / rows };
}
