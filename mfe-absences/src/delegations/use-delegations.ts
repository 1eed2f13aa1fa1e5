import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { asApiError, call, failureSentence } from 'shared-api';
import {
  absencesLiveKey,
  addDelegation,
  endDelegation,
  listDelegations,
  type GivenDelegation,
} from 'shared-api/contracts/absences';
import { callQuery } from 'shared-api/queries';
import { formatPlainDay, notify, useTexts } from 'shared-ui';
import { delegationsTexts } from './delegations.texts.ts';

/** One's delegations, given and received, and the leave for which none was given. */
export function useDelegations() {
  return useQuery({
    ...callQuery(listDelegations, {}, { live: absencesLiveKey }),
  });
}

/** Ends a delegation, and says how it went. */
export function useEndDelegation() {
  const t = useTexts(delegationsTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: GivenDelegation) => call(endDelegation, { id }),
    onSuccess: (_answer, { toName: to }) => notify.success(t('ended', { to })),
    onError: (error) => notify.error(failureSentence(error, t('notEnded'))),
    onSettled: () => queries.invalidateQueries({ queryKey: absencesLiveKey }),
  });
}

interface Draft {
  readonly toUserId: string;
  readonly from: string;
  readonly to: string;
}

/** Gives a delegation; what is wrong with a field is told to the form. */
export function useAddDelegation({
  onSaved,
  onRefused,
}: {
  readonly onSaved: () => void;
  readonly onRefused: (fields: Readonly<Record<string, string>>) => void;
}) {
  const t = useTexts(delegationsTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: Draft) => call(addDelegation, draft),
    onSuccess: async ({ delegation: { toName: to, from, to: until } }) => {
      notify.success(t('saved', { to, from: formatPlainDay(from), until: formatPlainDay(until) }));
      onSaved();
      await queries.invalidateQueries({ queryKey: absencesLiveKey });
    },
    onError: (error) => {
      const fields = asApiError(error)?.fields;
      if (fields) onRefused(fields);
      else notify.error(failureSentence(error, t('notSaved')));
    },
  });
}
