import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { maxPasswordLength, recentSignInMinutes, typedPassword } from 'shared-api/contracts/auth';
import { FormDialog, PasswordField, useTexts } from 'shared-ui';
import { z } from 'zod';
import { personalDataTexts } from './personal-data.texts.ts';

interface ConfirmPasswordDialogProps {
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** What was wrong with the password. */
  readonly problem: string | undefined;
  readonly onSubmit: (password: string) => void;
  readonly onClose: () => void;
}

const proof = z.object({ password: typedPassword });

/** Asks for the password of who has data handed out, when their sign-in is long ago. */
export function ConfirmPasswordDialog({ submitLabel, isBusy, problem, ...rest }: ConfirmPasswordDialogProps) {
  const t = useTexts(personalDataTexts);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(proof),
    defaultValues: { password: '' },
  });
  return (
    <FormDialog
      isOpen
      onClose={rest.onClose}
      title={t('ask.title')}
      submitLabel={submitLabel}
      isBusy={isBusy}
      onSubmit={handleSubmit(({ password }) => (isBusy ? undefined : rest.onSubmit(password)))}
    >
      <p>{t('ask.text', { minutes: recentSignInMinutes })}</p>
      <PasswordField
        {...register('password')}
        label={t('ask.password')}
        error={formState.errors.password ? t('ask.required') : isBusy ? undefined : problem}
        icon="lock"
        maxLength={maxPasswordLength}
        required
        data-autofocus
      />
    </FormDialog>
  );
}
