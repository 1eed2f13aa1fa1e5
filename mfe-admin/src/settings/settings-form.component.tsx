import { zodResolver } from '@hookform/resolvers/zod';
import { Fragment } from 'react';
import { Controller, useForm, type FieldPath } from 'react-hook-form';
import { isFailure } from 'shared-api';
import type { CompanySettings } from 'shared-api/contracts/admin';
import { contactWaitDays, youngChangeRule } from 'shared-api/contracts/directory';
import { dataTermKinds, type DataTermKind } from 'shared-api/contracts/platform';
import {
  Banner,
  Card,
  CheckboxField,
  fieldErrorText,
  Form,
  keepsTyped,
  LinkButton,
  NumberField,
  SelectField,
  showRefusedFields,
  Stack,
  TextField,
  useScreen,
  useTexts,
  useGuardedForm,
  useTypedOver,
} from 'shared-ui';
import { DueData } from './due-data.component.tsx';
import { SignUpDomains } from './sign-up-domains.component.tsx';
import { settingsForm, toForm, weekdays, type SettingsForm } from './settings-form.ts';
import classes from './settings.module.css';
import { settingsTexts } from './settings.texts.ts';
import { versionAhead } from './use-settings.ts';

type NumberName =
  | 'mailMinutes'
  | 'expiringMinutes'
  | 'deliveryMonths'
  | 'unsignedMonths'
  | `${DataTermKind}Months`;

interface SettingsFormProps {
  readonly companyId: string;
  readonly settings: CompanySettings;
  readonly version: number;
  readonly isBusy: boolean;
  readonly onSave: (settings: CompanySettings, version: number) => Promise<unknown>;
}

const formId = 'settings';
const refusable = [
  'companyName',
  'accent',
  'signUpDomains',
  'mailTo',
  'expiringTo',
  'mailMonday',
  'expiringMonday',
] as const;

/** The settings in cards; all are saved together. */
export function SettingsFormCards({ companyId, settings, isBusy, ...rest }: SettingsFormProps) {
  const t = useTexts(settingsTexts);
  const form = useGuardedForm(
    useForm<SettingsForm, unknown, CompanySettings>({
      resolver: zodResolver(settingsForm),
      values: toForm(settings),
      resetOptions: keepsTyped,
    }),
  );
  const { register, control, handleSubmit, formState, setError } = form;
  const { errors, isDirty } = formState;
  const { version, accept } = useTypedOver(rest.version, isDirty);
  useScreen({
    title: t('title'),
    back: { to: '/dash', label: t('home'), icon: 'home' },
    actions: [
      {
        id: 'save',
        label: t('save'),
        icon: 'save',
        tone: 'primary',
        busy: isBusy,
        disabled: !isDirty,
        submits: formId,
      },
    ],
  });
  const errorOf = (name: FieldPath<SettingsForm>) => {
    const found = errors[name];
    const error = Array.isArray(found) ? found.find(Boolean) : found;
    return fieldErrorText(error, (problem) => t(`problem.${problem as 'required'}`));
  };
  const save = handleSubmit(async (values) => {
    try {
      await rest.onSave(values, version);
      form.reset(toForm(values));
    } catch (error) {
      const standing = versionAhead(error);
      if (standing !== undefined) accept(standing);
      if (isFailure(error, 'invalid-input')) showRefusedFields(error.fields ?? {}, refusable, setError);
    }
  });
  const number = (
    name: NumberName,
    label: 'minutes' | Exclude<NumberName, 'mailMinutes' | 'expiringMinutes'>,
    hint?: 'deliveryHint' | 'unsignedHint' | `${DataTermKind}Hint`,
  ) => (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur } }) => (
        <NumberField
          label={t(label)}
          hint={hint && t(hint)}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          error={errorOf(name)}
        />
      )}
    />
  );
  const timing = (kind: 'mail' | 'expiring') => (
    <Card title={t(`${kind}.title`)}>
      <Stack>
        {number(`${kind}Minutes`, 'minutes')}
        <div className={classes.times}>
          <TextField
            {...register(`${kind}From`)}
            type="time"
            label={t('from')}
            error={errorOf(`${kind}From`)}
          />
          <TextField {...register(`${kind}To`)} type="time" label={t('to')} error={errorOf(`${kind}To`)} />
        </div>
        <fieldset className={classes.days}>
          <legend>{t('days')}</legend>
          {weekdays.map((day) => (
            <CheckboxField
              key={day}
              {...register(`${kind}${day}`)}
              label={t(day)}
              error={errorOf(`${kind}${day}`)}
            />
          ))}
        </fieldset>
        <Banner>{t('timingHint')}</Banner>
      </Stack>
    </Card>
  );
  return (
    <Form id={formId} onSubmit={save}>
      <Stack>
        <Card title={t('identity.title')}>
          <Stack>
            <TextField {...register('companyName')} label={t('companyName')} error={errorOf('companyName')} />
            <TextField
              {...register('accent')}
              label={t('accent')}
              hint={t('accentHint')}
              error={errorOf('accent')}
            />
          </Stack>
        </Card>
        <Card title={t('notify.title')}>
          <Stack>
            <CheckboxField {...register('isNotifying')} label={t('isNotifying')} hint={t('notifyHint')} />
          </Stack>
        </Card>
        <Card title={t('signing.title')}>
          <Stack>
            <CheckboxField {...register('asksSmsCode')} label={t('asksSmsCode')} hint={t('smsHint')} />
            <CheckboxField {...register('asksAllPages')} label={t('asksAllPages')} hint={t('allPagesHint')} />
            <SelectField
              {...register('youngChange')}
              label={t('youngChange')}
              hint={t('youngChangeHint', { days: contactWaitDays })}
              choices={youngChangeRule.options.map((value) => ({ value, label: t(`youngChange.${value}`) }))}
            />
          </Stack>
        </Card>
        <Card title={t('access.title')}>
          <Stack>
            <CheckboxField
              {...register('asksStrongSignIn')}
              label={t('asksStrongSignIn')}
              hint={t('strongSignInHint', { days: contactWaitDays })}
            />
          </Stack>
        </Card>
        {timing('mail')}
        {timing('expiring')}
        <Card title={t('retention.title')}>
          <Stack>
            {dataTermKinds.map((kind) => (
              <Fragment key={kind}>{number(`${kind}Months`, `${kind}Months`, `${kind}Hint`)}</Fragment>
            ))}
            {number('deliveryMonths', 'deliveryMonths', 'deliveryHint')}
            {number('unsignedMonths', 'unsignedMonths', 'unsignedHint')}
            <Banner>{t('retentionNote')}</Banner>
            <DueData companyId={companyId} />
          </Stack>
        </Card>
        <Card title={t('signUp.title')}>
          <Stack>
            <SelectField
              {...register('signUp')}
              label={t('signUp')}
              choices={(['closed', 'approval', 'open'] as const).map((value) => ({
                value,
                label: t(`signUp.${value}`),
              }))}
            />
            <TextField
              {...register('signUpDomains')}
              label={t('signUpDomains')}
              hint={t('domainsHint')}
              error={errorOf('signUpDomains')}
            />
            <SignUpDomains companyId={companyId} />
          </Stack>
        </Card>
        <Card title={t('hours.title')}>
          <LinkButton to="/timesheetPlans" icon="calendar">
            {t('hours.open')}
          </LinkButton>
        </Card>
      </Stack>
    </Form>
  );
}
