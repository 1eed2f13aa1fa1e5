import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { ApiError, call, failureSentence } from 'shared-api';
import { changeUserPassword, givenPassword } from 'shared-api/contracts/admin';
import { maxPasswordLength, typedPassword } from 'shared-api/contracts/auth';
import {
  Button,
  Card,
  fieldErrorText,
  Form,
  notify,
  Page,
  PasswordField,
  showRefusedFields,
  Stack,
  useScreen,
  useTexts,
  useGuardedForm,
  useWayBack,
} from 'shared-ui';
import { z } from 'zod';
import { useInvite } from './use-invite.ts';
import { userPasswordTexts } from './user-password.texts.ts';

const form = z
  .object({
    oldPassword: typedPassword,
    newPassword: givenPassword,
    confirmation: z.string().min(1, 'required'),
  })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    error: 'mismatch',
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
type Values = z.output<typeof form>;

const defaultValues: Values = { oldPassword: '', newPassword: '', confirmation: '' };
const fields = ['oldPassword', 'newPassword', 'confirmation'] as const;

/** Changes the password of a user whom one administers (spec 03 §2). */
export function UserPasswordScreen() {
  const t = useTexts(userPasswordTexts);
  const { id = '' } = useParams();
  const address = `/editUser/${id}`;
  const goBack = useWayBack();
  const typing = useForm({
    resolver: zodResolver(form),
    defaultValues,
  });
  const { register, handleSubmit, formState, setError } = typing;
  const changing = useMutation({
    mutationFn: ({ oldPassword, newPassword }: Values) =>
      call(changeUserPassword, { id, oldPassword, newPassword }),
    onSuccess: () => notify.success(t('saved')),
    onError: (error) => {
      const refused = error instanceof ApiError ? error.fields : {};
      if (!showRefusedFields(refused, fields, setError)) notify.error(failureSentence(error, t('failed')));
    },
  });
  const { isSuccess } = changing;
  useGuardedForm(typing, { isSaved: isSuccess });
  // Not before the guard is off.
  useEffect(() => {
    if (isSuccess) goBack(address);
  }, [isSuccess, goBack, address]);
  useScreen({
    title: t('title'),
    back: { to: address, label: t('back') },
    actions: [
      {
        id: 'save',
        label: t('save'),
        icon: 'save',
        tone: 'primary',
        busy: changing.isPending,
        submits: 'user-password',
      },
    ],
  });
  const errorOf = (name: keyof Values) =>
    fieldErrorText(formState.errors[name], (problem) => t(`problem.${problem as 'required'}`));
  return (
    <Page lead={t('lead')} width="narrow">
      <Stack>
        <Card>
          <Form id="user-password" onSubmit={handleSubmit((values) => changing.mutate(values))}>
            <PasswordField
              {...register('oldPassword')}
              label={t('oldPassword')}
              error={errorOf('oldPassword')}
              autoComplete="off"
              icon="lock"
              maxLength={maxPasswordLength}
              required
            />
            <PasswordField
              {...register('newPassword')}
              label={t('newPassword')}
              hint={t('rules')}
              error={errorOf('newPassword')}
              autoComplete="new-password"
              icon="key"
              maxLength={maxPasswordLength}
              required
            />
            <PasswordField
              {...register('confirmation')}
              label={t('confirmation')}
              error={errorOf('confirmation')}
              autoComplete="new-password"
              icon="key"
              maxLength={maxPasswordLength}
              required
            />
          </Form>
        </Card>
        <LinkInstead id={id} />
      </Stack>
    </Page>
  );
}

function LinkInstead({ id }: { readonly id: string }) {
  const t = useTexts(userPasswordTexts);
  const { invite, isInviting } = useInvite(id);
  return (
    <Card title={t('link.title')}>
      <Stack gap="s">
        <p>{t('link.text')}</p>
        <div>
          <Button icon="send" isBusy={isInviting} onClick={invite}>
            {t('link.send')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
