import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import {
  approveRegistration,
  listRegistrations,
  registrationsLiveKey,
  rejectRegistration,
  type Registration,
} from 'shared-api/contracts/auth';
import type { OutputOf } from 'shared-api/contracts/common';
import { listQuery } from 'shared-api/queries';
import { notify, useRecordList, useTexts } from 'shared-ui';
import { registrationsTexts } from './registrations.texts.ts';

interface Decision {
  readonly person: Registration;
}

interface Rejection extends Decision {
  readonly reason: string;
}

/** Who waits for a decision, and the two decisions. Where somebody else was first, the sentence says who, and the list is read anew. */
export function useRegistrations() {
  const t = useTexts(registrationsTexts);
  const list = useRecordList({
    ...listQuery(listRegistrations, () => ({}), { live: registrationsLiveKey, toPage: toRows }),
    describeError: (error) => failureSentence(error, t('loadFailedHint')),
  });
  const approving = useDecision('approved', ({ person: { id } }: Decision) =>
    call(approveRegistration, { id }),
  );
  const rejecting = useDecision('rejected', ({ person: { id }, reason }: Rejection) =>
    call(rejectRegistration, { id, reason }),
  );
  return { list, approving, rejecting };
}

const toRows = ({ registrations }: OutputOf<typeof listRegistrations>) => ({
  rows: registrations,
  next: null,
});

/** The full name of who signed up. */
export function personName({ name, surname }: Pick<Registration, 'name' | 'surname'>): string {
  return `${name} ${surname}`;
}

function useDecision<D extends Decision>(
  done: 'approved' | 'rejected',
  decide: (decision: D) => Promise<void>,
) {
  const t = useTexts(registrationsTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSuccess: (_, { person }) => notify.success(t(done, { name: personName(person) })),
    onError: (error) => notify.error(failureSentence(error, t('failed'))),
    onSettled: () => queries.invalidateQueries({ queryKey: registrationsLiveKey }),
  });
}
