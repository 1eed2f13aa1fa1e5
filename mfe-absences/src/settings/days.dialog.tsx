import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { absenceName, maxAbsenceName } from 'shared-api/contracts/absences';
import { plainDay } from 'shared-api/contracts/common';
import { FormDialog, TextField, useTexts, useGuardedForm, useRefusalOf } from 'shared-ui';
import { z } from 'zod';
import { absenceSettingsTexts } from './absence-settings.texts.ts';

interface DaysDialogProps {
  readonly kind: 'closure' | 'blocked';
  readonly isBusy: boolean;
  /** Why the last save failed. */
  readonly failure: Error | null;
  /** What the server found wrong with the beginning, and with the end. */
  readonly startError: string | undefined;
  readonly endError: string | undefined;
  readonly onSave: (days: z.output<typeof form>) => void;
  readonly onClose: () => void;
}

const form = z
  .object({ name: absenceName, from: plainDay, to: plainDay })
  .refine(({ from, to }) => to >= from, { path: ['to'], message: 'endsBefore' });

/** Asks for the days of a closure, or for those to block. */
export function DaysDialog(props: DaysDialogProps) {
  const { kind, isBusy, failure, startError, endError, onSave, onClose } = props;
  const t = useTexts(absenceSettingsTexts);
  const { register, handleSubmit, formState, control } = useGuardedForm(
    useForm({
      resolver: zodResolver(form),
      defaultValues: { name: '', from: '', to: '' },
    }),
  );
  const { errors } = formState;
  const startRefusal = useRefusalOf(startError, useWatch({ control, name: 'from' }));
  const endRefusal = useRefusalOf(endError, useWatch({ control, name: 'to' }));
  const isBlocked = kind === 'blocked';
  const problemOfEnd = errors.to && t(errors.to.message === 'endsBefore' ? 'endsBefore' : 'dayMissing');
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t(isBlocked ? 'blocked.new' : 'closures.new')}
      submitLabel={t('save')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={handleSubmit(onSave)}
    >
      <TextField
        {...register('name')}
        label={t(isBlocked ? 'blocked.reason' : 'name')}
        error={errors.name && t(isBlocked ? 'blocked.reasonMissing' : 'nameMissing')}
        maxLength={maxAbsenceName}
        required
        data-autofocus
      />
      <TextField
        {...register('from')}
        type="date"
        label={t('from')}
        error={errors.from ? t('dayMissing') : startRefusal}
        required
      />
      <TextField
        {...register('to')}
        type="date"
        label={t('to')}
        error={problemOfEnd ?? endRefusal}
        required
      />
    </FormDialog>
  );
}
