import { useLayoutEffect, useState, type RefObject } from 'react';

const nothing = { width: 0, height: 0, inset: { x: 0, y: 0 } };

/** The width and height that a scroller offers within its padding (`inset`, of its start), as the window changes. */
export function useRoom(scroller: RefObject<HTMLElement | null>): typeof nothing {
  const [room, setRoom] = useState(nothing);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      const style = getComputedStyle(element);
      const pixels = (padding: string) => Number.parseFloat(padding) || 0;
      const inset = { x: pixels(style.paddingInlineStart), y: pixels(style.paddingBlockStart) };
      const width = Math.max(0, element.clientWidth - 2 * inset.x);
      const height = Math.max(0, element.clientHeight - inset.y - pixels(style.paddingBlockEnd));
      const room = { width, height, inset };
      setRoom((old) => (JSON.stringify(old) === JSON.stringify(room) ? old : room));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    measure();
    return () => sizes.disconnect();
  }, [scroller]);
  return room;
}
