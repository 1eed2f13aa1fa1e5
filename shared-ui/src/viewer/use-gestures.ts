import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Point } from './page-place.ts';
import type { Viewport } from './use-viewport.ts';
import { middleOf, pinchFactor, wheelFactor } from './zoom.ts';

/** How near in time and place two taps are one double tap. */
const doubleTapMs = 300;
const doubleTapPx = 30;
const doubleTapZoom = 2;
/** A zoom this near to 1 is taken for it. */
const nearOne = 1.15;

interface Pinch {
  readonly fingers: readonly [Point, Point];
  readonly anchor: ReturnType<Viewport['anchorAt']>;
}

interface Gestures {
  readonly scroller: RefObject<HTMLElement | null>;
  /** What holds the pages: it is what moves while two fingers do. */
  readonly column: RefObject<HTMLElement | null>;
  readonly viewport: Viewport;
  /** Whether a tap does something else already. */
  readonly hasTaps: boolean;
}

/**
 * Two fingers zoom the pages around the point between them: they are stretched while the fingers move, and drawn anew after. Two quick
 * taps zoom to a point and back, Ctrl and the wheel around the pointer. All else that fingers do stays with the browser.
 */
export function useGestures({ scroller, column, viewport, hasTaps }: Gestures): void {
  const startPinch = useEffectEvent((fingers: Pinch['fingers']): Pinch => {
    return { fingers, anchor: viewport.anchorAt(middleOf(fingers)) };
  });
  const stretch = useEffectEvent(({ fingers }: Pinch, now: Pinch['fingers']) => {
    const [element, pages] = [scroller.current, column.current];
    if (!element || !pages) return;
    const from = middleOf(fingers);
    const to = middleOf(now);
    const { inset, zoom } = viewport;
    const origin = { x: element.scrollLeft + from.x - inset.x, y: element.scrollTop + from.y - inset.y };
    const move = `translate(${to.x - from.x}px, ${to.y - from.y}px)`;
    pages.style.setProperty('transform-origin', `${origin.x}px ${origin.y}px`);
    pages.style.setProperty('transform', `${move} scale(${pinchFactor(fingers, now, zoom)})`);
  });
  const endPinch = useEffectEvent(({ fingers, anchor }: Pinch, now: Pinch['fingers']) => {
    const { zoom } = viewport;
    column.current?.style.removeProperty('transform');
    flushSync(() => {
      if (anchor) viewport.keep({ place: anchor.place, at: middleOf(now) });
      viewport.setLevel(zoom * pinchFactor(fingers, now, zoom));
    });
  });
  const turnWheel = useEffectEvent((deltaY: number, at: Point) => {
    viewport.zoomTo(viewport.zoom * wheelFactor(deltaY), at);
  });
  const doubleTap = useEffectEvent((at: Point) => {
    if (!hasTaps) viewport.zoomTo(viewport.zoom > nearOne ? 1 : doubleTapZoom, at);
  });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let pinch: Pinch | undefined;
    let last: Pinch['fingers'] | undefined;
    let tap = { at: 0, x: 0, y: 0 };
    const within = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    const fingersOf = ({ touches: [a, b] }: TouchEvent): Pinch['fingers'] | undefined =>
      a && b && [within(a), within(b)];
    const handleStart = (event: TouchEvent) => {
      const fingers = event.touches.length === 2 ? fingersOf(event) : undefined;
      if (!fingers) return;
      pinch = startPinch(fingers);
      last = fingers;
      if (event.cancelable) event.preventDefault();
    };
    const handleMove = (event: TouchEvent) => {
      const fingers = fingersOf(event);
      if (!pinch || !fingers) return;
      if (event.cancelable) event.preventDefault();
      last = fingers;
      stretch(pinch, fingers);
    };
    const handleEnd = (event: TouchEvent) => {
      if (pinch && last && event.touches.length < 2) {
        endPinch(pinch, last);
        pinch = undefined;
        tap = { at: 0, x: 0, y: 0 };
        return;
      }
      const [finger] = event.changedTouches;
      const target = event.target instanceof Element ? event.target : element;
      if (!finger || event.touches.length > 0 || event.type === 'touchcancel' || target.closest('button'))
        return;
      const { x, y } = within(finger);
      const isSecond =
        event.timeStamp - tap.at < doubleTapMs && Math.hypot(x - tap.x, y - tap.y) < doubleTapPx;
      tap = isSecond ? { at: 0, x: 0, y: 0 } : { at: event.timeStamp, x, y };
      if (!isSecond) return;
      if (event.cancelable) event.preventDefault();
      doubleTap({ x, y });
    };
    const handleWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      turnWheel(event.deltaY, within(event));
    };
    const leaving = new AbortController();
    const active = { passive: false, signal: leaving.signal };
    element.addEventListener('touchstart', handleStart, active);
    element.addEventListener('touchmove', handleMove, active);
    element.addEventListener('touchend', handleEnd, active);
    element.addEventListener('touchcancel', handleEnd, active);
    element.addEventListener('wheel', handleWheel, active);
    // Safari's own pinch, which it begins whatever `touch-action` says.
    element.addEventListener('gesturestart', (event) => event.preventDefault(), active);
    return () => leaving.abort();
  }, [scroller]);
}
