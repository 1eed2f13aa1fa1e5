import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { asApiError } from 'shared-api';
import { maxNote, noteText, type Leave } from 'shared-api/contracts/absences';
import { plainDay } from 'shared-api/contracts/common';
import {
  fieldErrorText,
  FormDialog,
  showRefusedFields,
  TextAreaField,
  TextField,
  useGuardedForm,
  useTexts,
} from 'shared-ui';
import { z } from 'zod';
import { shortenTexts } from '../common/shorten.texts.ts';
import type { useRequestActions } from '../common/use-request-actions.ts';

interface FewerDaysDialogProps {
  readonly leave: Pick<Leave, 'id' | 'version' | 'from' | 'to'>;
  readonly asking: ReturnType<typeof useRequestActions>['askFewerDays'];
  readonly onClose: () => void;
}

const form = z.object({ keptFrom: plainDay, keptTo: plainDay, reason: noteText });
const days = ['keptFrom', 'keptTo'] as const;

/** Asks who decides to have what was approved begin later or end earlier, and why, where somebody wants to say it. */
export function FewerDaysDialog({ leave, asking, onClose }: FewerDaysDialogProps) {
  const { id, version, from, to } = leave;
  const t = useTexts(shortenTexts);
  const { register, handleSubmit, formState, setError } = useGuardedForm(
    useForm({ resolver: zodResolver(form), defaultValues: { keptFrom: from, keptTo: to, reason: '' } }),
  );
  const { errors } = formState;
  return (
    <FormDialog
      isOpen
      title={t('ask.title')}
      submitLabel={t('ask.submit')}
      isBusy={asking.isPending}
      failure={asking.error}
      onSubmit={handleSubmit((wanted) =>
        asking.mutate(
          { id, version, ...wanted },
          {
            onSuccess: onClose,
            onError: (failure) => showRefusedFields(asApiError(failure)?.fields ?? {}, days, setError),
          },
        ),
      )}
      onClose={onClose}
    >
      <p>{t('ask.text')}</p>
      {days.map((day) => (
        <TextField
          key={day}
          {...register(day)}
          type="date"
          min={from}
          max={to}
          required
          label={t(day === 'keptFrom' ? 'from' : 'to')}
          error={fieldErrorText(errors[day], () => t('missingDay'))}
          data-autofocus={day === 'keptTo' || undefined}
        />
      ))}
      <TextAreaField
        {...register('reason')}
        label={t('ask.reason')}
        maxLength={maxNote}
        error={fieldErrorText(errors.reason, () => t('ask.tooLong'))}
      />
    </FormDialog>
  );
}
