import { useRef, useState, type PointerEvent } from 'react';
import type { PagePoint } from 'shared-ui/viewer';

const dragFrom = 8;

/** Lets something be dragged from a button onto a page. `ghost` is where the pointer carries it; a press without a drag is a click. */
export function usePaletteDrag(onDropped: (point: PagePoint) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const wasDragged = useRef(false);
  const [ghost, setGhost] = useState<{ x: number; y: number } | null>(null);
  const end = () => {
    start.current = null;
    setGhost(null);
  };
  return {
    ghost,
    /** Whether the click that follows belongs to a drag. */
    isEndOfDrag() {
      const was = wasDragged.current;
      wasDragged.current = false;
      return was;
    },
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY };
        wasDragged.current = false;
      },
      onPointerMove({ clientX: x, clientY: y }: PointerEvent<HTMLElement>) {
        if (!start.current) return;
        if (!wasDragged.current && Math.hypot(x - start.current.x, y - start.current.y) < dragFrom) return;
        wasDragged.current = true;
        setGhost({ x, y });
      },
      onPointerUp({ clientX, clientY }: PointerEvent<HTMLElement>) {
        const point = wasDragged.current ? pageAt(clientX, clientY) : undefined;
        end();
        if (point) onDropped(point);
      },
      onPointerCancel: end,
    },
  };
}

/** The page under a point of the window, and where on it. */
function pageAt(x: number, y: number): PagePoint | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    const page = element.closest<HTMLElement>('[data-page]');
    if (!page) continue;
    const { left, top, width, height } = page.getBoundingClientRect();
    return { page: Number(page.dataset['page']), x: (x - left) / width, y: (y - top) / height };
  }
  return undefined;
}
