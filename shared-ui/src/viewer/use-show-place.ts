import { useCallback, type RefObject } from 'react';
import { useReducedMotion } from 'shared-ui';
import { scrollToShow, type PageArea, type PagePoint } from './page-place.ts';
import type { Viewport } from './use-viewport.ts';

/** Where an area goes: to the middle; as near as it is in sight; to the middle where it is not in sight. */
export type Alignment = 'center' | 'nearest' | 'auto';

/** Pixels that stay free around what is brought into sight. */
const margin = 24;

/** Brings pages and parts of them into sight, by scrolling softly where motion is wanted. */
export function useShowPlace(scroller: RefObject<HTMLElement | null>, { pages, inset, keep }: Viewport) {
  const behavior = useReducedMotion() ? 'auto' : 'smooth';
  /** Shows a page from its top. */
  const showPage = useCallback(
    (page: number) => {
      const placed = pages[page - 1];
      if (placed) scroller.current?.scrollTo({ top: placed.top, behavior });
    },
    [scroller, pages, behavior],
  );
  const showArea = useCallback(
    (page: number, area: PageArea, align: Alignment) => {
      const element = scroller.current;
      const placed = pages[page - 1];
      if (!element || !placed) return;
      const left = placed.left + area.x * placed.width + inset.x;
      const top = placed.top + area.y * placed.height + inset.y;
      const across = { start: left, end: left + area.width * placed.width };
      const down = { start: top, end: top + area.height * placed.height };
      const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
      const middle = (down.start + down.end - clientHeight) / 2;
      const nearest = scrollToShow(down, { start: scrollTop, size: clientHeight, margin: 2 * margin });
      const isMiddle = align === 'center' || (align === 'auto' && nearest !== scrollTop);
      element.scrollTo({
        left: scrollToShow(across, { start: scrollLeft, size: clientWidth, margin }),
        top: isMiddle ? middle : nearest,
        behavior,
      });
    },
    [scroller, pages, inset, behavior],
  );
  /** Has a place in the middle of the window once the zoom has changed. */
  const showPlace = useCallback(
    (place: PagePoint) => {
      const element = scroller.current;
      if (element) keep({ place, at: { x: element.clientWidth / 2, y: element.clientHeight / 2 } });
    },
    [scroller, keep],
  );
  return { showPage, showArea, showPlace };
}
