import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

interface WhenNearProps {
  /** Height to keep free before it was ever shown: any CSS length. */
  readonly estimate: string;
  readonly children: ReactNode;
}

/** How far from the window a part is still shown, in pixels: so far that nobody scrolls into a gap. */
const nearPx = 1500;

/** Shows a part of a long list only while it is near the window, and keeps its height free else: ten thousand rows stay cheap. */
export function WhenNear({ estimate, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  const [height, setHeight] = useState(estimate);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const { top, bottom } = element.getBoundingClientRect();
    setIsNear(top < window.innerHeight + nearPx && bottom > -nearPx);
    const options = { rootMargin: `${nearPx}px 0px`, scrollMargin: `${nearPx}px 0px` };
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      if (!latest) return;
      if (!latest.isIntersecting) setHeight(`${latest.boundingClientRect.height}px`);
      setIsNear(latest.isIntersecting);
    }, options);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} style={isNear ? undefined : { blockSize: height }}>
      {isNear && children}
    </div>
  );
}
