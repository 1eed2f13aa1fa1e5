import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSignedIn } from 'shared-api';
import {
  changedPassword,
  changedPasswordRules,
  isMadeOfOwnWords,
  maxPasswordLength,
  typedPassword,
} from 'shared-api/contracts/auth';
import {
  Button,
  fieldErrorText,
  Form,
  FormProblem,
  PasswordField,
  TextField,
  useTexts,
  useGuardedForm,
} from 'shared-ui';
import { z } from 'zod';
import { changePasswordTexts } from './change-password.texts.ts';
import { PasswordRules } from './password-rules.component.tsx';
import { confirmation, isTypedTwice, mismatch } from './typed-twice.ts';
import { useChangePassword } from './use-change-password.ts';

interface ChangePasswordFormProps {
  readonly onLeave: () => void;
}

const resolverFor = (ownWords: readonly string[]) => {
  const newPassword = changedPassword.refine((typed) => !isMadeOfOwnWords(typed, ownWords), 'ownWords');
  return zodResolver(
    z.object({ oldPassword: typedPassword, newPassword, confirmation }).refine(isTypedTwice, mismatch),
  );
};
const defaultValues = { oldPassword: '', newPassword: '', confirmation: '' };

/** User, old password, new password, retype, Save (spec 01 §2). */
export function ChangePasswordForm({ onLeave }: ChangePasswordFormProps) {
  const t = useTexts(changePasswordTexts);
  const { username, fullName } = useSignedIn();
  const resolver = resolverFor([username, fullName]);
  const form = useForm({ resolver, defaultValues });
  const { register, control, handleSubmit, formState, setError } = form;
  const { errors } = formState;
  const typed = useWatch({ control, name: 'newPassword' });
  const { change, isChanging, isChanged } = useChangePassword(setError);
  useGuardedForm(form, { isSaved: isChanged });
  // Not before the guard is off.
  useEffect(() => {
    if (isChanged) onLeave();
  }, [isChanged, onLeave]);
  const submit = handleSubmit(change);
  const errorOf = (name: keyof typeof defaultValues) =>
    fieldErrorText(errors[name], (problem) => t(`problem.${problem}` as 'problem.required'));
  return (
    <Form onSubmit={submit}>
      <TextField
        label={t('username')}
        name="username"
        icon="user"
        autoComplete="username"
        value={username}
        readOnly
      />
      <PasswordField
        {...register('oldPassword')}
        label={t('oldPassword')}
        error={errorOf('oldPassword')}
        icon="lock"
        maxLength={maxPasswordLength}
        required
      />
      <PasswordField
        {...register('newPassword')}
        label={t('newPassword')}
        error={errorOf('newPassword')}
        autoComplete="new-password"
        icon="key"
        maxLength={maxPasswordLength}
        required
      />
      <PasswordRules password={typed} rules={changedPasswordRules} />
      <PasswordField
        {...register('confirmation')}
        label={t('confirmation')}
        error={errorOf('confirmation')}
        autoComplete="new-password"
        icon="key"
        maxLength={maxPasswordLength}
        required
      />
      <FormProblem text={Object.keys(errors).length > 0 ? t('invalid') : undefined} />
      <Button type="submit" kind="primary" icon="save" isWide isBusy={isChanging}>
        {t('save')}
      </Button>
    </Form>
  );
}
