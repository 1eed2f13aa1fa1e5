import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { adjustedMinutes, adjustment, counters, maxNote } from 'shared-api/contracts/absences';
import type { Language } from 'shared-api/contracts/common';
import {
  FormDialog,
  SelectField,
  TextAreaField,
  TextField,
  useLanguage,
  useTexts,
  useGuardedForm,
} from 'shared-ui';
import { z } from 'zod';
import { absenceTexts } from '../common/absence.texts.ts';
import { readTypedHours, useHoursProblem } from '../common/typed-hours.ts';
import { balancesTexts } from './balances.texts.ts';
import { useAdjustment } from './use-balances.ts';

interface AdjustDialogProps {
  readonly employeeId: string;
  readonly counter: z.infer<typeof adjustment.counter>;
  readonly onClose: () => void;
}

const formIn = (language: Language) =>
  z.object({
    counter: adjustment.counter,
    hours: z
      .string()
      .transform((text) => readTypedHours(text, language))
      .pipe(adjustedMinutes),
    note: adjustment.note,
  });
type AdjustmentForm = ReturnType<typeof formIn>;

/** Asks by how many hours a balance changes, and why. */
export function AdjustDialog({ employeeId, counter, onClose }: AdjustDialogProps) {
  const t = useTexts(balancesTexts);
  const tCommon = useTexts(absenceTexts);
  const { mutate, isPending, error } = useAdjustment(onClose);
  const language = useLanguage();
  const hoursProblem = useHoursProblem();
  const resolver = useMemo(() => zodResolver(formIn(language)), [language]);
  const { register, handleSubmit, formState, control } = useGuardedForm(
    useForm<z.input<AdjustmentForm>, unknown, z.output<AdjustmentForm>>({
      resolver,
      defaultValues: { counter, hours: '', note: '' },
    }),
  );
  const typed = useWatch({ control, name: 'hours' });
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
        error={formState.errors.hours && hoursProblem(typed, t('adjust.hoursInvalid'))}
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
