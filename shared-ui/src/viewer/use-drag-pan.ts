import { useEffect, type RefObject } from 'react';

/** The mouse moves what has no text to select, as one moves a map; fingers do so by scrolling. */
export function useDragPan(scroller: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = scroller.current;
    if (!element || !isOn) return;
    let start: { readonly x: number; readonly y: number } | undefined;
    const isOnContent = ({ clientX, clientY }: PointerEvent) => {
      const { left, top } = element.getBoundingClientRect();
      // Behind these are the scroll bars.
      return clientX - left < element.clientWidth && clientY - top < element.clientHeight;
    };
    const handleDown = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.button !== 0 || !isOnContent(event)) return;
      start = { x: element.scrollLeft + event.clientX, y: element.scrollTop + event.clientY };
      element.setAttribute('data-pan', 'moving');
    };
    const handleMove = ({ clientX, clientY }: PointerEvent) => {
      if (!start) return;
      element.scrollTo({ left: start.x - clientX, top: start.y - clientY, behavior: 'instant' });
    };
    const handleEnd = () => {
      start = undefined;
      element.setAttribute('data-pan', 'ready');
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    handleEnd();
    element.addEventListener('pointerdown', handleDown, { signal });
    // The pointer may leave the pages while it moves them.
    window.addEventListener('pointermove', handleMove, { signal });
    window.addEventListener('pointerup', handleEnd, { signal });
    window.addEventListener('pointercancel', handleEnd, { signal });
    return () => {
      leaving.abort();
      element.removeAttribute('data-pan');
    };
  }, [scroller, isOn]);
}
