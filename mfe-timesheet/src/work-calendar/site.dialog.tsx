import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { maxSiteName, siteName, yearDay, type Site } from 'shared-api/contracts/timesheet';
import { FormDialog, TextField, useTexts, useGuardedForm } from 'shared-ui';
import { z } from 'zod';
import { parseYearDay, patronDayOf, writeYearDay } from './patron-days.ts';
import { workCalendarTexts } from './work-calendar.texts.ts';

interface SiteDialogProps {
  /** Undefined for a new one. */
  readonly site: Site | undefined;
  /** Whether it is added. One that is open stays one that was there, also where somebody else has removed it. */
  readonly isNew: boolean;
  readonly isBusy: boolean;
  /** Why the last save failed. */
  readonly failure: Error | null;
  readonly onSave: (site: { name: string; patronDay: string | null }) => void;
  readonly onClose: () => void;
}

const siteForm = z.object({
  name: siteName,
  patron: z.string().refine((text) => text.trim() === '' || yearDay.safeParse(parseYearDay(text)).success),
});

/** Asks for a site. The patron saint of a known town is proposed once its name stands there. */
export function SiteDialog({ site, isNew, isBusy, failure, onSave, onClose }: SiteDialogProps) {
  const t = useTexts(workCalendarTexts);
  const { register, handleSubmit, formState, getValues, setValue } = useGuardedForm(
    useForm({
      resolver: zodResolver(siteForm),
      defaultValues: { name: site?.name ?? '', patron: writeYearDay(site?.patronDay ?? null) },
    }),
  );
  const propose = () => {
    const known = patronDayOf(getValues('name'));
    if (known !== undefined && getValues('patron') === '') setValue('patron', writeYearDay(known));
  };
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t(isNew ? 'site.add' : 'site.edit')}
      submitLabel={t('save')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={handleSubmit(({ name, patron }) => onSave({ name, patronDay: parseYearDay(patron) || null }))}
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
    </FormDialog>
  );
}
