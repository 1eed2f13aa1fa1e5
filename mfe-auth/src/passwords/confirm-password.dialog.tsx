import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { maxPasswordLength, typedPassword } from 'shared-api/contracts/auth';
import { FormDialog, FormProblem, PasswordField, useTexts } from 'shared-ui';
import { z } from 'zod';
import { confirmPasswordTexts } from './confirm-password.texts.ts';

interface ConfirmPasswordDialogProps {
  readonly title: string;
  /** What it is asked for. */
  readonly text: string;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** What was wrong with the password. */
  readonly passwordProblem: string | undefined;
  /** What else went wrong after it was sent. */
  readonly problem?: string | null;
  readonly onSubmit: (password: string) => void;
  readonly onClose: () => void;
}

const proof = z.object({ password: typedPassword });

/** Asks for the password of who does something that a borrowed session must not. */
export function ConfirmPasswordDialog(props: ConfirmPasswordDialogProps) {
  const { title, text, submitLabel, isBusy, passwordProblem, problem, onSubmit, onClose } = props;
  const t = useTexts(confirmPasswordTexts);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(proof),
    defaultValues: { password: '' },
  });
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={title}
      submitLabel={submitLabel}
      isBusy={isBusy}
      onSubmit={handleSubmit(({ password }) => (isBusy ? undefined : onSubmit(password)))}
    >
      <p>{text}</p>
      <PasswordField
        {...register('password')}
        label={t('password')}
        hint={t('hint')}
        error={formState.errors.password ? t('required') : isBusy ? undefined : passwordProblem}
        icon="lock"
        maxLength={maxPasswordLength}
        required
        data-autofocus
      />
      <FormProblem text={(!isBusy && problem) || undefined} />
    </FormDialog>
  );
}
