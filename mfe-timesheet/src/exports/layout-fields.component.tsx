import { Controller, useFieldArray, useWatch, type UseFormReturn } from 'react-hook-form';
import { layoutValues, type LayoutField, type PayrollSettings } from 'shared-api/contracts/timesheet';
import { Button, Card, IconButton, NumberField, SelectField, Stack, TextField, useTexts } from 'shared-ui';
import classes from './exports.module.css';
import { payrollSettingsTexts } from './payroll-settings.texts.ts';
import { problemText } from './problem-text.ts';

interface LayoutFieldsProps {
  readonly form: Pick<UseFormReturn<PayrollSettings>, 'control' | 'register' | 'formState'>;
}

/** The fields of a laid-out line, each with its place in it. */
export function LayoutFields({ form }: LayoutFieldsProps) {
  const t = useTexts(payrollSettingsTexts);
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'layout' });
  const layout = useWatch({ control: form.control, name: 'layout' });
  return (
    <Card title={t('layout')}>
      <p className={classes.lead}>{t('layoutHint')}</p>
      <Stack>
        {fields.map(({ id }, index) => (
          <OneField key={id} form={form} index={index} onRemove={() => remove(index)} />
        ))}
        <div>
          <Button icon="add" onClick={() => append(nextField(layout))}>
            {t('addField')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

interface OneFieldProps extends LayoutFieldsProps {
  readonly index: number;
  readonly onRemove: () => void;
}

function OneField({ form: { control, register, formState }, index, onRemove }: OneFieldProps) {
  const t = useTexts(payrollSettingsTexts);
  const number = String(index + 1);
  const errors = formState.errors.layout?.[index];
  const value = useWatch({ control, name: `layout.${index}.value` });
  const numberField = (name: 'position' | 'length') => (
    <Controller
      control={control}
      name={`layout.${index}.${name}`}
      render={({ field }) => (
        <NumberField
          label={t(name)}
          min={1}
          value={field.value}
          onChange={field.onChange}
          error={problemText(errors?.[name])}
        />
      )}
    />
  );
  return (
    <div role="group" aria-label={t('field', { number })} className={classes.layoutField}>
      <SelectField
        {...register(`layout.${index}.value`)}
        label={t('value')}
        choices={layoutValues.map((each) => ({ value: each, label: t(`values.${each}`) }))}
      />
      {value === 'text' && (
        <TextField
          {...register(`layout.${index}.text`)}
          label={t('text')}
          error={problemText(errors?.text)}
        />
      )}
      {numberField('position')}
      {numberField('length')}
      <TextField
        {...register(`layout.${index}.filler`)}
        label={t('filler')}
        maxLength={1}
        error={problemText(errors?.filler)}
      />
      <SelectField
        {...register(`layout.${index}.alignment`)}
        label={t('alignment.label')}
        choices={(['left', 'right'] as const).map((each) => ({
          value: each,
          label: t(`alignment.${each}`),
        }))}
      />
      <IconButton icon="close" label={t('removeField', { number })} onClick={onRemove} />
    </div>
  );
}

/** A field after the last one. */
function nextField(layout: readonly LayoutField[]): LayoutField {
  const end = Math.max(1, ...layout.map(({ position, length }) => position + length));
  return { value: 'text', position: end, length: 1, filler: ' ', alignment: 'left', text: '' };
}
