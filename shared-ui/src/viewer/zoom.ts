import { baseScale, type PageSize } from './page-layout.ts';
import type { PageArea, Point } from './page-place.ts';

/** The specified zoom factors (spec 02 §9). */
export const zoomInFactor = 1.1;
export const zoomOutFactor = 0.9;
const minZoom = 0.25;
const maxZoom = 4;
/** How much of the room an area takes that is zoomed to: what stands around it stays in sight. */
const areaShare = 0.8;
/** Pixels of a wheel from which a turn is a step; touchpads report less, many times. */
const wheelStep = 50;

/** How large pages are shown: a factor, of which 1 is the width there is (at most the full scale), or fitted to a page. */
export type ZoomLevel = number | { readonly fit: 'width' | 'page'; readonly page: number };

/** The width and height that pages may take, in CSS pixels. */
type Room = PageSize;

/** Keeps a zoom within what is useful. */
export function clampZoom(zoom: number): number {
  return Math.min(maxZoom, Math.max(minZoom, zoom));
}

/** Whether a button may zoom further by this factor. */
export function canZoom(zoom: number, factor: number): boolean {
  return clampZoom(zoom * factor) === zoom * factor;
}

/** The factor that a level means for pages of these sizes in this room. */
export function zoomOf(level: ZoomLevel, sizes: readonly PageSize[], room: Room): number {
  if (typeof level === 'number') return level;
  const size = sizes[level.page - 1];
  if (!size || room.width === 0) return 1;
  const base = baseScale(size, room.width);
  const width = room.width / (size.width * base);
  const page = Math.min(width, room.height / (size.height * base));
  return clampZoom(level.fit === 'width' ? width : page);
}

/** The zoom at which an area of a page takes most of the room; never below 1, at which one reads. */
export function zoomToArea(area: PageArea, size: PageSize, room: Room): number {
  if (room.width === 0) return 1;
  const base = baseScale(size, room.width);
  const across = (room.width * areaShare) / (area.width * size.width * base);
  const down = (room.height * areaShare) / (area.height * size.height * base);
  return clampZoom(Math.max(1, Math.min(across, down)));
}

/** By how much a wheel that turns with Ctrl, or two fingers on a touchpad, zoom. */
export function wheelFactor(deltaY: number): number {
  if (Math.abs(deltaY) >= wheelStep) return deltaY < 0 ? zoomInFactor : zoomOutFactor;
  return Math.exp(-deltaY / 100);
}

/** Two fingers. */
type Fingers = readonly [Point, Point];

/** The point between two fingers. */
export function middleOf([a, b]: Fingers): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** By how much two fingers that moved apart or together zoom, within what is useful. */
export function pinchFactor(start: Fingers, now: Fingers, zoom: number): number {
  const spread = ([a, b]: Fingers) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  return clampZoom((zoom * spread(now)) / spread(start)) / zoom;
}
