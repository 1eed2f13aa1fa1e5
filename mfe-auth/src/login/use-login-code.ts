import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError, call } from 'shared-api';
import { generateOtpAndSendMail, verifyOtp, type CodeSent } from 'shared-api/contracts/auth';
import { answerLimit, productId } from './sign-in-settings.ts';

/** The code of a login: sent when this begins, again when asked for, and checked. */
export function useLoginCode(username: string) {
  const [resendAt, setResendAt] = useState(0);
  const sending = useMutation({
    mutationFn: (_why: 'first' | 'again') => sendCode(username),
    onSuccess: ({ resendAfter }) => setResendAt(Date.now() + resendAfter * 1000),
    onError: (error) => setResendAt(Date.now() + secondsToWait(error) * 1000),
  });
  const checking = useMutation({
    mutationFn: ({ challenge, code }: { challenge: string; code: string }) =>
      call(verifyOtp, { challenge, code }, { signal: AbortSignal.timeout(answerLimit) }),
  });
  const { mutate } = sending;
  useEffect(() => mutate('first'), [mutate]);
  return { sending, checking, resendAt };
}

function sendCode(username: string): Promise<CodeSent> {
  return call(
    generateOtpAndSendMail,
    { username, product: productId, purpose: 'login' },
    { signal: AbortSignal.timeout(answerLimit) },
  );
}

function secondsToWait(error: unknown): number {
  const seconds = error instanceof ApiError ? Number(error.details['seconds'] ?? 0) : 0;
  return Number.isFinite(seconds) ? seconds : 0;
}
