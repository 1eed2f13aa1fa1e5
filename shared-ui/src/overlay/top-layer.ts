import { atom, getDefaultStore, useAtomValue } from 'jotai';

const store = getDefaultStore();
const layersState = atom<readonly HTMLElement[]>([]);

/** Puts an open modal element on top; answers how to remove it. */
export function pushLayer(element: HTMLElement): () => void {
  store.set(layersState, (layers) => [...layers, element]);
  return () => store.set(layersState, (layers) => layers.filter((layer) => layer !== element));
}

/** The topmost modal element, or the body: where popups, menus and tooltips have to be to be reachable. */
export function useTopLayer(): HTMLElement {
  return useAtomValue(layersState, { store }).at(-1) ?? document.body;
}
