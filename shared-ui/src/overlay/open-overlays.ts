import { useEffect, useLayoutEffect, useRef } from 'react';
import { holdPage } from '../presses/holds.ts';
import { setOverlaySteps } from './overlay-steps.ts';

interface OpenOverlay {
  readonly close: () => void;
  /** Whether the address says that it is open: then the place itself is the step of the history. */
  readonly isPlace: boolean;
}

let overlays: readonly OpenOverlay[] = [];

/**
 * Counts a dialog, sheet or menu among what is open, and makes it a step of the history, so that a step back closes it. `close` may leave
 * a sticky one open.
 */
export function useOpenOverlay(
  isOpen: boolean,
  close: () => void,
  { isPlace = false }: { readonly isPlace?: boolean } = {},
): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  // Nothing is pressed on what has just opened, nor on what lay under what closes.
  useLayoutEffect(() => {
    if (!isOpen) return;
    holdPage();
    return holdPage;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    const overlay = { close: () => latest.current(), isPlace };
    change([...overlays, overlay]);
    return () => change(overlays.filter((other) => other !== overlay));
  }, [isOpen, isPlace]);
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

function change(next: readonly OpenOverlay[]): void {
  overlays = next;
  setOverlaySteps(steps().length, closeSteps);
}

function steps(): readonly OpenOverlay[] {
  return overlays.filter(({ isPlace }) => !isPlace);
}

function closeSteps(count: number): void {
  if (count === 0) return;
  for (const overlay of steps().slice(-count).toReversed()) overlay.close();
}
