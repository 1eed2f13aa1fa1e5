import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { receiverFields } from 'shared-api/contracts/signing';
import { Button, EmailField, Form, useTexts } from 'shared-ui';
import { z } from 'zod';
import { verificationTexts, type VerificationProblem } from './verification.texts.ts';

interface EmailFormProps {
  /** The receiver's address, which the field starts with: a code goes nowhere else. */
  readonly address: string;
  readonly onSubmit: () => void;
}

/** The address that the code goes to (spec 02 §5). */
export function EmailForm({ address, onSubmit }: EmailFormProps) {
  const t = useTexts(verificationTexts);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schemaFor(address)),
    defaultValues: { email: address },
  });
  const problem = formState.errors.email?.message as VerificationProblem | undefined;
  return (
    <Form onSubmit={handleSubmit(onSubmit)}>
      <EmailField
        {...register('email')}
        label={t('email.label')}
        error={problem && t(`problem.${problem}`)}
        maxLength={254}
      />
      <Button type="submit" kind="primary" isWide>
        {t('next')}
      </Button>
    </Form>
  );
}

function schemaFor(address: string) {
  const isReceivers = (typed: string) => typed.toLowerCase() === address.toLowerCase();
  return z.object({
    email: receiverFields.receiverEmail.refine(isReceivers, 'another-address' satisfies VerificationProblem),
  });
}
