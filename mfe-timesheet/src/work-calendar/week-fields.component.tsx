import { Controller, type Control } from 'react-hook-form';
import { Button, formatHours, Row, Stack, useLanguage, useTexts } from 'shared-ui';
import { HoursField } from 'shared-ui/hours';
import type { PlanForm } from './plan-form.ts';
import classes from './work-calendar.module.css';
import { workCalendarTexts } from './work-calendar.texts.ts';

/** The days of the week in the order of a plan. */
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const presets = {
  full: [480, 480, 480, 480, 480, 0, 0],
  thirtySix: [432, 432, 432, 432, 432, 0, 0],
  mornings: [240, 240, 240, 240, 240, 0, 0],
} as const;

interface WeekFieldsProps {
  readonly control: Control<PlanForm>;
  readonly week: readonly (number | null)[];
  readonly onPreset: (week: number[]) => void;
}

/** The hours of each day of the week, the weeks that most people have to take in one press, and what they add up to. */
export function WeekFields({ control, week, onPreset }: WeekFieldsProps) {
  const t = useTexts(workCalendarTexts);
  const language = useLanguage();
  const total = week.reduce<number>((sum, minutes) => sum + (minutes || 0), 0);
  return (
    <fieldset className={classes.week}>
      <legend>{t('plan.week')}</legend>
      <Stack>
        <Row role="group" aria-label={t('plan.presets')}>
          {(Object.keys(presets) as (keyof typeof presets)[]).map((name) => (
            <Button key={name} size="s" onClick={() => onPreset([...presets[name]])}>
              {t(`plan.preset.${name}`)}
            </Button>
          ))}
        </Row>
        <div className={classes.days}>
          {weekdays.map((weekday, index) => (
            <Controller
              key={weekday}
              control={control}
              name={`week.${index}`}
              render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
                <HoursField
                  label={t(`weekdays.${weekday}`)}
                  value={value}
                  onChange={onChange}
                  onBlur={onBlur}
                  error={error && t('plan.hoursInvalid')}
                />
              )}
            />
          ))}
        </div>
        <output className={classes.total}>{t('plan.total', { hours: formatHours(total, language) })}</output>
      </Stack>
    </fieldset>
  );
}
