import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from 'shared-ui';

interface CarouselOptions {
  readonly count: number;
  /** Milliseconds for which each slide stands before the next comes by itself; absent for never. */
  readonly pace?: number;
}

/** Which slide is in sight, and how to bring another there: by the buttons, by swiping the track, or by waiting. */
export function useCarousel({ count, pace }: CarouselOptions) {
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [isStopped, setIsStopped] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const isStill = useReducedMotion();
  const movesByItself = pace !== undefined && !isStill && count > 1;
  const isMoving = movesByItself && !isStopped && !isHeld;

  const show = (wanted: number) => {
    const next = (wanted + count) % count;
    setIndex(next);
    if (track.current) track.current.scrollLeft = next * track.current.clientWidth;
  };
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') show(index + 1);
    }, pace);
    return () => clearTimeout(timer);
  });

  return {
    /** For the element that holds the slides side by side. */
    track,
    index,
    movesByItself,
    isStopped,
    show,
    toggle: () => setIsStopped(!isStopped),
    /** For the element around the carousel: whoever looks closely or works with it is not hurried. */
    holding: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
    },
    onScroll: () => {
      const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
      if (clientWidth > 0) setIndex(Math.min(count - 1, Math.round(scrollLeft / clientWidth)));
    },
  };
}
