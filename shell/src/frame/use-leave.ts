import { signOut } from 'shared-api';
import { notify, useTexts } from 'shared-ui';
import { shellTexts } from '../shell.texts.ts';

/** Signs out; says so where it was not possible, and then everything stays as it is. */
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
