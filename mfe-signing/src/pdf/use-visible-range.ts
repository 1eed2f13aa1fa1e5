import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { PlacedPage, VisibleRange } from './page-layout.ts';

const nothing: VisibleRange = { top: 0, height: 0 };

/** What of a scroller is on screen, and the width that it offers; both follow scrolling and resizing. */
export function useVisibleRange(scroller: RefObject<HTMLElement | null>): {
  range: VisibleRange;
  room: number;
} {
  const [range, setRange] = useState(nothing);
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const padding = Number.parseFloat(getComputedStyle(element).paddingInlineStart) || 0;
      setRoom(Math.max(0, element.clientWidth - 2 * padding));
      setRange({ top: element.scrollTop, height: element.clientHeight });
    };
    const follow = () => setRange({ top: element.scrollTop, height: element.clientHeight });
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    measure();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [scroller]);
  return { range, room };
}

/** Keeps the middle of the window where it is when the pages change their size. */
export function useKeptPlace(scroller: RefObject<HTMLElement | null>, pages: readonly PlacedPage[]): void {
  const before = useRef(pages);
  useEffect(() => {
    const element = scroller.current;
    const old = before.current;
    before.current = pages;
    if (!element || old === pages) return;
    const middle = element.scrollTop + element.clientHeight / 2;
    const at = old.findLast((page) => page.top <= middle);
    const now = at && pages[at.page - 1];
    if (!now || at.height === 0 || element.scrollTop === 0) return;
    const share = (middle - at.top) / at.height;
    element.scrollTo({ top: now.top + share * now.height - element.clientHeight / 2, behavior: 'instant' });
  }, [scroller, pages]);
}
