import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { maxSiteName, movableDays, siteName, yearDay, type Site } from 'shared-api/contracts/timesheet';
import { FormDialog, SelectField, TextField, useGuardedForm, useLanguage, useTexts } from 'shared-ui';
import { z } from 'zod';
import { movableDayOf, parseYearDay, parseYearDays, patronDayOf, writeYearDay } from './patron-days.ts';
import { workCalendarTexts } from './work-calendar.texts.ts';

interface SiteDialogProps {
  /** Undefined for a new one. */
  readonly site: Site | undefined;
  /** Whether it is added. One that is open stays one that was there, also where somebody else has removed it. */
  readonly isNew: boolean;
  readonly isBusy: boolean;
  /** Why the last save failed. */
  readonly failure: Error | null;
  readonly onSave: (site: Pick<Site, 'name' | 'patronDay' | 'movableDay' | 'halfDays'>) => void;
  readonly onClose: () => void;
}

const siteForm = z.object({
  name: siteName,
  patron: z.string().refine((text) => text.trim() === '' || yearDay.safeParse(parseYearDay(text)).success),
  movable: z.string(),
  halfDays: z.string().refine((text) => parseYearDays(text) !== undefined),
});

/** Asks for a site with its holidays. Those of a known town are proposed once its name stands there. */
export function SiteDialog({ site, isNew, isBusy, failure, onSave, onClose }: SiteDialogProps) {
  const t = useTexts(workCalendarTexts);
  const language = useLanguage();
  const { register, handleSubmit, formState, getValues, setValue } = useGuardedForm(
    useForm({
      resolver: zodResolver(siteForm),
      defaultValues: {
        name: site?.name ?? '',
        patron: writeYearDay(site?.patronDay ?? null),
        movable: String(site?.movableDay ?? ''),
        halfDays: (site?.halfDays ?? []).map(writeYearDay).join(', '),
      },
    }),
  );
  const other = site?.movableDay ?? null;
  const choices = [
    ...Object.entries(movableDays).map(([value, label]) => ({ value, label: label[language] })),
    ...(other !== null && !(String(other) in movableDays)
      ? [{ value: String(other), label: t('site.daysAfterEaster', { count: other }) }]
      : []),
  ];
  const propose = () => {
    const known = patronDayOf(getValues('name'));
    if (known !== undefined && getValues('patron') === '') setValue('patron', writeYearDay(known));
    const movable = movableDayOf(getValues('name'));
    if (movable !== undefined && getValues('movable') === '') setValue('movable', String(movable));
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t(isNew ? 'site.add' : 'site.edit')}
      submitLabel={t('save')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={handleSubmit(({ name, patron, movable, ...typed }) =>
        onSave({
          name,
          patronDay: parseYearDay(patron) || null,
          movableDay: movable === '' ? null : Number(movable),
          halfDays: parseYearDays(typed.halfDays) ?? [],
        }),
      )}
    >
      <TextField
        {...register('name', { onBlur: propose })}
        label={t('site.name')}
        error={formState.errors.name && t('site.nameMissing')}
        maxLength={maxSiteName}
        required
        data-autofocus
      />
      <TextField
        {...register('patron')}
        label={t('site.patron')}
        hint={t('site.patronHint')}
        error={formState.errors.patron && t('site.patronInvalid')}
        maxLength={10}
      />
      <SelectField
        {...register('movable')}
        label={t('site.movable')}
        hint={t('site.movableHint')}
        placeholder={t('site.noMovable')}
        choices={choices}
      />
      <TextField
        {...register('halfDays')}
        label={t('site.halfDays')}
        hint={t('site.halfDaysHint')}
        error={formState.errors.halfDays && t('site.halfDaysInvalid')}
        maxLength={60}
      />
    </FormDialog>
  );
}
