import { useMutation } from '@tanstack/react-query';
import { call } from 'shared-api';
import { confirmSignUp, openSignUpLink } from 'shared-api/contracts/auth';
import { notify, useTexts } from 'shared-ui';
import { isLinkDead, useMailedLink } from '../links/use-mailed-link.ts';
import { refusedPassword, saveFailure } from '../new-password/refused-password.ts';
import { texts as passwordTexts } from '../new-password/texts/texts.ts';

/** The link of a sign-up: whose it is, and the password by which the address is confirmed. */
export function useConfirmSignUp(secret: string) {
  const words = useTexts(passwordTexts);
  const opening = useMailedLink('sign-up', secret, () => call(openSignUpLink, { secret }));
  const saving = useMutation({
    mutationFn: (newPassword: string) => call(confirmSignUp, { secret, newPassword }),
    onError: (error) => {
      if (!isLinkDead(error)) notify.error(saveFailure(error, words));
    },
  });
  return {
    opening,
    save: (newPassword: string) => saving.mutate(newPassword),
    isSaving: saving.isPending,
    confirmed: saving.data,
    problem: saving.error,
    refused: refusedPassword(saving.error, saving.variables),
  };
}
