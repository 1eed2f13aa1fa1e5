import { currentBoot, forgetOnDevice, setBoot, settleSessionLoss } from 'shared-api';
import { paths } from '../routing/paths.ts';

/**
 * Leaves all that the page holds of a person: nothing of it stays on the screen or in memory. The screens go first, so that none
 * of them asks whether it may be left.
 */
export function leavePage(): void {
  forgetOnDevice();
  setBoot({ ...currentBoot(), session: null });
  settleSessionLoss(false);
  setTimeout(() => window.location.assign(paths.signIn), 0);
}
