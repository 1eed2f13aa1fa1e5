import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { maxNote, noteText, type AbsenceToDecide } from 'shared-api/contracts/absences';
import { FormDialog, TextAreaField, useTexts, useGuardedForm } from 'shared-ui';
import { z } from 'zod';
import { decisionsTexts } from './decisions.texts.ts';

interface RefuseDialogProps {
  readonly rows: readonly Pick<AbsenceToDecide, 'employeeName'>[];
  /** What is to be known before several are refused. */
  readonly summary?: ReactNode;
  readonly isBusy?: boolean;
  readonly onRefuse: (reason: string) => void;
  readonly onClose: () => void;
}

const resolver = zodResolver(z.object({ reason: noteText.min(1) }));

/** Asks for the reason that whoever asked will read. */
export function RefuseDialog({ rows, summary, isBusy = false, onRefuse, onClose }: RefuseDialogProps) {
  const t = useTexts(decisionsTexts);
  const { register, handleSubmit, formState } = useGuardedForm(
    useForm({ resolver, defaultValues: { reason: '' } }),
  );
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('refuse.title', { count: rows.length })}
      submitLabel={t('action.refuse')}
      tone="danger"
      isBusy={isBusy}
      onSubmit={handleSubmit(({ reason }) => onRefuse(reason))}
    >
      <p>{t('refuse.text', { count: rows.length, name: rows[0]?.employeeName ?? '' })}</p>
      {summary}
      <TextAreaField
        {...register('reason')}
        label={t('refuse.reason')}
        error={formState.errors.reason && t('refuse.missing')}
        maxLength={maxNote}
        required
        data-autofocus
      />
    </FormDialog>
  );
}
