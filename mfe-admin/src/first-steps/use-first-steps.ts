import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, failureSentence } from 'shared-api';
import {
  getFirstSteps,
  saveMailSender,
  setFirstStepAside,
  settingsLiveKey,
  type FirstStepId,
} from 'shared-api/contracts/admin';
import type { InputOf } from 'shared-api/contracts/common';
import { callQuery } from 'shared-api/queries';
import { notify, useTexts } from 'shared-ui';
import { firstStepsTexts } from './first-steps.texts.ts';

const firstStepsQuery = callQuery(getFirstSteps, {}, { live: settingsLiveKey });

/** What the installation still needs; nothing is asked where `isWanted` is false. */
export function useFirstSteps({ isWanted = true }: { readonly isWanted?: boolean } = {}) {
  return useQuery({
    ...firstStepsQuery,
    enabled: isWanted,
  });
}

/** Sets steps aside and takes them up again. */
export function useSetAside() {
  const t = useTexts(firstStepsTexts);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: { readonly id: FirstStepId; readonly isSetAside: boolean }) =>
      call(setFirstStepAside, change),
    onError: (error) => notify.error(failureSentence(error, t('failed'))),
    onSettled: () => queries.invalidateQueries(firstStepsQuery),
  });
}

/** Keeps in whose name mails leave. */
export function useMailSender() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (sender: InputOf<typeof saveMailSender>) => call(saveMailSender, sender),
    onSettled: () => queries.invalidateQueries(firstStepsQuery),
  });
}
