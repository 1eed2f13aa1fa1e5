import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { maxReminderDays, type AbsenceSettings } from 'shared-api/contracts/absences';
import { Button, Card, CheckboxField, Form, NumberField, Stack, useTexts, useGuardedForm } from 'shared-ui';
import { z } from 'zod';
import classes from './absence-settings.module.css';
import { absenceSettingsTexts } from './absence-settings.texts.ts';

const form = z.object({
  isBalanceLimit: z.boolean(),
  tellsApprovers: z.boolean(),
  reminderDays: z
    .number()
    .int()
    .min(0)
    .max(maxReminderDays)
    .nullable()
    .transform((days) => days ?? 0),
});
type Values = z.output<typeof form>;

interface RulesCardProps {
  readonly settings: Pick<AbsenceSettings, 'isBalanceLimit' | 'tellsApprovers' | 'reminderDays'>;
  readonly isBusy: boolean;
  readonly onSave: (values: Values) => void;
}

/** What is refused, and who is told when. */
export function RulesCard({ settings, isBusy, onSave }: RulesCardProps) {
  const t = useTexts(absenceSettingsTexts);
  const { register, control, handleSubmit, formState } = useGuardedForm(
    useForm<z.input<typeof form>, unknown, Values>({
      resolver: zodResolver(form),
      values: settings,
    }),
  );
  return (
    <Card title={t('rules.title')}>
      <Form onSubmit={handleSubmit(onSave)}>
        <Stack>
          <CheckboxField
            {...register('isBalanceLimit')}
            label={t('rules.limit')}
            hint={t('rules.limitHint')}
          />
          <CheckboxField {...register('tellsApprovers')} label={t('rules.tells')} />
          <div className={classes.number}>
            <Controller
              control={control}
              name="reminderDays"
              render={({ field: { value, onChange, onBlur }, fieldState: { error } }) => (
                <NumberField
                  label={t('rules.reminder')}
                  hint={t('rules.reminderHint')}
                  value={value}
                  onChange={onChange}
                  onBlur={onBlur}
                  max={maxReminderDays}
                  error={error && t('rules.reminderInvalid')}
                />
              )}
            />
          </div>
          <div>
            <Button type="submit" kind="primary" icon="save" isBusy={isBusy} disabled={!formState.isDirty}>
              {t('save')}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
