import type { PlacedPage } from './page-layout.ts';

/** A point in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point on a page, as shares of its shown width and height; it stays the same at every zoom. */
export interface PagePoint extends Point {
  readonly page: number;
}

/** A part of a page, as shares of its shown width and height. */
export interface PageArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What of a page lies at a point of the column. Beside and between pages it is beyond the edge of the page before. */
export function placeAt(pages: readonly PlacedPage[], { x, y }: Point): PagePoint | undefined {
  const page = pages.findLast(({ top }) => top <= y) ?? pages[0];
  if (!page || page.width === 0 || page.height === 0) return undefined;
  return { page: page.page, x: (x - page.left) / page.width, y: (y - page.top) / page.height };
}

/** Where in the column a place lies. */
export function pointOf(pages: readonly PlacedPage[], { page: number, x, y }: PagePoint): Point | undefined {
  const page = pages[number - 1];
  return page && { x: page.left + x * page.width, y: page.top + y * page.height };
}

/** How far to scroll along one axis so that a stretch comes into sight with a margin; as it is where it is in sight. */
export function scrollToShow(
  stretch: { readonly start: number; readonly end: number },
  window: { readonly start: number; readonly size: number; readonly margin: number },
): number {
  const { start, size, margin } = window;
  if (stretch.end - stretch.start > size - 2 * margin) return stretch.start - margin;
  if (stretch.start < start + margin) return stretch.start - margin;
  if (stretch.end > start + size - margin) return stretch.end + margin - size;
  return start;
}
