import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Calls back for Esc within an element, before a sheet around it closes; leaves the key alone where there is nothing to do. */
export function useEscape(onEscape: (() => void) | undefined): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onEscape) return;
    event.preventDefault();
    event.stopPropagation();
    onEscape();
  });
  useEffect(() => {
    const within = element.current;
    const listener = (event: KeyboardEvent) => handleKey(event);
    within?.addEventListener('keydown', listener);
    return () => within?.removeEventListener('keydown', listener);
  }, []);
  return element;
}
