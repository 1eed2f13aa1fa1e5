import { useController, useWatch } from 'react-hook-form';
import { fitsName, groupFiscalCode, isFiscalCode, plainFiscalCode } from 'shared-api/contracts/admin';
import type { UserFields } from 'shared-api/contracts/admin';
import {
  contactWaitDays,
  maxEmailLength,
  maxNameLength,
  maxUsernameLength,
  phonePrefixChoices,
  type CompanyName,
} from 'shared-api/contracts/directory';
import {
  Card,
  CheckboxField,
  EmailField,
  PhoneField,
  SelectField,
  Stack,
  TextField,
  useLanguage,
  useTexts,
  type Translate,
} from 'shared-ui';
import classes from './user-form.module.css';
import { userErrorText, type UserForm } from './user-form.ts';
import { userFormTexts } from './user-form.texts.ts';

/** What of a user who exists holds some fields. */
export interface HeldUser {
  readonly isSelf: boolean;
  readonly isLastSuper: boolean;
  readonly hasOwnPassword: boolean;
  readonly lastLoginAt: string | null;
}

interface UserDataProps {
  readonly form: UserForm;
  readonly choices: { readonly companies: readonly CompanyName[]; readonly mayGiveSuper: boolean };
  readonly held: HeldUser | undefined;
  readonly onCompany: (companyId: string) => void;
}

/** Informazioni: who the person is, and how they come in. */
export function UserData({ form, choices, held, onCompany }: UserDataProps) {
  const t = useTexts(userFormTexts);
  const { register, control } = form;
  const errorOf = (name: keyof UserFields) => userErrorText(form, name);
  const companyId = useWatch({ control, name: 'companyId' });
  const contactHint = contactHintOf(held, t);
  const superHint = held?.isLastSuper ? t('hint.lastSuper') : t('hint.isSuper');
  const activeHint = held?.isSelf ? t('hint.self') : t('hint.isActive');
  return (
    <>
      <Card title={t('person')}>
        <div className={classes.fields}>
          <TextField
            {...register('firstName')}
            label={t('field.firstName')}
            error={errorOf('firstName')}
            autoComplete="off"
            maxLength={maxNameLength}
            required
          />
          <TextField
            {...register('lastName')}
            label={t('field.lastName')}
            error={errorOf('lastName')}
            autoComplete="off"
            maxLength={maxNameLength}
            required
          />
          <FiscalCode form={form} />
          <EmailField
            {...register('email')}
            label={t('field.email')}
            hint={contactHint}
            error={errorOf('email')}
            autoComplete="off"
            maxLength={maxEmailLength}
            readOnly={held?.isSelf === true}
            required
          />
          <Mobile form={form} hint={contactHint} isHeld={held?.isSelf === true} />
        </div>
      </Card>
      <Card title={t('access')}>
        <Stack>
          <div className={classes.fields}>
            <TextField
              {...register('username')}
              label={t('field.username')}
              hint={t('hint.username')}
              error={errorOf('username')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={maxUsernameLength}
              required
            />
            <SelectField
              label={t('field.company')}
              error={errorOf('companyId')}
              icon="company"
              placeholder={t('hint.chooseCompany')}
              value={companyId}
              onChange={({ target }) => onCompany(target.value)}
              choices={choices.companies.map(({ id, name }) => ({ value: id, label: name }))}
              required
            />
          </div>
          <Flag
            form={form}
            name="isActive"
            hint={held?.isLastSuper ? t('hint.lastSuper') : activeHint}
            isHeld={held?.isSelf === true || held?.isLastSuper === true}
          />
          <Flag form={form} name="usesBadge" hint={t('hint.usesBadge')} />
          <Flag form={form} name="isCompanyAdmin" hint={t('hint.isCompanyAdmin')} />
          {choices.mayGiveSuper && (
            <Flag form={form} name="isSuper" hint={superHint} isHeld={held?.isLastSuper === true} />
          )}
        </Stack>
      </Card>
    </>
  );
}

/** How another address or number comes to count, of who has come in already. */
function contactHintOf(
  held: HeldUser | undefined,
  t: Translate<typeof userFormTexts.it>,
): string | undefined {
  if (held?.isSelf) return t('hint.ownContact');
  const hasComeIn = held && (held.hasOwnPassword || held.lastLoginAt !== null);
  return hasComeIn ? t('hint.contact', { count: contactWaitDays }) : undefined;
}

interface FlagProps {
  readonly form: UserForm;
  readonly name: 'isActive' | 'usesBadge' | 'isCompanyAdmin' | 'isSuper';
  readonly hint: string;
  /** Whether it must stay as it is. */
  readonly isHeld?: boolean;
}

function Flag({ form, name, hint, isHeld = false }: FlagProps) {
  const t = useTexts(userFormTexts);
  const { field } = useController({ control: form.control, name });
  return (
    <CheckboxField
      label={t(`field.${name}`)}
      hint={hint}
      error={userErrorText(form, name)}
      checked={field.value}
      disabled={isHeld && field.value}
      onChange={({ target }) => field.onChange(target.checked)}
      onBlur={field.onBlur}
    />
  );
}

/** The codice fiscale, in groups once it is whole; one that seems another's is pointed out. */
function FiscalCode({ form }: { readonly form: UserForm }) {
  const t = useTexts(userFormTexts);
  const [firstName, lastName] = useWatch({ control: form.control, name: ['firstName', 'lastName'] });
  const { ref, value, onChange, onBlur } = useController({ control: form.control, name: 'fiscalCode' }).field;
  const code = plainFiscalCode(value);
  const isOther = isFiscalCode(code) && !fitsName(code, { firstName, lastName });
  const name = `${firstName} ${lastName}`.trim();
  return (
    <TextField
      label={t('field.fiscalCode')}
      hint={isOther ? t('hint.fiscalCodeOther', { code: groupFiscalCode(code), name }) : t('hint.fiscalCode')}
      error={userErrorText(form, 'fiscalCode')}
      className={classes.code}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={24}
      ref={ref}
      value={value}
      onChange={({ target }) => onChange(target.value.toUpperCase())}
      onBlur={() => {
        if (isFiscalCode(code)) onChange(groupFiscalCode(code));
        onBlur();
      }}
    />
  );
}

interface MobileProps {
  readonly form: UserForm;
  readonly hint: string | undefined;
  readonly isHeld: boolean;
}

/** The mobile number in its two parts. */
function Mobile({ form, hint, isHeld }: MobileProps) {
  const t = useTexts(userFormTexts);
  const language = useLanguage();
  const [prefix, number] = useWatch({ control: form.control, name: ['prefix', 'mobile'] });
  const { isSubmitted } = form.formState;
  return (
    <PhoneField
      hint={hint}
      disabled={isHeld}
      label={t('field.mobile')}
      error={userErrorText(form, 'mobile')}
      prefixes={phonePrefixChoices(language)}
      value={{ prefix, number }}
      onChange={(typed) => {
        form.setValue('prefix', typed.prefix, { shouldDirty: true });
        form.setValue('mobile', typed.number, { shouldDirty: true, shouldValidate: isSubmitted });
      }}
    />
  );
}
