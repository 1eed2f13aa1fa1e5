import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence, isFailure } from 'shared-api';
import {
  approveRegistration,
  listRegistrations,
  rejectRegistration,
  type Registration,
} from 'shared-api/contracts/auth';
import { notify, useTexts } from 'shared-ui';
import { personName } from './person-name.ts';
import { registrationsTexts } from './registrations.texts.ts';

const queryKey = ['auth', 'registrations'];

/** Who waits for an answer, and how to give it. Where somebody else was first, the sentence says who, and the list is read anew. */
export function useRegistrations() {
  const t = useTexts(registrationsTexts);
  const queries = useQueryClient();
  const list = useQuery({ queryKey, queryFn: () => call(listRegistrations, {}), meta: { isLive: true } });
  const reload = () => queries.invalidateQueries({ queryKey });
  const fail = (error: unknown) => {
    notify.error(failureSentence(error, t('failed')));
    return reload();
  };
  const approving = useMutation({
    mutationFn: ({ id }: Registration) => call(approveRegistration, { id }),
    onSuccess: (_, person) => {
      notify.success(t('approved', { name: personName(person) }));
      return reload();
    },
    onError: fail,
  });
  const rejecting = useMutation({
    mutationFn: ({ person, reason }: { person: Registration; reason: string }) =>
      call(rejectRegistration, { id: person.id, reason }),
    onSuccess: (_, { person }) => {
      notify.success(t('rejected', { name: personName(person) }));
      return reload();
    },
    onError: fail,
  });
  return { list, approving, rejecting };
}

/** Whether there is nothing left to answer: somebody else was first. */
export function isDecided(error: unknown): boolean {
  return isFailure(error, 'conflict', 'not-found');
}
