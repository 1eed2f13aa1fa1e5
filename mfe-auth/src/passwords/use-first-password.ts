import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call, failureSentence, refreshBoot, signOut } from 'shared-api';
import { saveFirstPassword } from 'shared-api/contracts/auth';
import { notify, useTexts } from 'shared-ui';
import { recordLogin } from '../sign-in/use-finish-sign-in.ts';
import { notifySaveFailure, refusedPassword } from './refused-password.ts';
import { newPasswordTexts } from './new-password.texts.ts';
import { firstPasswordTexts } from './first-password.texts.ts';

/** Saves the first password, after which the session leads on; or leaves by ending the session. */
export function useFirstPassword() {
  const t = useTexts(firstPasswordTexts);
  const passwordT = useTexts(newPasswordTexts);
  const navigate = useNavigate();
  const saving = useMutation({
    mutationFn: (newPassword: string) => call(saveFirstPassword, { newPassword }),
    onSuccess: async () => {
      notify.success(passwordT('saved'));
      void recordLogin();
      // The password is saved whatever happens now: a page that cannot ask anew who is signed in starts anew.
      await refreshBoot().catch(() => window.location.reload());
    },
    onError: (error) => notifySaveFailure(error, passwordT),
  });
  const leaving = useMutation({
    mutationFn: signOut,
    onSuccess: () => navigate('/', { replace: true }),
    onError: (error) => notify.error(failureSentence(error, t('exitFailed'))),
  });
  return {
    save: (newPassword: string) => saving.mutate(newPassword),
    leave: () => leaving.mutate(),
    isSaving: saving.isPending,
    isLeaving: leaving.isPending,
    refused: refusedPassword(saving.error, saving.variables),
  };
}
