import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expiryAfter, expiryHours, isExpiryHours } from 'shared-api/contracts/signing';
import { formatDay, formatTime, FormDialog, NumberField, useLanguage, useTexts } from 'shared-ui';
import { z } from 'zod';
import { documentListTexts } from '../document-list/document-list.texts.ts';
import classes from './hours.module.css';

// The field is null while it is empty, which is refused as any other value out of range.
const hoursForm = z.object({ hours: z.preprocess((typed: number | null) => typed, expiryHours) });

const usualHours = [1, 4, 8, 24] as const;

interface HoursDialogProps {
  readonly isOpen: boolean;
  readonly onConfirm: (hours: number) => void;
  readonly onClose: () => void;
}

/** Asks after how many hours a document expires that has none of its own, and shows when that is (spec 02 §2: 262 by 215). */
export function HoursDialog({ isOpen, onConfirm, onClose }: HoursDialogProps) {
  const t = useTexts(documentListTexts);
  const inHours = new Intl.NumberFormat(useLanguage(), {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'narrow',
  });
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
        render={({ field: { value, onChange }, fieldState }) => {
          const change = (hours: number | null) => {
            clearErrors('hours');
            onChange(hours);
          };
          return (
            <div className={classes.hours}>
              <NumberField
                label={t('hours.label')}
                isLabelHidden
                placeholder={t('hours.label')}
                data-autofocus
                value={value}
                min={0}
                error={fieldState.error && t('hours.wrong')}
                onChange={change}
              />
              <div role="group" aria-label={t('hours.usual')} className={classes.chips}>
                {usualHours.map((hours) => (
                  <button
                    key={hours}
                    type="button"
                    className={classes.chip}
                    aria-pressed={value === hours}
                    onClick={() => change(hours)}
                  >
                    {inHours.format(hours)}
                  </button>
                ))}
              </div>
              <Expiry hours={value} />
            </div>
          );
        }}
      />
    </FormDialog>
  );
}

/** When it would expire, were it sent now. */
function Expiry({ hours }: { readonly hours: number | null }) {
  const t = useTexts(documentListTexts);
  const [now] = useState(() => new Date());
  const expiresAt =
    hours !== null && isExpiryHours(hours) ? expiryAfter(now, hours)?.toISOString() : undefined;
  const isToday = expiresAt !== undefined && formatDay(expiresAt) === formatDay(now.toISOString());
  return (
    <p role="status" className={classes.expiry}>
      {expiresAt && t(isToday ? 'hours.today' : 'hours.tomorrow', { time: formatTime(expiresAt) })}
    </p>
  );
}
