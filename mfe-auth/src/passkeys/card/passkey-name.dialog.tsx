import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { maxPasswordLength, passkeyName, typedPassword } from 'shared-api/contracts/auth';
import { FormDialog, FormProblem, PasswordField, TextField, useTexts, useGuardedForm } from 'shared-ui';
import { z } from 'zod';
import { passkeysCardTexts } from './passkeys-card.texts.ts';

interface PasskeyNameDialogProps {
  readonly title: string;
  readonly lead?: string;
  readonly submitLabel: string;
  readonly name: string;
  readonly isBusy: boolean;
  /** What went wrong after the name was sent. */
  readonly problem: string | null;
  /** Asks for the password too, and shows what was wrong with it. */
  readonly password?: { readonly problem: string | undefined };
  readonly onSubmit: (given: { name: string; password: string }) => void;
  readonly onClose: () => void;
}

const named = z.object({ name: passkeyName, password: z.string() });
const proved = named.extend({ password: typedPassword });

/** Asks what a passkey is called, and who adds one for their password. */
export function PasskeyNameDialog({ title, lead, submitLabel, problem, ...rest }: PasskeyNameDialogProps) {
  const { isBusy, onSubmit, onClose } = rest;
  const asksPassword = rest.password !== undefined;
  const t = useTexts(passkeysCardTexts);
  const { register, handleSubmit, formState } = useGuardedForm(
    useForm({
      resolver: zodResolver(asksPassword ? proved : named),
      defaultValues: { name: rest.name, password: '' },
    }),
  );
  const { name: wrongName, password: wrongPassword } = formState.errors;
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={title}
      submitLabel={submitLabel}
      isBusy={isBusy}
      onSubmit={handleSubmit((given) => (isBusy ? undefined : onSubmit(given)))}
    >
      {lead && <p>{lead}</p>}
      <TextField
        {...register('name')}
        label={t('name')}
        hint={t('nameHint')}
        error={wrongName && t(wrongName.message as 'required' | 'nameTooLong')}
        autoComplete="off"
        required
        data-autofocus
      />
      {asksPassword && (
        <PasswordField
          {...register('password')}
          label={t('password')}
          hint={t('passwordHint')}
          error={wrongPassword ? t('required') : isBusy ? undefined : rest.password?.problem}
          icon="lock"
          maxLength={maxPasswordLength}
          required
        />
      )}
      <FormProblem text={(!isBusy && problem) || undefined} />
    </FormDialog>
  );
}
