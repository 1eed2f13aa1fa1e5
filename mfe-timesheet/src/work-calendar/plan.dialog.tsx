import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { Plan, Site } from 'shared-api/contracts/timesheet';
import { usePersonName } from 'shared-api/queries';
import { FormDialog, SelectField, TextField, useTexts, useGuardedForm, useRefusalOf } from 'shared-ui';
import { planForm, type PlanForm, type PlanValues } from './plan-form.ts';
import { WeekFields } from './week-fields.component.tsx';
import { workCalendarTexts } from './work-calendar.texts.ts';

/** A plan as the dialog begins with it. */
export type PlanDraft = Pick<Plan, 'employeeName' | 'validFrom' | 'week' | 'siteId'>;

interface PlanDialogProps {
  readonly plan: PlanDraft;
  /** For whom a new one is; undefined for everybody’s, and for one that stands. */
  readonly userId?: string | undefined;
  readonly isNew: boolean;
  readonly sites: readonly Site[];
  readonly isBusy: boolean;
  /** Why the last save failed. */
  readonly failure: Error | null;
  /** What the server found wrong with the day. */
  readonly dayError: string | undefined;
  readonly onSave: (values: PlanValues) => void;
  readonly onClose: () => void;
}

/** Asks for a plan: from which day on, how many hours each day, and where. */
export function PlanDialog({
  plan,
  userId,
  isNew,
  sites,
  isBusy,
  failure,
  dayError,
  onSave,
  onClose,
}: PlanDialogProps) {
  const t = useTexts(workCalendarTexts);
  const { register, control, handleSubmit, formState, setValue } = useGuardedForm(
    useForm<PlanForm, unknown, PlanValues>({
      resolver: zodResolver(planForm),
      defaultValues: { validFrom: plan.validFrom, week: [...plan.week], siteId: plan.siteId ?? '' },
    }),
  );
  const dayRefusal = useRefusalOf(dayError, useWatch({ control, name: 'validFrom' }));
  const week = useWatch({ control, name: 'week' });
  const chosen = usePersonName(userId);
  const name = plan.employeeName || chosen;
  const named = name && t('plan.of', { name });
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={named || t(isNew ? 'plan.add' : 'plan.edit')}
      submitLabel={t('save')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={handleSubmit(onSave)}
    >
      <TextField
        {...register('validFrom')}
        type="date"
        label={t('plan.from')}
        error={formState.errors.validFrom ? t('plan.fromMissing') : dayRefusal}
        required
        data-autofocus
      />
      <WeekFields
        control={control}
        week={week}
        onPreset={(preset) => setValue('week', preset, { shouldDirty: true, shouldValidate: true })}
      />
      <SelectField
        {...register('siteId')}
        label={t('plan.site')}
        placeholder={t('plan.noSite')}
        choices={sites.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  );
}
