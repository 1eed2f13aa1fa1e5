import { useMutation } from '@tanstack/react-query';
import { call, refreshBoot } from 'shared-api';
import { openRecoveryLink, savePasswordByLink } from 'shared-api/contracts/auth';
import { notify, useTexts } from 'shared-ui';
import { isLinkDead, useMailedLink } from '../links/use-mailed-link.ts';
import { refusedPassword, saveFailure } from '../new-password/refused-password.ts';
import { texts as passwordTexts } from '../new-password/texts/texts.ts';

/** A recovery link: whose it is, and the password that is chosen by it. */
export function useRecoveryLink(secret: string) {
  const words = useTexts(passwordTexts);
  const opening = useMailedLink('recovery', secret, () => call(openRecoveryLink, { secret }));
  const saving = useMutation({
    mutationFn: (newPassword: string) => call(savePasswordByLink, { secret, newPassword }),
    // Whoever was signed in here with the old password is not any more.
    onSuccess: () => void refreshBoot().catch(() => undefined),
    onError: (error) => {
      if (!isLinkDead(error)) notify.error(saveFailure(error, words));
    },
  });
  return {
    opening,
    save: (newPassword: string) => saving.mutate(newPassword),
    isSaving: saving.isPending,
    isSaved: saving.isSuccess,
    problem: saving.error,
    refused: refusedPassword(saving.error, saving.variables),
  };
}
