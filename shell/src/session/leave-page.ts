import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { flushSync } from 'react-dom';
import { currentBoot, forgetOnDevice, setBoot, settleSessionLoss } from 'shared-api';
import { openSignIn } from './open-sign-in.ts';

const store = getDefaultStore();
const leavingState = atom(false);

/** Whether the page is being left: no screen stands any more. */
export function useIsLeaving(): boolean {
  return useAtomValue(leavingState, { store });
}

/**
 * Leaves all that the page holds of a person: nothing of it stays on the screen or in memory. The screens go first, so that none of them
 * asks whether it may be left, and none is drawn without whom it is for.
 */
export function leavePage(): void {
  flushSync(() => store.set(leavingState, true));
  forgetOnDevice();
  setBoot({ ...currentBoot(), session: null });
  settleSessionLoss(false);
  openSignIn();
}
