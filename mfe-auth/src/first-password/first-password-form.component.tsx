import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useSession } from 'shared-api';
import { firstPassword } from 'shared-api/contracts/auth';
import { Button, Form, notify, PasswordField, useTexts } from 'shared-ui';
import { z } from 'zod';
import { texts } from '../texts/texts.ts';
import classes from './first-password.module.css';
import { PasswordRules } from './password-rules.component.tsx';

const passwords = z
  .object({ newPassword: firstPassword, confirmation: z.string().min(1) })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    params: { isMismatch: true },
    when: ({ value }) => Boolean((value as { confirmation?: string }).confirmation),
  });
type Passwords = z.infer<typeof passwords>;

interface FirstPasswordFormProps {
  readonly onSave: (newPassword: string) => void;
  readonly onExit: () => void;
  readonly isSaving: boolean;
  readonly isLeaving: boolean;
}

/** Two fields, with the rules shown as they are met. */
export function FirstPasswordForm({ onSave, onExit, isSaving, isLeaving }: FirstPasswordFormProps) {
  const t = useTexts(texts);
  const username = useSession()?.username ?? '';
  const { register, control, handleSubmit, formState, getValues } = useForm<Passwords>({
    resolver: zodResolver(passwords),
    defaultValues: { newPassword: '', confirmation: '' },
  });
  const typed = useWatch({ control, name: 'newPassword' });
  const { errors } = formState;
  const required = t('firstPassword.required');
  const passwordError = getValues('newPassword') ? t('firstPassword.broken') : required;
  const confirmationError = getValues('confirmation') ? t('firstPassword.mismatch') : required;
  const refuse = () => notify.error(t('firstPassword.invalid'), { duration: 'validation' });
  return (
    <Form onSubmit={handleSubmit(({ newPassword }) => onSave(newPassword), refuse)}>
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <PasswordField
        {...register('newPassword')}
        label={t('firstPassword.newPassword')}
        error={errors.newPassword && passwordError}
        autoComplete="new-password"
        icon="lock"
        required
      />
      <PasswordRules password={typed} />
      <PasswordField
        {...register('confirmation')}
        label={t('firstPassword.confirmation')}
        error={errors.confirmation && confirmationError}
        autoComplete="new-password"
        icon="lock"
        required
      />
      <div className={classes.actions}>
        <Button kind="quiet" icon="logout" isBusy={isLeaving} onClick={onExit}>
          {t('firstPassword.exit')}
        </Button>
        <Button type="submit" kind="primary" icon="save" isBusy={isSaving}>
          {t('firstPassword.save')}
        </Button>
      </div>
    </Form>
  );
}
