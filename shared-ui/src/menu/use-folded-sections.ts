import { useAtom } from 'jotai';
import { createDeviceState } from '../hooks/device-state.ts';

/** Names of the folded sections with blanks between them. */
const foldedState = createDeviceState<string>('sportello.menu-folded', '');

/** Which sections of the menu are folded: this device remembers. */
export function useFoldedSections() {
  const [folded, setFolded] = useAtom(foldedState);
  const names = folded.split(' ').filter(Boolean);
  const isFolded = (name: string) => names.includes(name);
  const fold = (name: string) => {
    const next = isFolded(name) ? names.filter((other) => other !== name) : [...names, name];
    setFolded(next.join(' '));
  };
  return { isFolded, fold };
}
