import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, call, refreshBoot } from 'shared-api';
import { openRecoveryLink, savePasswordByLink } from 'shared-api/contracts/auth';
import { notify, useTexts } from 'shared-ui';
import { refusedPassword, saveFailure } from '../new-password/refused-password.ts';
import { texts as passwordTexts } from '../new-password/texts/texts.ts';

/** A recovery link: whose it is, and the password that is chosen by it. Looking at it uses nothing up. */
export function useRecoveryLink(secret: string) {
  const words = useTexts(passwordTexts);
  const opening = useQuery({
    queryKey: ['auth', 'recovery', secret],
    queryFn: () => call(openRecoveryLink, { secret }),
    enabled: secret !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const saving = useMutation({
    mutationFn: (newPassword: string) => call(savePasswordByLink, { secret, newPassword }),
    // Whoever was signed in here with the old password is not any more.
    onSuccess: () => void refreshBoot().catch(() => undefined),
    onError: (error) => {
      if (!isDead(error)) notify.error(saveFailure(error, words));
    },
  });
  return {
    opening,
    save: (newPassword: string) => saving.mutate(newPassword),
    isSaving: saving.isPending,
    isSaved: saving.isSuccess,
    isDead: isDead(opening.error) || isDead(saving.error),
    refused: refusedPassword(saving.error, saving.variables),
  };
}

const isDead = (error: unknown) => error instanceof ApiError && error.code === 'link-invalid';
