import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call, refreshBoot } from 'shared-api';
import { cancelEmail, confirmEmail, type Profile } from 'shared-api/contracts/auth';
import { notify, useTexts } from 'shared-ui';
import { texts } from './texts/texts.ts';
import { profileKey } from './use-profile.ts';

/** Makes a new address count, or gives it up. */
export function useNewEmail() {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const onError = (error: unknown) =>
    notify.error((error instanceof ApiError && error.message) || t('newEmail.failed'));
  const confirming = useMutation({
    mutationFn: (challenge: string) => call(confirmEmail, { challenge }),
    onSuccess: ({ email, version }) => {
      const confirmed = { email, version, pendingEmail: null };
      queries.setQueryData<Profile>(profileKey(), (known) => known && { ...known, ...confirmed });
      notify.success(t('newEmail.confirmed'));
      void refreshBoot().catch(() => undefined);
    },
    onError,
  });
  const cancelling = useMutation({
    mutationFn: () => call(cancelEmail, {}),
    onSuccess: async () => {
      notify.success(t('newEmail.cancelled'));
      await queries.invalidateQueries({ queryKey: profileKey() });
    },
    onError,
  });
  return {
    confirm: (challenge: string) => confirming.mutate(challenge),
    cancel: () => cancelling.mutate(),
    isBusy: confirming.isPending || cancelling.isPending,
  };
}
