import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import { endOtherSessions, endSession, getSessions } from 'shared-api/contracts/auth';
import { sessionsLiveKey } from 'shared-api/contracts/platform';
import { callQuery } from 'shared-api/queries';
import { notify, useTexts } from 'shared-ui';
import { sessionsTexts } from './sessions.texts.ts';

/** Where the person is signed in, and how to end that. */
export function useSessions() {
  const t = useTexts(sessionsTexts);
  const queries = useQueryClient();
  const list = useQuery(callQuery(getSessions, {}, { live: sessionsLiveKey }));
  const reload = () => queries.invalidateQueries({ queryKey: sessionsLiveKey });
  const fail = (error: unknown) => {
    notify.error(failureSentence(error, t('endFailed')));
    return reload();
  };
  const ending = useMutation({
    mutationFn: (id: string) => call(endSession, { id }),
    onSuccess: () => {
      notify.success(t('ended'));
      return reload();
    },
    onError: fail,
  });
  const endingOthers = useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: ({ ended }) => {
      notify.success(t('endedOthers', { count: ended }));
      return reload();
    },
    onError: fail,
  });
  return { list, ending, endingOthers };
}
