import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { firstPassword } from 'shared-api/contracts/auth';
import { Button, Form, notify, PasswordField, useTexts } from 'shared-ui';
import { z } from 'zod';
import classes from './new-password.module.css';
import { PasswordRules } from './password-rules.component.tsx';
import { newPasswordTexts } from './new-password.texts.ts';

const passwords = z
  .object({ newPassword: firstPassword, confirmation: z.string().min(1) })
  .refine(({ newPassword, confirmation }) => newPassword === confirmation, {
    path: ['confirmation'],
    params: { isMismatch: true },
    when: ({ value }) => Boolean((value as { confirmation?: string }).confirmation),
  });
type Passwords = z.infer<typeof passwords>;

/** A password that the server did not take, and why. */
export interface RefusedPassword {
  readonly password: string;
  readonly reason: string;
}

interface NewPasswordFormProps {
  /** Whose password it is, for the browser that keeps it. */
  readonly username: string;
  readonly onSave: (newPassword: string) => void;
  readonly isSaving: boolean;
  readonly refused?: RefusedPassword | undefined;
  /** 'Salva' unless saving leads to more. */
  readonly saveLabel?: string;
  /** Before the save button. */
  readonly children?: ReactNode;
}

/** Two fields for a new password, with the rules shown as they are met (spec 03 §5). */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { username, onSave, isSaving, refused, saveLabel, children } = props;
  const t = useTexts(newPasswordTexts);
  const { register, control, handleSubmit, formState, getValues } = useForm<Passwords>({
    resolver: zodResolver(passwords),
    defaultValues: { newPassword: '', confirmation: '' },
  });
  const typed = useWatch({ control, name: 'newPassword' });
  const { errors } = formState;
  const broken = errors.newPassword && (getValues('newPassword') ? t('broken') : t('required'));
  const reason = refused && refused.password === typed ? refused.reason : undefined;
  const differs = errors.confirmation && (getValues('confirmation') ? t('mismatch') : t('required'));
  const refuse = () => notify.error(t('invalid'), { duration: 'validation' });
  return (
    <Form onSubmit={handleSubmit(({ newPassword }) => onSave(newPassword), refuse)}>
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <PasswordField
        {...register('newPassword')}
        label={t('newPassword')}
        error={broken ?? reason}
        autoComplete="new-password"
        icon="lock"
        required
      />
      <PasswordRules password={typed} />
      <PasswordField
        {...register('confirmation')}
        label={t('confirmation')}
        error={differs}
        autoComplete="new-password"
        icon="lock"
        required
      />
      <div className={classes.actions}>
        {children}
        <Button type="submit" kind="primary" icon="save" isBusy={isSaving} isWide={!children}>
          {saveLabel ?? t('save')}
        </Button>
      </div>
    </Form>
  );
}
