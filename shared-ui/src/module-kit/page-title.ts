import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { useEffect } from 'react';

const store = getDefaultStore();
const titleState = atom('');

/** Names the screen: in the browser's tab, in the frame, and to screen readers. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    store.set(titleState, title);
    return () => store.set(titleState, '');
  }, [title]);
}

/** The title of the screen of the moment; for the shell's frame. */
export function useCurrentPageTitle(): string {
  return useAtomValue(titleState, { store });
}
