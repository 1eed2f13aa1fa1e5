import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  firstPassword,
  isMadeOfOwnWords,
  maxPasswordLength,
  proposedPassword,
} from 'shared-api/contracts/auth';
import { Button, Form, FormProblem, PasswordField, useTexts, useGuardedForm } from 'shared-ui';
import { z } from 'zod';
import classes from './new-password.module.css';
import { newPasswordTexts } from './new-password.texts.ts';
import { PasswordRules } from './password-rules.component.tsx';
import { confirmation, isTypedTwice, mismatch } from './typed-twice.ts';

const resolverFor = (username: string) => {
  const isOfOther = (password: string) => !isMadeOfOwnWords(password, [username]);
  const newPassword = firstPassword.refine(isOfOther, 'ownWords');
  return zodResolver(z.object({ newPassword, confirmation }).refine(isTypedTwice, mismatch));
};

/** A password that the server refused, and why. */
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
  /** What leads elsewhere, beside the save button. */
  readonly otherAction?: ReactNode;
  /** Further fields. */
  readonly children?: ReactNode;
}

/** Two fields for a new password, with the rules shown as they are met (spec 03 §5). */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { username, onSave, isSaving, refused, saveLabel, otherAction, children } = props;
  const t = useTexts(newPasswordTexts);
  const { register, control, handleSubmit, formState } = useGuardedForm(
    useForm({
      resolver: resolverFor(username),
      defaultValues: { newPassword: '', confirmation: '' },
    }),
  );
  const typed = useWatch({ control, name: 'newPassword' });
  const { newPassword: broken, confirmation: unconfirmed } = formState.errors;
  const reason = refused && refused.password === typed ? refused.reason : undefined;
  return (
    <Form onSubmit={handleSubmit(({ newPassword }) => onSave(newPassword))}>
      <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
      <PasswordField
        {...register('newPassword')}
        label={t('newPassword')}
        error={broken ? t(problemOf(broken.message)) : reason}
        {...proposedPassword}
        autoComplete="new-password"
        icon="lock"
        maxLength={maxPasswordLength}
        required
      />
      <PasswordRules password={typed} />
      <PasswordField
        {...register('confirmation')}
        label={t('confirmation')}
        error={unconfirmed && t(unconfirmed.message as 'required' | 'mismatch')}
        {...proposedPassword}
        autoComplete="new-password"
        icon="lock"
        maxLength={maxPasswordLength}
        required
      />
      {children}
      <FormProblem text={broken || unconfirmed || reason ? t('invalid') : undefined} />
      <div className={classes.actions}>
        {otherAction}
        <Button type="submit" kind="primary" icon="save" isBusy={isSaving} isWide={!otherAction}>
          {saveLabel ?? t('save')}
        </Button>
      </div>
    </Form>
  );
}

function problemOf(message: string | undefined): 'required' | 'ownWords' | 'broken' {
  return message === 'required' || message === 'ownWords' ? message : 'broken';
}
