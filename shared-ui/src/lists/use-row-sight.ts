import { useEffect, useLayoutEffect, type RefObject } from 'react';
import type { RowSight } from './pages-in-sight.ts';

/** Milliseconds after the last scroll until what is seen then is looked at. */
const restFor = 150;

/** Tells a list which of the rows in `place` are seen: those of a table or of cards bear `data-row`, those of the grid its own mark. */
export function useRowSight(place: RefObject<HTMLElement | null>, sight: RowSight | undefined): void {
  useLayoutEffect(() => sight?.show(() => rowsInSight(place.current)), [place, sight]);
  useEffect(() => {
    if (!sight) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(sight.move, restFor);
    };
    // The grid scrolls inside of the page: its scrolling does not bubble.
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('scroll', handleScroll, { capture: true });
    };
  }, [sight]);
}

function rowsInSight(place: HTMLElement | null): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const row of place?.querySelectorAll('[data-row], [row-id]') ?? []) {
    const { top, bottom } = row.getBoundingClientRect();
    const id = row.getAttribute('data-row') ?? row.getAttribute('row-id');
    if (id !== null && top < window.innerHeight && bottom >= 0) ids.add(id);
  }
  return ids;
}
