import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch, type FieldError } from 'react-hook-form';
import { ApiError } from 'shared-api';
import { recoveryCode, timeCode } from 'shared-api/contracts/auth';
import { fieldErrorText, useTexts } from 'shared-ui';
import { z } from 'zod';
import { authenticatorTexts } from './authenticator.texts.ts';

/** Which code is asked for. */
type CodeKind = 'app' | 'recovery';

const resolvers = {
  app: zodResolver(z.object({ code: timeCode })),
  recovery: zodResolver(z.object({ code: recoveryCode })),
};

/**
 * What is typed as a code, and what is wrong with it (spec 01 §5): the field clears when the server refuses, not when it is silent, and
 * what was just refused is not sent again. `onRefused` has the focus where one goes on.
 */
export function useEnteredCode(check: (code: string) => Promise<void>, onRefused: () => void) {
  const t = useTexts(authenticatorTexts);
  const [kind, setKind] = useState<CodeKind>('app');
  const form = useForm({
    resolver: resolvers[kind],
    defaultValues: { code: '' },
    reValidateMode: 'onSubmit',
  });
  const typed = useWatch({ control: form.control, name: 'code' });
  const { code: wrong } = form.formState.errors;
  const checking = useMutation({ mutationFn: check });
  const [refused, setRefused] = useState<{ readonly code: string; readonly message: string }>();

  const textOf = (error: FieldError | undefined) =>
    fieldErrorText(error, (problem) => t(`code.${problem}` as 'code.empty'));
  const refuse = (message: string) => {
    form.setValue('code', '');
    form.setError('code', { type: 'server', message });
    onRefused();
  };
  const handleError = (error: unknown, code: string) => {
    if (!(error instanceof ApiError) || error.message === '')
      return form.setError('code', { type: 'server', message: t('code.failed') });
    if (error.code === 'wrong-code') setRefused({ code, message: error.message });
    refuse(error.message);
  };
  const send = form.handleSubmit(({ code }) => {
    if (refused?.code === code) refuse(refused.message);
    else checking.mutate(code, { onError: handleError });
  });
  return {
    kind,
    typed,
    problem: textOf(wrong),
    isBusy: checking.isPending,
    type: (text: string) => {
      form.setValue('code', text);
      if (text) form.clearErrors();
    },
    switchTo: (other: CodeKind) => {
      setKind(other);
      form.reset();
    },
    submit: () => (checking.isPending ? undefined : send()),
  };
}
