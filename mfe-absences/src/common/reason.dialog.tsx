import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { maxNote, noteText } from 'shared-api/contracts/absences';
import { FormDialog, TextAreaField, useGuardedForm } from 'shared-ui';
import { z } from 'zod';

interface ReasonDialogProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly label: string;
  readonly hint?: string;
  /** What is said where nothing is written; without it nothing has to be. */
  readonly missing?: string;
  readonly submitLabel: string;
  readonly tone?: 'normal' | 'danger';
  readonly isBusy?: boolean;
  /** Why it was not done at the last try. */
  readonly failure?: Error | null;
  readonly onSubmit: (reason: string) => void;
  readonly onClose: () => void;
}

const anyReason = z.object({ reason: noteText });
const someReason = z.object({ reason: noteText.min(1) });

/** Asks why: a request is refused, or taken back. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { label, hint, missing, onSubmit, children, tone = 'normal', isBusy = false, ...dialog } = props;
  const { register, handleSubmit, formState } = useGuardedForm(
    useForm({
      resolver: zodResolver(missing === undefined ? anyReason : someReason),
      defaultValues: { reason: '' },
    }),
  );
  return (
    <FormDialog
      {...dialog}
      isOpen
      tone={tone}
      isBusy={isBusy}
      onSubmit={handleSubmit(({ reason }) => onSubmit(reason))}
    >
      {children}
      <TextAreaField
        {...register('reason')}
        label={label}
        hint={hint}
        maxLength={maxNote}
        error={formState.errors.reason && missing}
        required={missing !== undefined}
        data-autofocus
      />
    </FormDialog>
  );
}
