import { useEffect, useRef, useState } from 'react';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { notify } from '../notify/notify.ts';
import type { OneTimeCodeOptions, SentCode } from './one-time-code.ts';
import { findKeptCode, keepCode } from './kept-codes.ts';
import { useCountdown } from './use-countdown.ts';

/** Where the sending of a code stands. */
export type Sending =
  | { readonly state: 'sending' }
  /** `isKept` when it was sent the last time that the form was open. */
  | { readonly state: 'sent'; readonly sent: SentCode; readonly isKept?: boolean }
  | { readonly state: 'failed'; readonly sentence: string };

type SendingOptions = Pick<OneTimeCodeOptions, 'send' | 'readFailure' | 'keptAs'>;

/** A one-time code that is sent when this is first rendered, unless one is kept, and again by `resend`. */
export function useSentCode({ send, readFailure, keptAs }: SendingOptions) {
  const t = useTexts(kitTexts);
  const [kept] = useState(() => findKeptCode(keptAs));
  const [sending, setSending] = useState<Sending>(
    kept ? { state: 'sent', sent: kept.sent, isKept: true } : { state: 'sending' },
  );
  const [resendAt, setResendAt] = useState(kept?.resendAt ?? 0);
  const secondsToResend = useCountdown(resendAt);
  const sendOnce = async (which: 'first' | 'again') => {
    setSending({ state: 'sending' });
    try {
      const sent = await send();
      const until = Date.now() + sent.resendAfter * 1000;
      setSending({ state: 'sent', sent });
      setResendAt(until);
      keepCode(keptAs, { sent, resendAt: until });
      if (which === 'again') notify.success(t('code.resent'));
    } catch (error) {
      const failure = readFailure(error);
      const sentence = failure?.message || t('code.notSent');
      setSending({ state: 'failed', sentence });
      setResendAt(Date.now() + (Number(failure?.details['seconds']) || 0) * 1000);
    }
  };
  const hasBegun = useRef(kept !== undefined);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void sendOnce('first');
  });
  return { sending, secondsToResend, resend: () => void sendOnce('again') };
}
