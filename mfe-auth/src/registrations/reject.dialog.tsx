import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { maxReasonLength, rejectionReason, type Registration } from 'shared-api/contracts/auth';
import { FormDialog, TextAreaField, useTexts, useGuardedForm } from 'shared-ui';
import { z } from 'zod';
import { registrationsTexts } from './registrations.texts.ts';
import { personName } from './use-registrations.ts';

interface RejectDialogProps {
  readonly person: Registration;
  readonly isBusy: boolean;
  /** Why the last save failed. */
  readonly failure: Error | null;
  readonly onReject: (reason: string) => void;
  readonly onClose: () => void;
}

const resolver = zodResolver(z.object({ reason: rejectionReason }));

/** Asks for the reason that the person will read. */
export function RejectDialog({ person, isBusy, failure, onReject, onClose }: RejectDialogProps) {
  const t = useTexts(registrationsTexts);
  const { register, handleSubmit, formState } = useGuardedForm(
    useForm({ resolver, defaultValues: { reason: '' } }),
  );
  const { reason: invalid } = formState.errors;
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('rejecting.title')}
      submitLabel={t('reject')}
      tone="danger"
      isBusy={isBusy}
      failure={failure}
      onSubmit={handleSubmit(({ reason }) => onReject(reason))}
    >
      <p>{t('rejecting.text', { name: personName(person), email: person.email })}</p>
      <TextAreaField
        {...register('reason')}
        label={t('rejecting.reason')}
        error={invalid && t('rejecting.required')}
        maxLength={maxReasonLength}
        required
        data-autofocus
      />
    </FormDialog>
  );
}
