import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import { maxReminderDays, type AbsenceSettings } from 'shared-api/contracts/absences';
import {
  Button,
  Card,
  CheckboxField,
  Form,
  NumberField,
  Stack,
  useGuardedForm,
  keepsTyped,
  useTexts,
  useTypedOver,
} from 'shared-ui';
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
  readonly settings: Pick<AbsenceSettings, 'isBalanceLimit' | 'tellsApprovers' | 'reminderDays' | 'version'>;
  readonly isBusy: boolean;
  /** Saves over a version. @returns the version that stands where somebody else was first. */
  readonly onSave: (rules: Values & { readonly version: number }) => Promise<number | undefined>;
}

/** What is refused, and who is told when. */
export function RulesCard({ settings, isBusy, onSave }: RulesCardProps) {
  const t = useTexts(absenceSettingsTexts);
  const { isBalanceLimit, tellsApprovers, reminderDays } = settings;
  const { register, control, handleSubmit, formState } = useGuardedForm(
    useForm<z.input<typeof form>, unknown, Values>({
      resolver: zodResolver(form),
      values: { isBalanceLimit, tellsApprovers, reminderDays },
      resetOptions: keepsTyped,
    }),
  );
  const { version, accept } = useTypedOver(settings.version, formState.isDirty);
  const save = async (values: Values) => {
    const standing = await onSave({ ...values, version });
    if (standing !== undefined) accept(standing);
  };
  return (
    <Card title={t('rules.title')}>
      <Form onSubmit={handleSubmit(save)}>
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
