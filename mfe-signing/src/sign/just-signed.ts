import { atom, getDefaultStore, useAtomValue } from 'jotai';

const store = getDefaultStore();
const justSigned = atom<string | null>(null);

/** Remembers the document that was just signed, for the grid to select it (spec 02 §2). */
export function rememberSigned(id: string): void {
  store.set(justSigned, id);
}

/** Forgets it, once its row was selected. */
export function forgetSigned(): void {
  store.set(justSigned, null);
}

/** The document that was just signed, if any. */
export function useJustSigned(): string | null {
  return useAtomValue(justSigned, { store });
}
