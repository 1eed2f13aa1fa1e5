import { useForm } from 'react-hook-form';
import { emailPattern } from 'shared-api/contracts/signing';
import { Button, EmailField, Form, useTexts } from 'shared-ui';
import { verificationTexts } from './verification.texts.ts';

interface EmailFormProps {
  /** The receiver's address, which the field starts with: a code goes nowhere else. */
  readonly address: string;
  readonly onSubmit: () => void;
}

/** The address that the code goes to (spec 02 §5). */
export function EmailForm({ address, onSubmit }: EmailFormProps) {
  const t = useTexts(verificationTexts);
  const form = useForm({ defaultValues: { email: address } });
  const check = (value: string) => {
    const typed = value.trim();
    if (!typed) return t('email.required');
    if (!emailPattern.test(typed)) return t('email.notValid');
    return typed.toLowerCase() === address.toLowerCase() || t('email.anotherAddress');
  };
  return (
    <Form onSubmit={form.handleSubmit(onSubmit)}>
      <EmailField
        {...form.register('email', { validate: check })}
        label={t('email.label')}
        error={form.formState.errors.email?.message}
      />
      <Button type="submit" kind="primary" isWide>
        {t('next')}
      </Button>
    </Form>
  );
}
