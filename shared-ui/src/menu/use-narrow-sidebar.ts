import { useAtom } from 'jotai';
import { createDeviceState } from '../hooks/device-state.ts';
import { useMedia } from '../hooks/use-media.ts';

/** Empty until somebody has chosen. */
const chosenState = createDeviceState<'' | 'narrow' | 'wide'>('sportello.sidebar', '');

/** Whether the sidebar shows icons alone: as it was left, else below 1024 px. */
export function useNarrowSidebar(): { readonly isNarrow: boolean; readonly toggle: () => void } {
  const [chosen, setChosen] = useAtom(chosenState);
  const isTight = useMedia('(max-width: 1023px)');
  const isNarrow = chosen === '' ? isTight : chosen === 'narrow';
  return { isNarrow, toggle: () => setChosen(isNarrow ? 'wide' : 'narrow') };
}
