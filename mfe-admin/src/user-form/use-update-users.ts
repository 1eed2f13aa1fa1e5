import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import { updateUsers } from 'shared-api/contracts/admin';
import type { InputOf } from 'shared-api/contracts/common';
import { notify, useTexts } from 'shared-ui';
import { userFormTexts } from './user-form.texts.ts';
import { adminKey } from './user-queries.ts';

/** Changes several users at once. `onUpdated` is called when the server answered, whatever became of each. */
export function useUpdateUsers(onUpdated: () => void) {
  const t = useTexts(userFormTexts);
  const queries = useQueryClient();
  const updating = useMutation({
    mutationFn: (input: InputOf<typeof updateUsers>) => call(updateUsers, input),
    onSuccess: async ({ results }) => {
      onUpdated();
      if (results.every(({ outcome }) => outcome !== 'refused')) notify.success(t('saved'));
      await queries.invalidateQueries({ queryKey: adminKey });
    },
    onError: (error) => notify.error(failureSentence(error, t('failed'))),
  });
  return { update: updating.mutate, isUpdating: updating.isPending, results: updating.data?.results };
}
