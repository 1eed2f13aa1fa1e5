import type { UseFormReturn } from 'react-hook-form';
import type { SlideFields } from 'shared-api/contracts/admin';
import { CheckboxField, TextField, useTexts } from 'shared-ui';
import { slideErrorText } from './slide-error-text.ts';
import classes from './slides.module.css';
import { slidesTexts } from './slides.texts.ts';

const dayOrNone = { setValueAs: (day: string | null) => day || null };

/** Where a slide shows, and when. */
export function PlacePart({ form }: { readonly form: UseFormReturn<SlideFields> }) {
  const t = useTexts(slidesTexts);
  const { register, formState } = form;
  const errorOf = (name: keyof SlideFields) => slideErrorText(t, formState.errors[name]);
  return (
    <fieldset className={classes.part}>
      <legend>{t('field.where')}</legend>
      <CheckboxField
        {...register('isAtLogin')}
        label={t('field.isAtLogin')}
        error={errorOf('isAtLogin')}
        isErrorAnnounced
      />
      <CheckboxField {...register('isOnDiscover')} label={t('field.isOnDiscover')} />
      <div className={classes.days}>
        <TextField
          {...register('shownFrom', dayOrNone)}
          type="date"
          label={t('field.shownFrom')}
          hint={t('field.daysHint')}
          error={errorOf('shownFrom')}
        />
        <TextField
          {...register('shownUntil', dayOrNone)}
          type="date"
          label={t('field.shownUntil')}
          hint={t('field.daysHint')}
          error={errorOf('shownUntil')}
        />
      </div>
      <CheckboxField {...register('isHidden')} label={t('field.isHidden')} />
    </fieldset>
  );
}
