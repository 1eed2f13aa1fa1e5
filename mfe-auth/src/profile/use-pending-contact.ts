import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureSentence, refreshBoot } from 'shared-api';
import type { Profile } from 'shared-api/contracts/auth';
import { notify, useTexts } from 'shared-ui';
import { profileTexts } from './profile.texts.ts';
import { profileQuery } from './use-profile.ts';

/** How a new address or number is made to count, or given up, and the sentence that follows. */
export interface PendingContactActions {
  readonly confirm: (challenge: string) => Promise<Partial<Profile>>;
  readonly cancel: () => Promise<unknown>;
  readonly confirmed: string;
  readonly cancelled: string;
}

/** Makes a new address or number count, or gives it up; the profile of the screen follows. */
export function usePendingContact({ confirm, cancel, confirmed, cancelled }: PendingContactActions) {
  const t = useTexts(profileTexts);
  const queries = useQueryClient();
  const onError = (error: unknown) => notify.error(failureSentence(error, t('pending.failed')));
  const confirming = useMutation({
    mutationFn: confirm,
    onSuccess: (now) => {
      queries.setQueryData(profileQuery().queryKey, (known) => known && { ...known, ...now });
      notify.success(confirmed);
      void refreshBoot().catch(() => undefined);
    },
    onError,
  });
  const cancelling = useMutation({
    mutationFn: cancel,
    onSuccess: async () => {
      notify.success(cancelled);
      await queries.invalidateQueries(profileQuery());
    },
    onError,
  });
  return {
    confirm: (challenge: string) => confirming.mutate(challenge),
    cancel: () => cancelling.mutate(),
    isBusy: confirming.isPending || cancelling.isPending,
  };
}
