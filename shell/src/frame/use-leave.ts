import { signOut } from 'shared-api';
import { notify, useTexts } from 'shared-ui';
import { shellTexts } from '../shell.texts.ts';

/** Signs out; where that fails, a popup reports it and everything stays as it is. */
export function useLeave(): () => Promise<void> {
  const t = useTexts(shellTexts);
  return async () => {
    try {
      await signOut();
    } catch {
      notify.error(t('menu.signOutFailed'));
    }
  };
}
