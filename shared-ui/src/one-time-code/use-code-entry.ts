import { useRef, useState } from 'react';
import { kitTexts } from '../kit.texts.ts';
import { useTexts } from '../module-kit/texts/use-texts.ts';
import type { OneTimeCodeOptions } from './one-time-code.ts';

/** Digits of a whole code. */
const codeLength = 6;

type EntryOptions = Pick<OneTimeCodeOptions, 'verify' | 'readFailure' | 'unanswered' | 'onPassed'> & {
  /** The challenge of the newest code; undefined until one was sent. */
  readonly challenge: string | undefined;
  /** The code was not taken: the field has it or is empty, and is where one goes on. */
  readonly onRefused: () => void;
};

/**
 * What is typed as a code, and what is wrong with it (spec 01 §5, 02 §5). A refused code leaves the field at once, and is not sent a second
 * time for the same challenge (departure D180); one that the server has not seen stays there.
 */
export function useCodeEntry(options: EntryOptions) {
  const { challenge, verify, readFailure, unanswered, onPassed, onRefused } = options;
  const t = useTexts(kitTexts);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isChecking, setIsChecking] = useState(false);
  const passed = useRef<string>(undefined);
  const refused = useRef<string>(undefined);
  // Two presses come before a render does.
  const isTrying = useRef(false);

  const enter = (digits: string) => {
    setCode(digits);
    if (digits) setProblem(undefined);
  };
  const clear = () => {
    enter('');
    setProblem(undefined);
  };
  const refuseAndClear = (text: string) => {
    setProblem(text);
    setCode('');
    onRefused();
  };
  const refuseAnswer = (error: unknown, entered: string) => {
    const failure = readFailure(error);
    if (failure?.code === 'wrong-code') {
      refused.current = entered;
      refuseAndClear(t('code.wrong'));
    } else if (failure?.message) refuseAndClear(failure.message);
    else setProblem(unanswered);
  };
  const submit = async (entered: string) => {
    if (isTrying.current) return;
    if (entered === '') {
      onRefused();
      return setProblem(t('code.empty'));
    }
    if (entered.length < codeLength) return refuseAndClear(t('code.wrong'));
    if (challenge === undefined) return setProblem(t('code.notYet'));
    const sent = `${challenge} ${entered}`;
    if (refused.current === sent) return refuseAndClear(t('code.wrong'));
    isTrying.current = true;
    setIsChecking(true);
    try {
      if (passed.current !== challenge) await verify({ challenge, code: entered });
      passed.current = challenge;
      await onPassed(challenge);
    } catch (error) {
      refuseAnswer(error, sent);
    } finally {
      isTrying.current = false;
      setIsChecking(false);
    }
  };
  return { code, problem, isChecking, enter, clear, submit };
}
