import { useEffect, useRef, useState } from 'react';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import { durations } from '../notify/durations.ts';
import type { OneTimeCodeOptions } from './one-time-code.ts';

/** Digits of a whole code. */
const codeLength = 6;

type EntryOptions = Pick<
  OneTimeCodeOptions,
  'verify' | 'readFailure' | 'unanswered' | 'clears' | 'onPassed'
> & {
  /** The challenge of the newest code; undefined until one was sent. */
  readonly challenge: string | undefined;
};

/** What is typed as a code, and what is wrong with it (spec 01 §5, 02 §5). A code that the server has not seen stays in the field. */
export function useCodeEntry(options: EntryOptions) {
  const { challenge, verify, readFailure, unanswered, clears = 'atOnce', onPassed } = options;
  const t = useTexts(kitTexts);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const passed = useRef<string>(undefined);
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(clearing.current), []);

  const enter = (digits: string) => {
    clearTimeout(clearing.current);
    setCode(digits);
    if (digits) setProblem(undefined);
  };
  const clear = () => {
    enter('');
    setProblem(undefined);
  };
  const refuseAndClear = (text: string) => {
    setProblem(text);
    if (clears === 'atOnce') setCode('');
    else clearing.current = setTimeout(clear, durations.wrongCode);
  };
  const refuseAnswer = (error: unknown) => {
    const failure = readFailure(error);
    if (failure?.code === 'wrong-code') refuseAndClear(t('code.wrong'));
    else if (failure?.message) refuseAndClear(failure.message);
    else setProblem(unanswered);
  };
  const submit = async (entered: string) => {
    if (isChecking) return;
    if (entered === '') return setProblem(t('code.empty'));
    if (entered.length < codeLength) return refuseAndClear(t('code.wrong'));
    if (challenge === undefined) return setProblem(t('code.notYet'));
    setIsChecking(true);
    try {
      if (passed.current !== challenge) await verify({ challenge, code: entered });
      passed.current = challenge;
      await onPassed(challenge);
    } catch (error) {
      refuseAnswer(error);
    } finally {
      setIsChecking(false);
    }
  };
  return { code, problem, isChecking, enter, clear, submit };
}
