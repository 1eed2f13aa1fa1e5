import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { maxNote, noteText, type AbsenceToDecide } from 'shared-api/contracts/absences';
import { FormDialog, TextAreaField, useTexts, useGuardedForm } from 'shared-ui';
import { z } from 'zod';
import { decisionsTexts } from './decisions.texts.ts';

interface RefuseDialogProps {
  readonly rows: readonly Pick<AbsenceToDecide, 'employeeName'>[];
  readonly isBusy?: boolean;
  readonly onRefuse: (reason: string) => void;
  readonly onClose: () => void;
}

const resolver = zodResolver(z.object({ reason: noteText.min(1) }));

/** Asks for the reason that whoever asked will read. */
export function RefuseDialog({ rows, isBusy = false, onRefuse, onClose }: RefuseDialogProps) {
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
