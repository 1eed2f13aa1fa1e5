import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import { inviteUser } from 'shared-api/contracts/admin';
import { notify, useTexts } from 'shared-ui';
import { userFormTexts } from './user-form.texts.ts';
import { userHistoryQuery, userQuery } from './user-queries.ts';

/** Sends a user another link to a password. */
export function useInvite(id: string) {
  const t = useTexts(userFormTexts);
  const queries = useQueryClient();
  const inviting = useMutation({
    mutationFn: () => call(inviteUser, { id }),
    onSuccess: async () => {
      notify.success(t('invitation.done'));
      await queries.invalidateQueries(userQuery(id));
      await queries.invalidateQueries(userHistoryQuery(id));
    },
    onError: (error) => notify.error(failureSentence(error, t('invitation.sendFailed'))),
  });
  return { invite: () => inviting.mutate(), isInviting: inviting.isPending };
}
