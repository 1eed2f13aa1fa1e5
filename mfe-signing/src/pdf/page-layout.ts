import type { PageShape } from 'shared-api/contracts/signing';

/** A page's place in the column of pages, in CSS pixels. */
export interface PlacedPage {
  /** Counts from 1. */
  readonly page: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels per point at which a page is shown where there is room for it (spec 02 §9). */
const fullScale = 1.5;
export const pageGap = 16;
/** The share of a page that counts as visible (spec 02 §9). */
const visibleShare = 0.2;

/** Pages one below the other, each as wide as there is room (one wide plan must not make the others small), at most at full scale, times the zoom. */
export function layOutPages(shapes: readonly PageShape[], room: number, zoom: number): PlacedPage[] {
  let top = 0;
  return shapes.map((shape, index) => {
    const scale = Math.min(fullScale, room / Math.max(1, shape.width)) * zoom;
    const placed = { page: index + 1, top, width: shape.width * scale, height: shape.height * scale };
    top += placed.height + pageGap;
    return placed;
  });
}

/** The height of the whole column. */
export function columnHeight(pages: readonly PlacedPage[]): number {
  const last = pages.at(-1);
  return last ? last.top + last.height : 0;
}

/** The part of the column that is on screen. */
export interface VisibleRange {
  readonly top: number;
  readonly height: number;
}

/** The first page of which a fifth is on screen, or that fills most of it. */
export function currentPage(pages: readonly PlacedPage[], range: VisibleRange): number {
  const found = pages.find((page) => {
    const shown = overlap(page, range);
    return shown >= page.height * visibleShare || shown > range.height / 2;
  });
  return (found ?? pages.findLast((page) => page.top <= range.top) ?? pages[0])?.page ?? 1;
}

/** The pages worth a drawing: on screen or up to a screen away. */
export function pagesNear(pages: readonly PlacedPage[], { top, height }: VisibleRange): ReadonlySet<number> {
  const near = { top: top - height, height: height * 3 };
  return new Set(pages.filter((page) => overlap(page, near) > 0).map(({ page }) => page));
}

function overlap(page: PlacedPage, range: VisibleRange): number {
  const end = Math.min(page.top + page.height, range.top + range.height);
  return Math.max(0, end - Math.max(page.top, range.top));
}
