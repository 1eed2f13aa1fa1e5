import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { expiryHours } from 'shared-api/contracts/signing';
import { FormDialog, NumberField, useTexts } from 'shared-ui';
import { z } from 'zod';
import { documentListTexts } from '../document-list/document-list.texts.ts';

// The field is null while it is empty, which is refused as any other value out of range.
const hoursForm = z.object({ hours: z.preprocess((typed: number | null) => typed, expiryHours) });

interface HoursDialogProps {
  readonly isOpen: boolean;
  readonly onConfirm: (hours: number) => void;
  readonly onClose: () => void;
}

/** Asks after how many hours a document expires that has none of its own (spec 02 §2: 262 by 215). */
export function HoursDialog({ isOpen, onConfirm, onClose }: HoursDialogProps) {
  const t = useTexts(documentListTexts);
  const { control, handleSubmit, clearErrors } = useForm({
    reValidateMode: 'onSubmit',
    resolver: zodResolver(hoursForm),
    defaultValues: { hours: null },
  });
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="s"
      title={t('hours.title')}
      submitLabel={t('hours.confirm')}
      onSubmit={handleSubmit(({ hours }) => onConfirm(hours))}
    >
      <Controller
        control={control}
        name="hours"
        render={({ field: { value, onChange }, fieldState }) => (
          <NumberField
            label={t('hours.label')}
            data-autofocus
            value={value}
            min={0}
            error={fieldState.error && t('hours.wrong')}
            onChange={(hours) => {
              clearErrors('hours');
              onChange(hours);
            }}
          />
        )}
      />
    </FormDialog>
  );
}
