import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm, type FieldError } from 'react-hook-form';
import { maxPasswordLength, typedPassword, type Profile } from 'shared-api/contracts/auth';
import { phonePrefixChoices, typedMobile } from 'shared-api/contracts/directory';
import {
  defaultPrefix,
  fieldErrorText,
  FormDialog,
  PasswordField,
  PhoneField,
  useLanguage,
  useTexts,
  useGuardedForm,
} from 'shared-ui';
import { z } from 'zod';
import { phoneChangeTexts } from './phone-change.texts.ts';
import { useChangePhone, type PhoneValues } from './use-change-phone.ts';

interface PhoneDialogProps {
  readonly profile: Profile;
  /** The number was saved, and waits for its code. */
  readonly onPending: () => void;
  readonly onClose: () => void;
}

const resolver = zodResolver(z.object({ phone: typedMobile, password: typedPassword }));
const defaultValues: PhoneValues = { phone: { prefix: defaultPrefix, number: '' }, password: '' };

/** Asks for another phone number, or a first one, and for the password (spec 01 §5). */
export function PhoneDialog({ profile, onPending, onClose }: PhoneDialogProps) {
  const t = useTexts(phoneChangeTexts);
  const [prefixes] = useState(phonePrefixChoices(useLanguage()));
  const { control, register, handleSubmit, setError, formState } = useGuardedForm(
    useForm({ resolver, defaultValues }),
  );
  const changing = useChangePhone({ setError, onPending });
  const errorText = (error: FieldError | undefined) =>
    fieldErrorText(error, (problem) => t(problem === 'mobile-not-valid' ? 'invalid' : 'required'));
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t(profile.mobile ? 'change' : 'add')}
      submitLabel={t('send')}
      isBusy={changing.isPending}
      failure={changing.error}
      onSubmit={handleSubmit((values) => changing.mutate(values))}
    >
      <p>{t('intro')}</p>
      <Controller
        control={control}
        name="phone"
        render={({ field: { value, onChange }, fieldState }) => (
          <PhoneField
            label={t('number')}
            hint={t('numberHint')}
            error={errorText(fieldState.error)}
            prefixes={prefixes}
            value={value}
            onChange={onChange}
          />
        )}
      />
      <PasswordField
        {...register('password')}
        label={t('password')}
        hint={t('passwordHint')}
        error={errorText(formState.errors.password)}
        icon="lock"
        maxLength={maxPasswordLength}
        required
      />
    </FormDialog>
  );
}
