import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { call } from 'shared-api';
import { completeDocument, documentsLiveKey, getSealing } from 'shared-api/contracts/signing';
import { callQuery } from 'shared-api/queries';
import { notify, useTexts } from 'shared-ui';
import { isUnanswered } from '../failure-text.ts';
import { rememberSigned } from '../sign/just-signed.ts';
import { signingDoneTexts } from './signing-done.texts.ts';

const maxLosses = 3;

/**
 * Has the sealed PDF of a document made, by itself once every box is signed (spec 02 §4, step 6 and save flow), and follows it over
 * the live line. Asking twice is harmless: it is sealed once. `sealing` is what is known of it so far.
 */
export function useCompletion(id: string) {
  const queries = useQueryClient();
  const sealingQuery = callQuery(getSealing, { id }, { live: documentsLiveKey });
  const completion = useMutation({
    mutationFn: () => call(completeDocument, { id }),
    retry: (count, error) => isUnanswered(error) && count < maxLosses,
    onSuccess: () => queries.invalidateQueries(sealingQuery),
  });
  const sealing = useQuery({
    ...sealingQuery,
    enabled: completion.isSuccess,
    gcTime: 0,
    retry: (_, error) => isUnanswered(error),
  });
  const isFailed = completion.isError || sealing.isError || sealing.data?.state === 'failed';
  const isError = isFailed && !completion.isPending;
  const isSealed = sealing.data?.state === 'signed';
  useOnce(completion.mutate);
  useOutcome(id, { isError, isSealed });
  const status = isError ? 'failed' : isSealed ? 'sealed' : 'pending';
  return { complete: completion.mutate, status, sealing: sealing.data } as const;
}

function useOnce(complete: () => void): void {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    complete();
  }, [complete]);
}

/** Announces a failure, and has the lists show what was sealed. */
function useOutcome(id: string, { isError, isSealed }: { isError: boolean; isSealed: boolean }): void {
  const t = useTexts(signingDoneTexts);
  const queries = useQueryClient();
  const handleSealed = useEffectEvent(() => {
    rememberSigned(id);
    void queries.invalidateQueries({ queryKey: documentsLiveKey });
  });
  const handleFailed = useEffectEvent(() => notify.error(t('failed'), { duration: 'normal' }));
  useEffect(() => {
    if (isSealed) handleSealed();
  }, [isSealed]);
  useEffect(() => {
    if (isError) handleFailed();
  }, [isError]);
}
