import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSignedIn } from 'shared-api';
import { changedPasswordRules } from 'shared-api/contracts/auth';
import {
  Button,
  Form,
  notify,
  PasswordField,
  TextField,
  useBottomBar,
  useTexts,
  useUnsavedGuard,
} from 'shared-ui';
import { PasswordRules } from './password-rules.component.tsx';
import { passwordResolver, type PasswordProblem, type PasswordValues } from './password-values.ts';
import { changePasswordTexts } from './change-password.texts.ts';
import { useChangePassword } from './use-change-password.ts';

interface ChangePasswordFormProps {
  readonly onLeave: () => void;
}

const empty: PasswordValues = { oldPassword: '', newPassword: '', confirmation: '' };

/** User, old password, new password, retype, Save (spec 01 §2). */
export function ChangePasswordForm({ onLeave }: ChangePasswordFormProps) {
  const t = useTexts(changePasswordTexts);
  const { username } = useSignedIn();
  const { register, control, handleSubmit, formState, setError } = useForm<PasswordValues>({
    resolver: passwordResolver,
    defaultValues: empty,
  });
  const { isDirty, errors } = formState;
  const typed = useWatch({ control, name: 'newPassword' });
  const { change, isChanging, isChanged } = useChangePassword(setError);
  const guard = useUnsavedGuard(isDirty && !isChanged);
  // Not before the guard has heard that nothing is unsaved any more.
  useEffect(() => {
    if (isChanged) onLeave();
  }, [isChanged, onLeave]);
  const refuse = () => notify.error(t('invalid'), { duration: 'validation' });
  const submit = handleSubmit(change, refuse);
  const problemOf = (name: keyof PasswordValues) => {
    const error = errors[name];
    return error && (error.message || t(`problem.${error.type as PasswordProblem}`));
  };
  useBottomBar([{ id: 'back', label: t('back'), icon: 'back', onClick: onLeave }]);
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
        error={problemOf('oldPassword')}
        icon="lock"
        required
      />
      <PasswordField
        {...register('newPassword')}
        label={t('newPassword')}
        error={problemOf('newPassword')}
        autoComplete="new-password"
        icon="key"
        required
      />
      <PasswordRules password={typed} rules={changedPasswordRules} />
      <PasswordField
        {...register('confirmation')}
        label={t('confirmation')}
        error={problemOf('confirmation')}
        autoComplete="new-password"
        icon="key"
        required
      />
      <Button type="submit" kind="primary" icon="save" isWide isBusy={isChanging}>
        {t('save')}
      </Button>
      {guard}
    </Form>
  );
}
