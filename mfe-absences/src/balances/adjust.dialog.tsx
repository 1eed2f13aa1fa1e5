import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adjustedMinutes, adjustment, counters, maxNote, readHours } from 'shared-api/contracts/absences';
import { FormDialog, SelectField, TextAreaField, TextField, useTexts, useGuardedForm } from 'shared-ui';
import { z } from 'zod';
import { absenceTexts } from '../common/absence.texts.ts';
import { balancesTexts } from './balances.texts.ts';
import { useAdjustment } from './use-balances.ts';

interface AdjustDialogProps {
  readonly employeeId: string;
  readonly counter: z.infer<typeof adjustment.counter>;
  readonly onClose: () => void;
}

const form = z.object({
  counter: adjustment.counter,
  hours: z
    .string()
    .transform((text) => readHours(text) ?? Number.NaN)
    .pipe(adjustedMinutes),
  note: adjustment.note,
});

/** Asks by how many hours a balance changes, and why. */
export function AdjustDialog({ employeeId, counter, onClose }: AdjustDialogProps) {
  const t = useTexts(balancesTexts);
  const tCommon = useTexts(absenceTexts);
  const { mutate, isPending, error } = useAdjustment(onClose);
  const { register, handleSubmit, formState } = useGuardedForm(
    useForm<z.input<typeof form>, unknown, z.output<typeof form>>({
      resolver: zodResolver(form),
      defaultValues: { counter, hours: '', note: '' },
    }),
  );
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('adjust.title')}
      submitLabel={t('adjust.save')}
      isBusy={isPending}
      failure={error}
      onSubmit={handleSubmit(({ hours, ...entry }) => mutate({ employeeId, minutes: hours, ...entry }))}
    >
      <SelectField
        {...register('counter')}
        label={t('ledger.counter')}
        choices={counters.map((value) => ({ value, label: tCommon(`counter.${value}`) }))}
      />
      <TextField
        {...register('hours')}
        label={t('adjust.hours')}
        hint={t('adjust.hint')}
        error={formState.errors.hours && t('adjust.hoursInvalid')}
        autoComplete="off"
        maxLength={10}
        required
        data-autofocus
      />
      <TextAreaField
        {...register('note')}
        label={t('adjust.note')}
        error={formState.errors.note && t('adjust.noteMissing')}
        maxLength={maxNote}
        required
      />
    </FormDialog>
  );
}
