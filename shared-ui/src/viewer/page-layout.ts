/** How many times as high as wide a page is, at most, that is taken in at a glance or two: a sheet of A4 is 1.4. */
const highest = 3;

/** Whether a page is so long that what stands at its foot was not seen with its head. */
export function isLongPage({ width, height }: PageSize): boolean {
  return Math.max(width, height) > highest * Math.min(width, height);
}

/** The size of a page as it is shown, in points (of a picture, in its pixels). */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A page's place in the column of pages, in CSS pixels. */
export interface PlacedPage extends PageSize {
  /** Counts from 1. */
  readonly page: number;
  readonly left: number;
  readonly top: number;
}

/** Pixels per point at which a page is shown where there is room for it (spec 02 §9). */
const fullScale = 1.5;
export const pageGap = 16;
/** The share of a page that counts as visible (spec 02 §9). */
const visibleShare = 0.2;

/** Pixels per point of a page at zoom 1: as wide as there is room, at most at full scale. */
export function baseScale(size: PageSize, room: number): number {
  return Math.min(fullScale, room / Math.max(1, size.width));
}

/** Pages one below the other in the middle, each as wide as there is room (one wide plan must not make the others small), times the zoom. */
export function layOutPages(sizes: readonly PageSize[], room: number, zoom: number): PlacedPage[] {
  const scaled = sizes.map((size) => {
    const scale = baseScale(size, room) * zoom;
    return { width: size.width * scale, height: size.height * scale };
  });
  const widest = scaled.reduce((most, { width }) => Math.max(most, width), room);
  let top = 0;
  return scaled.map(({ width, height }, index) => {
    const placed = { page: index + 1, left: (widest - width) / 2, top, width, height };
    top += height + pageGap;
    return placed;
  });
}

/** The size of the whole column. */
export function columnSize(pages: readonly PlacedPage[]): PageSize {
  const last = pages.at(-1);
  return {
    width: pages.reduce((most, { width }) => Math.max(most, width), 0),
    height: last ? last.top + last.height : 0,
  };
}

/** The part of the column that is on screen. */
interface VisibleRange {
  readonly top: number;
  readonly height: number;
}

/** A part of a page that somebody was led to; how high it stands and is, in shares of the page's height. */
export interface SoughtPlace {
  readonly page: number;
  readonly area: { readonly y: number; readonly height: number };
}

/** The page of what somebody was led to, as long as that is on screen; otherwise the first of which a fifth is, or that fills most of it. */
export function currentPage(pages: readonly PlacedPage[], range: VisibleRange, sought?: SoughtPlace): number {
  if (sought && isOnScreen(pages, range, sought)) return sought.page;
  const found = pages.find((page) => isInSight(page, range));
  return (found ?? pages.findLast((page) => page.top <= range.top) ?? pages[0])?.page ?? 1;
}

/** The pages that are looked at: those of which a fifth is on screen, or that fill most of it. */
export function pagesInSight(pages: readonly PlacedPage[], range: VisibleRange): number[] {
  return pages.filter((page) => isInSight(page, range)).map(({ page }) => page);
}

function isInSight(page: PlacedPage, range: VisibleRange): boolean {
  const shown = overlap(page, range);
  return shown > 0 && (shown >= page.height * visibleShare || shown > range.height / 2);
}

function isOnScreen(pages: readonly PlacedPage[], range: VisibleRange, { page, area }: SoughtPlace): boolean {
  const placed = pages[page - 1];
  if (!placed) return false;
  const top = placed.top + area.y * placed.height;
  return top < range.top + range.height && top + area.height * placed.height > range.top;
}

/**
 * The pages worth a drawing, in their order: what is on screen, and what is up to a screen away for as long as the area of all of them
 * (in CSS pixels) stays within the budget. Drawings cost memory by their area, and a large zoom has large pages.
 */
export function pagesToDraw(pages: readonly PlacedPage[], range: VisibleRange, budget: number): number[] {
  const { top, height } = range;
  const near = { top: top - height, height: height * 3 };
  const middle = top + height / 2;
  const distance = (page: PlacedPage) => Math.abs(page.top + page.height / 2 - middle);
  let area = 0;
  return pages
    .filter((page) => overlap(page, near) > 0)
    .toSorted((a, b) => overlap(b, range) - overlap(a, range) || distance(a) - distance(b))
    .filter((page) => {
      area += page.width * page.height;
      return overlap(page, range) > 0 || area <= budget;
    })
    .map(({ page }) => page)
    .toSorted((a, b) => a - b);
}

function overlap(page: PlacedPage, range: VisibleRange): number {
  const end = Math.min(page.top + page.height, range.top + range.height);
  return Math.max(0, end - Math.max(page.top, range.top));
}
