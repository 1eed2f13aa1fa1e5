import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Room between a popup and the button under it, in pixels. */
const gap = 8;

/** The place of the popups: it stays above the button that sends a form, where it would cover it, also while the page moves under it. */
export function useClearOfSubmit(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const scope = element.closest('dialog') ?? document.body;
    let frame = 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => clearSubmit(element, scope));
    };
    clearSubmit(element, scope);
    const stop = new AbortController();
    const passive = { capture: true, passive: true, signal: stop.signal };
    for (const name of ['scroll', 'resize', 'animationend']) window.addEventListener(name, follow, passive);
    const grown = new ResizeObserver(follow);
    for (const form of scope.querySelectorAll('form')) grown.observe(form);
    return () => {
      cancelAnimationFrame(frame);
      stop.abort();
      grown.disconnect();
    };
  });
  return place;
}

function clearSubmit(element: HTMLElement, scope: HTMLElement): void {
  element.style.translate = '';
  const own = element.getBoundingClientRect();
  const covered = [...scope.querySelectorAll('form [type=submit]:not([hidden]), footer [type=submit]')]
    .map((button) => button.getBoundingClientRect())
    .filter((button) => overlap(own, button));
  const lift = Math.max(0, ...covered.map(({ top }) => own.bottom - top + gap));
  if (lift > 0 && lift < own.top) element.style.translate = `0 ${-lift}px`;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  const isApart = one.bottom <= other.top || other.bottom <= one.top;
  return !isBeside && !isApart;
}
