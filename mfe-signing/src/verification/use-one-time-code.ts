import { useEffect, useRef, useState } from 'react';
import { call, isFailure } from 'shared-api';
import { verifyCode, type CodeSent } from 'shared-api/contracts/platform';
import { durations, notify, useTexts } from 'shared-ui';
import { failureText, isUnanswered } from '../failure-text.ts';
import { verificationTexts } from './verification.texts.ts';
import { useCountdown } from './use-countdown.ts';

interface OneTimeCodeOptions {
  /** Has a code made and sent. */
  readonly request: () => Promise<CodeSent>;
  /** Told the challenge once its code was right. */
  readonly onPassed: (challenge: string) => void | Promise<void>;
}

/** One code, from sending it to its being right (spec 02 §4: a wrong one leaves the field after 2.5 s). */
export function useOneTimeCode({ request, onPassed }: OneTimeCodeOptions) {
  const t = useTexts(verificationTexts);
  const [challenge, setChallenge] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const resend = useCountdown();
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A right code counts once: when what follows it finds no answer, only that is tried again.
  const passed = useRef<string | null>(null);
  useEffect(() => () => clearTimeout(clearing.current), []);

  const reject = (text: string) => {
    setProblem(text);
    notify.error(text, { duration: 'brief' });
  };
  const send = async () => {
    setIsBusy(true);
    try {
      const sent = await request();
      setChallenge(sent.challenge);
      setCode('');
      setProblem('');
      resend.start(sent.resendAfter);
    } catch (error) {
      handleRefusedSending(error, resend.start);
    } finally {
      setIsBusy(false);
    }
  };
  const submit = async (digits: string) => {
    if (isBusy) return;
    if (digits.length < 6) return reject(t('code.empty'));
    if (!challenge) return reject(t('code.notSent'));
    setIsBusy(true);
    try {
      if (passed.current !== challenge) await call(verifyCode, { challenge, code: digits });
      passed.current = challenge;
      await onPassed(challenge);
    } catch (error) {
      reject(isWrongCode(error) ? t('code.wrong') : failureText(error));
      if (isUnanswered(error)) return;
      clearing.current = setTimeout(() => {
        setCode('');
        setProblem('');
      }, durations.wrongCode);
    } finally {
      setIsBusy(false);
    }
  };
  const type = (digits: string) => {
    clearTimeout(clearing.current);
    setProblem('');
    setCode(digits);
  };
  return {
    code,
    problem,
    isBusy,
    isSent: challenge !== null,
    secondsToResend: resend.seconds,
    send,
    submit,
    type,
  };
}

function isWrongCode(error: unknown): boolean {
  return isFailure(error, 'wrong-code');
}

function handleRefusedSending(error: unknown, startCountdown: (seconds: number) => void): void {
  if (isFailure(error, 'resend-too-early')) {
    const { seconds } = error.details;
    startCountdown(typeof seconds === 'number' ? seconds : 30);
  }
  const isPhoneMissing = isFailure(error, 'phone-number-missing');
  notify.error(failureText(error), { duration: isPhoneMissing ? 'long' : 'normal' });
}
