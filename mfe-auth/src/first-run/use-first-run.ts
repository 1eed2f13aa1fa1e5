import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call, failureSentence, isFailure, refreshBoot } from 'shared-api';
import { finishFirstRun, firstRunFields, isMadeOfOwnWords, openFirstRun } from 'shared-api/contracts/auth';
import { notify, showRefusedFields, useTexts, useGuardedForm } from 'shared-ui';
import { z } from 'zod';
import { isLinkDead, useMailedLink } from '../links/use-mailed-link.ts';
import { confirmation, isTypedTwice, mismatch } from '../passwords/typed-twice.ts';
import { firstRunTexts } from './first-run.texts.ts';

const schema = z
  .object({ ...firstRunFields, confirmation })
  .refine(
    ({ newPassword, companyName, firstName, lastName, email }) =>
      !isMadeOfOwnWords(newPassword, [companyName, firstName, lastName, email]),
    { path: ['newPassword'], error: 'ownWords' },
  )
  .refine(isTypedTwice, mismatch);

export type FirstRunValues = z.output<typeof schema>;

/** The fields in the order in which they stand. */
const fields = ['companyName', 'firstName', 'lastName', 'email', 'newPassword'] as const;

/** The set-up address of an empty installation: whether it counts, the form, and what makes the first administrator and goes on signed in. */
export function useFirstRun(secret: string) {
  const t = useTexts(firstRunTexts);
  const navigate = useNavigate();
  const opening = useMailedLink(openFirstRun, secret);
  const form = useGuardedForm(
    useForm<FirstRunValues>({
      resolver: zodResolver(schema),
      defaultValues: {
        companyName: '',
        firstName: '',
        lastName: '',
        email: '',
        newPassword: '',
        confirmation: '',
      },
    }),
  );
  const saving = useMutation({
    mutationFn: ({ confirmation: _typedTwice, ...values }: FirstRunValues) =>
      call(finishFirstRun, { secret, ...values }),
    onSuccess: async () => {
      form.reset(form.getValues());
      await refreshBoot();
      notify.success(t('done'));
      await navigate('/firstSteps', { replace: true });
    },
    onError: (error) => {
      if (isLinkDead(error)) return;
      const refused = isFailure(error, 'invalid-input') ? error.fields : {};
      if (!showRefusedFields(refused, fields, form.setError))
        notify.error(failureSentence(error, t('failed')));
    },
  });
  return {
    opening,
    problem: saving.error,
    form,
    isSaving: saving.isPending,
    save: form.handleSubmit((values) => saving.mutate(values)),
  };
}
