import type { UseFormReturn } from 'react-hook-form';
import { maxSlideAlt, maxSlideText, maxSlideTitle, type SlideFields } from 'shared-api/contracts/admin';
import { TextAreaField, TextField, useTexts } from 'shared-ui';
import { slideErrorText } from './slide-error-text.ts';
import classes from './slides.module.css';
import { slidesTexts } from './slides.texts.ts';

interface PartProps {
  readonly form: UseFormReturn<SlideFields>;
}

/** What a slide says, in both languages. */
export function WordsPart({ form }: PartProps) {
  const t = useTexts(slidesTexts);
  return (
    <div className={classes.languages}>
      <LanguageWords form={form} legend={t('field.italian')} names={['titleIt', 'textIt', 'altIt']} />
      <LanguageWords form={form} legend={t('field.english')} names={['titleEn', 'textEn', 'altEn']} />
    </div>
  );
}

interface LanguageWordsProps extends PartProps {
  readonly legend: string;
  readonly names: readonly [title: keyof SlideFields, text: keyof SlideFields, alt: keyof SlideFields];
}

function LanguageWords({ form, legend, names: [title, text, alt] }: LanguageWordsProps) {
  const t = useTexts(slidesTexts);
  const { register, formState } = form;
  const errorOf = (name: keyof SlideFields) => slideErrorText(t, formState.errors[name]);
  return (
    <fieldset className={classes.part}>
      <legend>{legend}</legend>
      <TextField
        {...register(title)}
        label={t('field.title')}
        hint={t('field.englishHint')}
        error={errorOf(title)}
        maxLength={maxSlideTitle}
        autoComplete="off"
      />
      <TextAreaField
        {...register(text)}
        label={t('field.text')}
        error={errorOf(text)}
        maxLength={maxSlideText}
        rows={3}
      />
      <TextField
        {...register(alt)}
        label={t('field.alt')}
        hint={t('field.altHint')}
        error={errorOf(alt)}
        maxLength={maxSlideAlt}
        autoComplete="off"
      />
    </fieldset>
  );
}
