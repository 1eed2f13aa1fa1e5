import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { CompanySignIn, CompanySignInFields } from 'shared-api/contracts/auth';
import {
  Banner,
  CheckboxField,
  fieldErrorText,
  FormDialog,
  PasswordField,
  SelectField,
  TextField,
  useTexts,
  useGuardedForm,
  showRefusedFields,
} from 'shared-ui';
import { companySignInForm, toForm, type CompanySignInForm } from './company-sign-in-form.ts';
import { companySignInTexts } from './company-sign-in.texts.ts';
import { GroupRules } from './group-rules.component.tsx';

interface CompanySignInDialogProps {
  readonly stood: CompanySignIn;
  /** What the server found wrong, by field. */
  readonly refused: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
  /** Why the last save failed. */
  readonly failure: Error | null;
  readonly onSave: (fields: CompanySignInFields) => void;
  readonly onClose: () => void;
}

const refusedFields = [
  'mode',
  'secondFactor',
  'issuer',
  'clientId',
  'clientSecret',
  'name',
  'domains',
  'acrValues',
  'groupsClaim',
] as const;
const modes = ['off', 'beside', 'only'] as const;
const factors = ['said', 'provider', 'ours'] as const;

/** Asks for all that a company's sign-in needs. */
export function CompanySignInDialog({ stood, refused, onSave, ...dialog }: CompanySignInDialogProps) {
  const { isBusy, failure, onClose } = dialog;
  const t = useTexts(companySignInTexts);
  const form = useGuardedForm(
    useForm<CompanySignInForm, unknown, CompanySignInFields>({
      resolver: zodResolver(companySignInForm),
      defaultValues: toForm(stood),
    }),
  );
  const { register, control, handleSubmit, formState, setError } = form;
  // On the fields themselves: what is refused goes with what is typed there.
  useEffect(() => {
    showRefusedFields(refused, refusedFields, setError);
  }, [refused, setError]);
  const [mode, secondFactor, groupsClaim] = useWatch({
    control,
    name: ['mode', 'secondFactor', 'groupsClaim'],
  });
  const field = (name: Exclude<keyof CompanySignInForm, 'groupRules'>) => ({
    ...register(name),
    error: fieldErrorText(formState.errors[name], (problem) => t(`problem.${problem as 'required'}`)),
  });
  return (
    <FormDialog
      isOpen
      size="l"
      onClose={onClose}
      title={t('title')}
      submitLabel={t('save')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={handleSubmit(onSave)}
    >
      <TextField
        {...field('issuer')}
        label={t('issuer')}
        hint={t('issuerHint')}
        type="url"
        required
        data-autofocus
      />
      <TextField {...field('clientId')} label={t('clientId')} autoComplete="off" required />
      <PasswordField
        {...field('clientSecret')}
        label={t('clientSecret')}
        hint={t(stood.hasSecret ? 'secretKept' : 'secretHint')}
        autoComplete="off"
      />
      <TextField {...field('name')} label={t('name')} hint={t('nameHint')} required />
      <TextField {...field('domains')} label={t('domains')} hint={t('domainsHint')} required />
      <SelectField
        {...field('mode')}
        label={t('mode')}
        choices={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
      />
      {mode === 'only' && <Banner>{t('onlyHint')}</Banner>}
      <CheckboxField {...register('addsUnknown')} label={t('addsUnknown')} hint={t('addsUnknownHint')} />
      <SelectField
        {...field('secondFactor')}
        label={t('secondFactor')}
        choices={factors.map((value) => ({ value, label: t(`factors.${value}`) }))}
      />
      {secondFactor === 'said' && (
        <TextField {...field('acrValues')} label={t('acrValues')} hint={t('acrValuesHint')} />
      )}
      <TextField {...field('groupsClaim')} label={t('groupsClaim')} hint={t('groupsClaimHint')} />
      {groupsClaim !== '' && <GroupRules form={form} groups={stood.groups} problem={refused['groupRules']} />}
      <CheckboxField {...register('endsAtProvider')} label={t('endsAtProvider')} hint={t('endsHint')} />
    </FormDialog>
  );
}
