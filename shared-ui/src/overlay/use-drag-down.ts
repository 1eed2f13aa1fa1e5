import { useRef, type PointerEvent, type RefObject } from 'react';

const farEnough = 96;
const fastEnough = 0.6;

/** Lets a handle pull an element down; far or fast enough closes it, else it springs back. */
export function useDragDown(target: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<{ y: number; at: number } | null>(null);
  const move = (distance: number) => {
    const transform = distance > 0 ? `translateY(${distance}px)` : 'none';
    target.current?.style.setProperty('transform', transform);
  };
  const finish = (event: PointerEvent) => {
    const from = start.current;
    start.current = null;
    if (!from) return;
    const distance = event.clientY - from.y;
    const speed = distance / Math.max(1, event.timeStamp - from.at);
    if (distance > farEnough || (distance > 16 && speed > fastEnough)) onClose();
    else move(0);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { y: event.clientY, at: event.timeStamp };
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current) move(event.clientY - start.current.y);
    },
    onPointerUp: finish,
    onPointerCancel: finish,
  };
}
