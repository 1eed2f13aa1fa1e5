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

/** What is typed as a code, and what is wrong with it (spec 01 §5): the field clears when the server refuses, not when it is silent. */
export function useEnteredCode(check: (code: string) => Promise<void>) {
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

  const textOf = (error: FieldError | undefined) =>
    fieldErrorText(error, (problem) => t(`code.${problem}` as 'code.empty'));
  const handleError = (error: unknown) => {
    const isAnswered = error instanceof ApiError && error.message !== '';
    const message = isAnswered ? error.message : t('code.failed');
    if (isAnswered) form.setValue('code', '');
    form.setError('code', { type: 'server', message });
  };
  const send = form.handleSubmit(({ code }) => checking.mutate(code, { onError: handleError }));
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
