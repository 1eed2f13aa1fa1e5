import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let layers: readonly HTMLElement[] = [];

/** Puts an open modal element on top; answers how to take it away. */
export function pushLayer(element: HTMLElement): () => void {
  change([...layers, element]);
  return () => change(layers.filter((layer) => layer !== element));
}

/** The topmost modal element, or the body: where popups, menus and tooltips have to be to be reachable. */
export function useTopLayer(): HTMLElement {
  return useSyncExternalStore(subscribe, () => layers.at(-1) ?? document.body);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly HTMLElement[]): void {
  layers = next;
  for (const listener of listeners) listener();
}
