import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button, Form, SelectField, useLanguage, useTexts } from 'shared-ui';
import { verifyTexts } from '../texts/verify.texts.ts';
import { stripSpaces } from './group-mobile.ts';
import { MobileField } from './mobile-field.component.tsx';
import { phonePrefixes, prefixOf } from './phone-prefixes.ts';

/** A number as it is sent: the bare prefix, and digits without spaces. */
export interface MobileNumber {
  readonly prefix: string;
  readonly mobile: string;
}

/** Prefix and number, checked in that order (spec 02 §5). */
export function MobileForm({ onSubmit }: { onSubmit: (number: MobileNumber) => void }) {
  const t = useTexts(verifyTexts);
  const language = useLanguage();
  const [choices] = useState(() => phonePrefixes(language));
  const form = useForm({ defaultValues: { prefix: 'IT+39', mobile: '' } });
  const { prefix: prefixError, mobile: mobileError } = form.formState.errors;
  const checkMobile = (value: string) => {
    const { length } = stripSpaces(value);
    if (length === 0) return t('mobile.required');
    return (length >= 5 && length <= 14) || t('mobile.notValid');
  };
  const submit = form.handleSubmit(({ prefix, mobile }) =>
    onSubmit({ prefix: prefixOf(prefix), mobile: stripSpaces(mobile) }),
  );
  return (
    <Form onSubmit={submit}>
      <SelectField
        {...form.register('prefix', { required: t('mobile.prefixRequired') })}
        label={t('mobile.prefix')}
        choices={choices}
        placeholder={t('mobile.choose')}
        autoComplete="tel-country-code"
        error={prefixError?.message}
      />
      <Controller
        control={form.control}
        name="mobile"
        rules={{ validate: checkMobile }}
        render={({ field }) => (
          <MobileField
            label={t('mobile.label')}
            value={field.value}
            onChange={field.onChange}
            error={mobileError?.message}
          />
        )}
      />
      <Button type="submit" kind="primary" isWide>
        {t('next')}
      </Button>
    </Form>
  );
}
