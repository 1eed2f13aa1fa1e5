import { useSyncExternalStore } from 'react';

/**
 * What became of a file of the product on its way: it came other than it was built, or something answered in its place; null where neither is
 * known.
 */
export type FileTrouble = 'changed' | 'blocked' | null;

let trouble: FileTrouble = null;
const listeners = new Set<() => void>();

/** Writes down what became of the file that was refused last. */
export function noteFileTrouble(found: FileTrouble): void {
  trouble = found;
  for (const listener of listeners) listener();
}

/** What became of the file that was refused last: a new try then helps only once the cause is gone. */
export function useFileTrouble(): FileTrouble {
  return useSyncExternalStore(subscribe, () => trouble);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
