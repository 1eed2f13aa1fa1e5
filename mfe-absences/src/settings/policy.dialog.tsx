import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { counters, firstOfMonth, maxBalanceMinutes, type AccrualPolicy } from 'shared-api/contracts/absences';
import type { Language } from 'shared-api/contracts/common';
import { usePersonName } from 'shared-api/queries';
import {
  formatHours,
  FormDialog,
  TextField,
  useLanguage,
  useTexts,
  useGuardedForm,
  useRefusalOf,
} from 'shared-ui';
import { z } from 'zod';
import { absenceTexts } from '../common/absence.texts.ts';
import { readTypedHours, useHoursProblem } from '../common/typed-hours.ts';
import { absenceSettingsTexts } from './absence-settings.texts.ts';

/** A policy as the dialog begins with it. */
export type PolicyDraft = Pick<AccrualPolicy, 'employeeName' | 'validFrom' | 'yearly'>;

interface PolicyDialogProps {
  readonly policy: PolicyDraft;
  /** For whom a new one is; undefined for everybody’s, and for one that stands. */
  readonly userId?: string | undefined;
  readonly isBusy: boolean;
  /** Why the last save failed. */
  readonly failure: Error | null;
  /** What the server found wrong with the month. */
  readonly monthError: string | undefined;
  readonly onSave: (values: Pick<AccrualPolicy, 'validFrom' | 'yearly'>) => void;
  readonly onClose: () => void;
}

const yearlyHours = (language: Language) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? 0 : readTypedHours(text, language)))
    .pipe(z.number().int().min(0).max(maxBalanceMinutes));
const formIn = (language: Language) =>
  z.object({
    month: z
      .string()
      .transform((month) => `${month}-01`)
      .pipe(firstOfMonth),
    holiday: yearlyHours(language),
    paidLeave: yearlyHours(language),
    formerHolidays: yearlyHours(language),
  });
type PolicyForm = ReturnType<typeof formIn>;

/** Asks how many hours of each balance are earned in a year, and from which month on. */
export function PolicyDialog({ policy, userId, monthError, onSave, ...dialog }: PolicyDialogProps) {
  const { isBusy, failure, onClose } = dialog;
  const t = useTexts(absenceSettingsTexts);
  const tCommon = useTexts(absenceTexts);
  const language = useLanguage();
  const { yearly, validFrom } = policy;
  const chosen = usePersonName(userId);
  const employeeName = policy.employeeName || chosen;
  const hours = (minutes: number) => formatHours(minutes, language);
  const hoursProblem = useHoursProblem();
  const resolver = useMemo(() => zodResolver(formIn(language)), [language]);
  const { register, handleSubmit, formState, control } = useGuardedForm(
    useForm<z.input<PolicyForm>, unknown, z.output<PolicyForm>>({
      resolver,
      defaultValues: {
        month: validFrom.slice(0, 7),
        holiday: hours(yearly.holiday),
        paidLeave: hours(yearly.paidLeave),
        formerHolidays: hours(yearly.formerHolidays),
      },
    }),
  );
  const { errors } = formState;
  const typed = useWatch({ control });
  const monthRefusal = useRefusalOf(monthError, typed.month ?? '');
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={employeeName ? t('policies.of', { name: employeeName }) : t('policies.new')}
      submitLabel={t('save')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={handleSubmit(({ month, ...values }) => onSave({ validFrom: month, yearly: values }))}
    >
      <TextField
        {...register('month')}
        type="month"
        label={t('policies.from')}
        error={errors.month ? t('policies.fromInvalid') : monthRefusal}
        placeholder="2026-01"
        required
        data-autofocus
      />
      {counters.map((counter) => (
        <TextField
          key={counter}
          {...register(counter)}
          label={t('policies.perYear', { counter: tCommon(`counter.${counter}`) })}
          error={errors[counter] && hoursProblem(typed[counter] ?? '', t('policies.hoursInvalid'))}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
        />
      ))}
    </FormDialog>
  );
}
