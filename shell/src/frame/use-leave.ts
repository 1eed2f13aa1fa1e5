import { signOut } from 'shared-api';
import { finishLaterChanges, notify, stopAllWork, useTexts } from 'shared-ui';
import { shellTexts } from '../shell.texts.ts';

/** Signs out, once what can still be undone is done and long work is stopped; where that fails, a popup reports it and everything stays as it is. */
export function useLeave(): () => Promise<void> {
  const t = useTexts(shellTexts);
  return async () => {
    try {
      stopAllWork();
      await finishLaterChanges();
      await signOut();
    } catch {
      notify.error(t('menu.signOutFailed'));
    }
  };
}
