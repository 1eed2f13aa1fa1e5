import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from 'shared-api';
import { isTimeCode, readRecoveryCode } from 'shared-api/contracts/auth';
import { notify, useTexts } from 'shared-ui';
import { authenticatorTexts } from './authenticator.texts.ts';

/** Which code is asked for. */
export type CodeKind = 'app' | 'recovery';

/** What is typed as a code, and what is wrong with it (spec 01 §5): the field clears when the server refuses, not when it is silent. */
export function useEnteredCode(check: (code: string) => Promise<void>) {
  const t = useTexts(authenticatorTexts);
  const [kind, setKind] = useState<CodeKind>('app');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const checking = useMutation({ mutationFn: check });

  const refuse = (text: string) => {
    setProblem(text);
    notify.clear();
    notify.error(text, { duration: 'brief' });
  };
  const handleError = (error: unknown) => {
    const isAnswered = error instanceof ApiError && error.message !== '';
    if (isAnswered) setTyped('');
    refuse(isAnswered ? error.message : t('code.failed'));
  };
  const submit = (text: string) => {
    if (checking.isPending) return;
    if (text.trim() === '') return refuse(t('code.empty'));
    const isRight = kind === 'app' ? isTimeCode(text) : readRecoveryCode(text) !== undefined;
    if (!isRight) return refuse(t(kind === 'app' ? 'code.short' : 'code.unreadable'));
    checking.mutate(text, { onSuccess: notify.clear, onError: handleError });
  };
  return {
    kind,
    typed,
    problem,
    isBusy: checking.isPending,
    type: (text: string) => {
      setTyped(text);
      if (text) setProblem(undefined);
    },
    switchTo: (other: CodeKind) => {
      setKind(other);
      setTyped('');
      setProblem(undefined);
    },
    submit,
  };
}
