import { useEffect, useRef } from 'react';

interface OpenOverlay {
  readonly close: () => void;
}

let overlays: readonly OpenOverlay[] = [];

/** Counts a dialog, sheet or menu among what is open, so that a step back closes it. `close` may leave a sticky one open. */
export function useOpenOverlay(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const overlay = { close: () => latest.current() };
    overlays = [...overlays, overlay];
    return () => {
      overlays = overlays.filter((other) => other !== overlay);
    };
  }, [isOpen]);
}

/** Closes the topmost dialog, sheet or menu, as Esc would. @returns whether there was one, also where it has to be answered first. */
export function closeTopOverlay(): boolean {
  const top = overlays.at(-1);
  top?.close();
  return top !== undefined;
}

/** Whether a dialog, sheet or menu is open, which then has the keys. */
export function hasOpenOverlay(): boolean {
  return overlays.length > 0;
}
