import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { phonePrefixChoices, typedMobile, type TypedMobile } from 'shared-api/contracts/directory';
import { Button, defaultPrefix, Form, PhoneField, useLanguage, useTexts } from 'shared-ui';
import { z } from 'zod';
import { verificationTexts, type VerificationProblem } from './verification.texts.ts';

const resolver = zodResolver(z.object({ mobile: typedMobile }));

interface MobileFormProps {
  /** What the server found wrong with the number, until another is typed. */
  readonly refused: string | undefined;
  readonly onType: () => void;
  readonly onSubmit: (mobile: TypedMobile) => void;
}

/** Prefix and number, checked in that order (spec 02 §5). */
export function MobileForm({ refused, onType, onSubmit }: MobileFormProps) {
  const t = useTexts(verificationTexts);
  const language = useLanguage();
  const [prefixes] = useState(() => [
    { value: '', label: t('mobile.choose') },
    ...phonePrefixChoices(language),
  ]);
  const { control, handleSubmit } = useForm({
    resolver,
    defaultValues: { mobile: { prefix: defaultPrefix, number: '' } },
  });
  return (
    <Form onSubmit={handleSubmit(({ mobile }) => onSubmit(mobile))}>
      <Controller
        control={control}
        name="mobile"
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <PhoneField
            label={t('mobile.label')}
            prefixes={prefixes}
            value={value}
            onChange={(mobile) => {
              onType();
              onChange(mobile);
            }}
            error={error?.message ? t(`problem.${error.message as VerificationProblem}`) : refused}
          />
        )}
      />
      <Button type="submit" kind="primary" isWide>
        {t('next')}
      </Button>
    </Form>
  );
}
