import { useEffect, useRef, useState } from 'react';
import { clock } from 'shared-api/device';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { notify } from '../notify/notify.ts';
import type { OneTimeCodeOptions, SentCode } from './one-time-code.ts';
import { useCountdown } from './use-countdown.ts';

/** Where the sending of a code stands. */
export type Sending =
  | { readonly state: 'sending' }
  | { readonly state: 'sent'; readonly sent: SentCode }
  /** Another was sent a moment ago that cannot be entered here: there is a wait. */
  | { readonly state: 'tooEarly' }
  | { readonly state: 'failed'; readonly sentence: string };

type SendingOptions = Pick<OneTimeCodeOptions, 'send' | 'readFailure'>;

/** A one-time code that is sent when this is first rendered, unless one is under way, and again by `resend`. */
export function useSentCode({ send, readFailure }: SendingOptions) {
  const t = useTexts(kitTexts);
  const [sending, setSending] = useState<Sending>({ state: 'sending' });
  const [resendAt, setResendAt] = useState(0);
  const secondsToResend = useCountdown(resendAt);
  const sendOnce = async (which: 'first' | 'again') => {
    setSending({ state: 'sending' });
    try {
      const sent = await send({ resumes: which === 'first' });
      setSending({ state: 'sent', sent });
      setResendAt(clock.now() + sent.resendAfter * 1000);
      if (which === 'again') notify.success(t('code.resent'));
    } catch (error) {
      const failure = readFailure(error);
      const seconds = Number(failure?.details['seconds']) || 0;
      const isTooEarly = failure?.code === 'resend-too-early' && seconds > 0;
      setSending(
        isTooEarly
          ? { state: 'tooEarly' }
          : { state: 'failed', sentence: failure?.message || t('code.notSent') },
      );
      setResendAt(clock.now() + seconds * 1000);
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
