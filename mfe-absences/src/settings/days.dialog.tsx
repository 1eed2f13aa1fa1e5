import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { absenceName, maxAbsenceName } from 'shared-api/contracts/absences';
import { plainDay } from 'shared-api/contracts/common';
import { FormDialog, SegmentedField, TextField, useTexts, useGuardedForm, useRefusalOf } from 'shared-ui';
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

const parts = ['day', 'first', 'second'] as const;
const form = z
  .object({ name: absenceName, from: plainDay, to: plainDay, part: z.enum(parts) })
  .refine(({ from, to }) => to >= from, { path: ['to'], message: 'endsBefore' });

/** Asks for the days of a closure, or for those to block. */
export function DaysDialog(props: DaysDialogProps) {
  const { kind, isBusy, failure, startError, endError, onSave, onClose } = props;
  const t = useTexts(absenceSettingsTexts);
  const { register, handleSubmit, formState, control, setValue } = useGuardedForm(
    useForm<z.input<typeof form>, unknown, z.output<typeof form>>({
      resolver: zodResolver(form),
      defaultValues: { name: '', from: '', to: '', part: 'day' },
    }),
  );
  const { errors } = formState;
  const part = useWatch({ control, name: 'part' });
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
      {!isBlocked && (
        <SegmentedField
          label={t('closures.part')}
          value={part}
          choices={parts.map((value) => ({ value, label: t(`closures.parts.${value}`) }))}
          onChange={(value) => setValue('part', value, { shouldDirty: true })}
        />
      )}
    </FormDialog>
  );
}
