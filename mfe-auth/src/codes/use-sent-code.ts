import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, call } from 'shared-api';
import { verifyCode, type CodeSent } from 'shared-api/contracts/platform';
import { answerLimit } from '../sign-in/sign-in-settings.ts';

/** A one-time code: sent when this begins, again when asked for, and checked. */
export function useSentCode(send: () => Promise<CodeSent>) {
  const [resendAt, setResendAt] = useState(0);
  const sending = useMutation({
    mutationFn: (_why: 'first' | 'again') => send(),
    onSuccess: ({ resendAfter }) => setResendAt(Date.now() + resendAfter * 1000),
    onError: (error) => setResendAt(Date.now() + secondsToWait(error) * 1000),
  });
  const checking = useMutation({
    mutationFn: ({ challenge, code }: { challenge: string; code: string }) =>
      call(verifyCode, { challenge, code }, { signal: AbortSignal.timeout(answerLimit) }),
  });
  const { mutate } = sending;
  useEffect(() => mutate('first'), [mutate]);
  return { sending, checking, resendAt };
}

function secondsToWait(error: unknown): number {
  const seconds = error instanceof ApiError ? Number(error.details['seconds'] ?? 0) : 0;
  return Number.isFinite(seconds) ? seconds : 0;
}
