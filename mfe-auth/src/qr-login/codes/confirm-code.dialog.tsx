import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { maxPasswordLength, qrCodeDays, typedPassword } from 'shared-api/contracts/auth';
import { FormDialog, FormProblem, PasswordField, useTexts } from 'shared-ui';
import { z } from 'zod';
import { qrCodesTexts } from './qr-codes.texts.ts';

interface ConfirmCodeDialogProps {
  readonly isBusy: boolean;
  /** What went wrong after the password was sent. */
  readonly problem: string | null;
  /** What was wrong with the password. */
  readonly passwordProblem: string | undefined;
  readonly onSubmit: (password: string) => void;
  readonly onClose: () => void;
}

const proof = z.object({ password: typedPassword });

/** Says what a new code is, and asks for the password of who makes it. */
export function ConfirmCodeDialog({ isBusy, problem, passwordProblem, ...rest }: ConfirmCodeDialogProps) {
  const t = useTexts(qrCodesTexts);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(proof),
    defaultValues: { password: '' },
  });
  return (
    <FormDialog
      isOpen
      onClose={rest.onClose}
      title={t('confirmMake.title')}
      submitLabel={t('make')}
      isBusy={isBusy}
      onSubmit={handleSubmit(({ password }) => (isBusy ? undefined : rest.onSubmit(password)))}
    >
      <p>{t('confirmMake.text', { days: qrCodeDays })}</p>
      <PasswordField
        {...register('password')}
        label={t('confirmMake.password')}
        hint={t('confirmMake.passwordHint')}
        error={formState.errors.password ? t('confirmMake.required') : isBusy ? undefined : passwordProblem}
        icon="lock"
        maxLength={maxPasswordLength}
        required
        data-autofocus
      />
      <FormProblem text={(!isBusy && problem) || undefined} />
    </FormDialog>
  );
}
