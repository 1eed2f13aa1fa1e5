import { useCallback, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { layOutPages, type PageSize, type PlacedPage } from './page-layout.ts';
import { placeAt, pointOf, type PagePoint, type Point } from './page-place.ts';
import { useRoom } from './use-room.ts';
import { useWindow } from './use-window.ts';
import { clampZoom, zoomOf, type ZoomLevel } from './zoom.ts';

/** A place of a page and the point of the window where it is to be. */
interface Anchor {
  readonly place: PagePoint;
  readonly at: Point;
}

/** The pages in their scroller: where each stands, which are near, how large they are, and a place that stays when that changes. */
export function useViewport(scroller: RefObject<HTMLElement | null>, sizes: readonly PageSize[]) {
  const { width, height, inset } = useRoom(scroller);
  // An object of its own each time: the place is kept also where the level stays what it was.
  const [{ level }, setZoom] = useState<{ readonly level: ZoomLevel }>({ level: 1 });
  const setLevel = useCallback((next: ZoomLevel) => setZoom({ level: next }), []);
  const room = useMemo(() => ({ width, height }), [width, height]);
  const zoom = zoomOf(level, sizes, room);
  const pages = useMemo(() => layOutPages(sizes, width, zoom), [sizes, width, zoom]);
  const { current, near, inSight, setSought } = useWindow(scroller, pages);
  const keep = useKeptPlace({ scroller, pages, inset });

  /** The place under a point of the window; without one, in the middle of it. */
  const anchorAt = useCallback(
    (point?: Point): Anchor | undefined => {
      const element = scroller.current;
      if (!element) return undefined;
      const at = point ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
      const place = placeAt(pages, {
        x: element.scrollLeft + at.x - inset.x,
        y: element.scrollTop + at.y - inset.y,
      });
      return place && { place, at };
    },
    [scroller, pages, inset],
  );
  /** Zooms to a level; what is under the point stays under it. */
  const zoomTo = useCallback(
    (next: ZoomLevel, point?: Point) => {
      const anchor = anchorAt(point);
      if (anchor) keep(anchor);
      setLevel(typeof next === 'number' ? clampZoom(next) : next);
    },
    [anchorAt, keep, setLevel],
  );
  return {
    pages,
    sizes,
    room,
    inset,
    zoom,
    current,
    near,
    inSight,
    anchorAt,
    zoomTo,
    keep,
    setLevel,
    setSought,
  };
}

export type Viewport = ReturnType<typeof useViewport>;

interface KeptPlace {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly pages: readonly PlacedPage[];
  readonly inset: Point;
}

/**
 * Keeps the middle of the window where it is when the pages change their size. What it answers has another place be somewhere once they
 * have changed next.
 */
function useKeptPlace({ scroller, pages, inset }: KeptPlace): (anchor: Anchor) => void {
  const wanted = useRef<Anchor>(undefined);
  const before = useRef(pages);
  useLayoutEffect(() => {
    const element = scroller.current;
    const old = before.current;
    before.current = pages;
    const asked = wanted.current;
    wanted.current = undefined;
    if (!element || (old === pages && !asked)) return;
    const anchor = asked ?? middleOf(element, old, inset);
    const point = anchor && pointOf(pages, anchor.place);
    if (!anchor || !point) return;
    element.scrollTo({
      left: point.x + inset.x - anchor.at.x,
      top: point.y + inset.y - anchor.at.y,
      behavior: 'instant',
    });
  });
  return useCallback((anchor) => {
    wanted.current = anchor;
  }, []);
}

/** Whoever stands at the very top stays there. */
function middleOf(element: HTMLElement, pages: readonly PlacedPage[], inset: Point): Anchor | undefined {
  if (element.scrollTop === 0) return undefined;
  const at = { x: element.clientWidth / 2, y: element.clientHeight / 2 };
  const place = placeAt(pages, {
    x: element.scrollLeft + at.x - inset.x,
    y: element.scrollTop + at.y - inset.y,
  });
  return place && { place, at };
}
