import { useEffect, useRef, useState } from 'react';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { notify } from '../notify/notify.ts';
import type { OneTimeCodeOptions, SentCode } from './one-time-code.ts';
import { useCountdown } from './use-countdown.ts';

/** Where the sending of a code stands. */
export type Sending =
  | { readonly state: 'sending' }
  | { readonly state: 'sent'; readonly sent: SentCode }
  | { readonly state: 'failed'; readonly sentence: string };

/** A one-time code that is sent when this is first rendered, and again by `send('again')`. */
export function useSentCode({ send, readFailure }: Pick<OneTimeCodeOptions, 'send' | 'readFailure'>) {
  const t = useTexts(kitTexts);
  const [sending, setSending] = useState<Sending>({ state: 'sending' });
  const [resendAt, setResendAt] = useState(0);
  const secondsToResend = useCountdown(resendAt);
  const sendOnce = async (which: 'first' | 'again') => {
    setSending({ state: 'sending' });
    try {
      const sent = await send();
      setSending({ state: 'sent', sent });
      setResendAt(Date.now() + sent.resendAfter * 1000);
      if (which === 'again') notify.success(t('code.resent'));
    } catch (error) {
      const failure = readFailure(error);
      const sentence = failure?.message || t('code.notSent');
      setSending({ state: 'failed', sentence });
      setResendAt(Date.now() + (Number(failure?.details['seconds']) || 0) * 1000);
      notify.error(sentence, { duration: failure?.code === 'phone-number-missing' ? 'long' : 'normal' });
    }
  };
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void sendOnce('first');
  });
  return { sending, secondsToResend, resend: () => void sendOnce('again') };
}
