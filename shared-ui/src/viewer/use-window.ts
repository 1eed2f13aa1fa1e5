import { useLayoutEffect, useState, type RefObject } from 'react';
import { currentPage, pagesInSight, pagesToDraw, type PlacedPage, type SoughtPlace } from './page-layout.ts';

/** Bytes that drawings may take beside those on screen, and of one pixel. */
const drawingBytes = 96_000_000;
const pixelBytes = 4;

interface ShownPages {
  readonly current: number;
  readonly near: readonly number[];
  readonly inSight: readonly number[];
}

const atFirst: ShownPages = { current: 1, near: [], inSight: [] };

/** Which page one is on, which are in sight, and which are worth a drawing; all of them follow the scrolling. `setSought` names what somebody is led to. */
export function useWindow(scroller: RefObject<HTMLElement | null>, pages: readonly PlacedPage[]) {
  const [shown, setShown] = useState(atFirst);
  const [sought, setSought] = useState<SoughtPlace>();
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const follow = () => {
      const range = { top: element.scrollTop, height: element.clientHeight };
      const current = currentPage(pages, range, sought);
      const near = pagesToDraw(pages, range, drawingBytes / pixelBytes / window.devicePixelRatio ** 2);
      const next = { current, near, inSight: pagesInSight(pages, range) };
      setShown((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
    };
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    follow();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [scroller, pages, sought]);
  return { ...shown, setSought };
}
