import { atom, useAtom } from 'jotai';

const isOpenState = atom(false);

/** Whether the command palette is open, and how to open and close it. */
export function usePaletteOpen() {
  return useAtom(isOpenState);
}
