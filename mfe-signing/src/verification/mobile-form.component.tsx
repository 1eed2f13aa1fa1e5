import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { phonePrefixChoices, readPhoneNumber } from 'shared-api/contracts/directory';
import { Button, defaultPrefix, Form, PhoneField, useLanguage, useTexts } from 'shared-ui';
import { verificationTexts } from './verification.texts.ts';

/** A number as it is sent: the prefix with its plus, and digits without spaces. */
export interface MobileNumber {
  readonly prefix: string;
  readonly number: string;
}

/** Prefix and number, checked in that order (spec 02 §5). */
export function MobileForm({ onSubmit }: { onSubmit: (mobile: MobileNumber) => void }) {
  const t = useTexts(verificationTexts);
  const language = useLanguage();
  const [prefixes] = useState(() => [
    { value: '', label: t('mobile.choose') },
    ...phonePrefixChoices(language),
  ]);
  const form = useForm({ defaultValues: { mobile: { prefix: defaultPrefix, number: '' } } });
  const check = ({ prefix, number }: MobileNumber) => {
    if (!prefix) return t('mobile.prefixRequired');
    if (!number) return t('mobile.required');
    return readPhoneNumber(prefix, number) !== undefined || t('mobile.notValid');
  };
  return (
    <Form onSubmit={form.handleSubmit(({ mobile }) => onSubmit(mobile))}>
      <Controller
        control={form.control}
        name="mobile"
        rules={{ validate: check }}
        render={({ field, fieldState }) => (
          <PhoneField
            label={t('mobile.label')}
            prefixes={prefixes}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Button type="submit" kind="primary" isWide>
        {t('next')}
      </Button>
    </Form>
  );
}
