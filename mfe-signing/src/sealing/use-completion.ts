import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from 'shared-api';
import { completeDocument, documentsLiveKey, getSealing } from 'shared-api/contracts/signing';
import { notify, useTexts } from 'shared-ui';
import { isUnanswered } from '../failure-text.ts';
import { rememberSigned } from '../sign/just-signed.ts';
import { signTexts } from '../sign/sign.texts.ts';

const maxLosses = 3;

/** Has the sealed PDF made (spec 02 §4, save flow) and follows it over the live line. Asking twice is harmless: it is sealed once. */
export function useCompletion(id: string) {
  const queries = useQueryClient();
  const queryKey = [...documentsLiveKey, 'sealing', id];
  const completion = useMutation({
    mutationFn: () => call(completeDocument, { id }),
    retry: (count, error) => isUnanswered(error) && count < maxLosses,
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
  const sealing = useQuery({
    queryKey,
    meta: { isLive: true },
    enabled: completion.isSuccess,
    gcTime: 0,
    queryFn: ({ signal }) => call(getSealing, { id }, { signal }),
    retry: (_, error) => isUnanswered(error),
  });
  const isFailed = completion.isError || sealing.isError || sealing.data?.state === 'failed';
  const isPending = completion.isPending || (completion.isSuccess && !isFailed);
  useOutcome(id, { isFailed: isFailed && !completion.isPending, sealing: sealing.data });
  return { complete: completion.mutate, isPending, isError: isFailed && !isPending };
}

interface Outcome {
  readonly isFailed: boolean;
  readonly sealing: { readonly state: string; readonly isMailed: boolean } | undefined;
}

/** Says what came of it, and leads to the list once it is sealed. */
function useOutcome(id: string, { isFailed, sealing }: Outcome): void {
  const t = useTexts(signTexts);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const handleSealed = useEffectEvent(async () => {
    rememberSigned(id);
    notify.success(t(sealing?.isMailed ? 'done' : 'doneWithoutMail'));
    await navigate('/documents', { replace: true });
    await queries.invalidateQueries({ queryKey: ['signing'] });
  });
  const handleFailed = useEffectEvent(() => notify.error(t('failed'), { duration: 'normal' }));
  const isSealed = sealing?.state === 'signed';
  useEffect(() => {
    if (isSealed) void handleSealed();
  }, [isSealed]);
  useEffect(() => {
    if (isFailed) handleFailed();
  }, [isFailed]);
}
