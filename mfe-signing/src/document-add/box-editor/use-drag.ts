import { useRef, useState, type PointerEvent } from 'react';
import { moveBox, type PlacedBox } from './boxes.ts';

/** How far a pointer goes before a press becomes a drag, in pixels. */
const dragFrom = 4;

/** Lets a box be dragged over its page. `shown` is where it is while it is dragged; a press without a drag is a click. */
export function useDrag(box: PlacedBox, onMoved: (box: PlacedBox) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  const wasDragged = useRef(false);
  const [dragged, setDragged] = useState<PlacedBox | null>(null);

  const end = () => {
    start.current = null;
    setDragged(null);
  };
  return {
    shown: dragged ?? box,
    isDragged: dragged !== null,
    /** Whether the click that follows belongs to a drag. */
    startDrag() {
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
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const page = event.currentTarget.closest('[data-page]')?.getBoundingClientRect();
        if (!start.current || !page) return;
        const x = event.clientX - start.current.x;
        const y = event.clientY - start.current.y;
        if (!wasDragged.current && Math.hypot(x, y) < dragFrom) return;
        wasDragged.current = true;
        setDragged(moveBox(box, { x: x / page.width, y: y / page.height }));
      },
      onPointerUp() {
        if (dragged) onMoved(dragged);
        end();
      },
      onPointerCancel: end,
    },
  };
}
