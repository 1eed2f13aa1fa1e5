import { BottomBar, useCurrentScreen } from 'shared-ui';
import { useBackAction } from './use-back-action.ts';

/** The bottom bar of a guest on a phone: what can be done here, and no menu. */
export function GuestBottomBar() {
  const { actions } = useCurrentScreen();
  const back = useBackAction();
  return actions.length > 0 || back ? <BottomBar actions={actions} back={back} /> : null;
}
