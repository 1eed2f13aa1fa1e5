import { useMutation } from '@tanstack/react-query';
import { useTexts } from 'shared-ui';
import { isLinkDead } from '../links/use-mailed-link.ts';
import { notifySaveFailure, refusedPassword } from './refused-password.ts';
import { newPasswordTexts } from './new-password.texts.ts';

interface LinkPasswordOptions<Answer> {
  /** The call that sets the password and uses the link up. */
  readonly send: (newPassword: string) => Promise<Answer>;
  readonly onSaved?: () => void;
}

/** The password that is chosen by a link of a mail. That the link is over is `problem`, which the screen shows. */
export function useLinkPassword<Answer>({ send, onSaved }: LinkPasswordOptions<Answer>) {
  const t = useTexts(newPasswordTexts);
  const saving = useMutation({
    mutationFn: send,
    onSuccess: onSaved,
    onError: (error) => {
      if (!isLinkDead(error)) notifySaveFailure(error, t);
    },
  });
  return {
    save: (newPassword: string) => saving.mutate(newPassword),
    isSaving: saving.isPending,
    isSaved: saving.isSuccess,
    /** What the server answered; undefined until it has. */
    saved: saving.data,
    problem: saving.error,
    refused: refusedPassword(saving.error, saving.variables),
  };
}
