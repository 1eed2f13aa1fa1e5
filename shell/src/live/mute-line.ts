import { atom, getDefaultStore, useAtomValue } from 'jotai';

const store = getDefaultStore();
const muteState = atom(false);

/** Says whether the line of changes says nothing, since something on the way keeps it back. */
export function recordMuteLine(isMute: boolean): void {
  store.set(muteState, isMute);
}

/** Whether changes come late, by asking, since the line of changes says nothing. */
export function useIsLineMute(): boolean {
  return useAtomValue(muteState, { store });
}
