import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { Profile } from 'shared-api/contracts/auth';
import { phonePrefixChoices, readPhoneNumber } from 'shared-api/contracts/directory';
import {
  Button,
  defaultPrefix,
  Dialog,
  Form,
  PasswordField,
  PhoneField,
  useLanguage,
  useTexts,
} from 'shared-ui';
import { phoneChangeTexts } from './phone-change.texts.ts';
import { useChangePhone, type PhoneValues } from './use-change-phone.ts';

interface PhoneDialogProps {
  readonly profile: Profile;
  /** The number was noted, and waits for its code. */
  readonly onNoted: () => void;
  readonly onClose: () => void;
}

const empty: PhoneValues = { phone: { prefix: defaultPrefix, number: '' }, password: '' };

/** Asks for another phone number, or a first one, and for the password (spec 01 §5). */
export function PhoneDialog({ profile, onNoted, onClose }: PhoneDialogProps) {
  const t = useTexts(phoneChangeTexts);
  const [prefixes] = useState(phonePrefixChoices(useLanguage()));
  const { control, register, handleSubmit, setError, formState } = useForm<PhoneValues>({
    defaultValues: empty,
  });
  const noting = useChangePhone({ setError, onNoted });
  const check = ({ prefix, number }: PhoneValues['phone']) =>
    !number ? t('required') : readPhoneNumber(prefix, number) !== undefined || t('invalid');
  return (
    <Dialog isOpen onClose={onClose} title={t(profile.mobile ? 'change' : 'add')}>
      <Form onSubmit={handleSubmit((values) => noting.mutate(values))}>
        <p>{t('intro')}</p>
        <Controller
          control={control}
          name="phone"
          rules={{ validate: check }}
          render={({ field: { value, onChange }, fieldState }) => (
            <PhoneField
              label={t('number')}
              hint={t('numberHint')}
              error={fieldState.error?.message}
              prefixes={prefixes}
              value={value}
              onChange={onChange}
            />
          )}
        />
        <PasswordField
          {...register('password', { required: t('required') })}
          label={t('password')}
          hint={t('passwordHint')}
          error={formState.errors.password?.message}
          icon="lock"
          required
        />
        <Button type="submit" kind="primary" isWide isBusy={noting.isPending}>
          {t('send')}
        </Button>
      </Form>
    </Dialog>
  );
}
