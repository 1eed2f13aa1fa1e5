import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Room between a popup and the button under it, in pixels. */
const gap = 8;

/** The place of the popups: it is lifted above the button that sends a form, where it would cover it, each time that it is drawn. */
export function useClearOfSubmit(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    element.style.translate = '';
    const own = element.getBoundingClientRect();
    const scope = element.closest('dialog') ?? document;
    const covered = [...scope.querySelectorAll('form [type=submit]:not([hidden])')]
      .map((button) => button.getBoundingClientRect())
      .filter((button) => overlap(own, button));
    const lift = Math.max(0, ...covered.map(({ top }) => own.bottom - top + gap));
    if (lift > 0 && lift < own.top) element.style.translate = `0 ${-lift}px`;
  });
  return place;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left;
  const isApart = one.bottom <= other.top || other.bottom <= one.top;
  return !isBeside && !isApart;
}
