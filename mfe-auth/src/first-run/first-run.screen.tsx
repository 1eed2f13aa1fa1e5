import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { maxPasswordLength, proposedPassword } from 'shared-api/contracts/auth';
import {
  Button,
  EmailField,
  fieldErrorText,
  Form,
  FormProblem,
  LinkButton,
  PasswordField,
  TextField,
  useScreen,
  useTexts,
} from 'shared-ui';
import { EntranceLayout } from '../brand/entrance-layout.component.tsx';
import { LanguageChoice } from '../brand/language-choice.component.tsx';
import { MailedLink } from '../links/mailed-link.component.tsx';
import { useLinkSecret } from '../links/use-mailed-link.ts';
import { newPasswordTexts } from '../passwords/new-password.texts.ts';
import { PasswordRules } from '../passwords/password-rules.component.tsx';
import { firstRunTexts } from './first-run.texts.ts';
import { useFirstRun, type FirstRunValues } from './use-first-run.ts';

/** The first run of an empty installation, by the address that its start prints: a company and its administrator. */
export function FirstRunScreen() {
  const secret = useLinkSecret();
  return <FirstRun key={secret} secret={secret} />;
}

function FirstRun({ secret }: { readonly secret: string }) {
  const t = useTexts(firstRunTexts);
  useScreen({ title: t('title') });
  const { opening, problem, form, save, isSaving } = useFirstRun(secret);
  return (
    <EntranceLayout title={t('title')} lead={t('lead')} aside={<LanguageChoice />}>
      <MailedLink
        secret={secret}
        opening={opening}
        problem={problem}
        deadHint={t('deadHint')}
        action={
          <LinkButton to="/" kind="primary">
            {t('toSignIn')}
          </LinkButton>
        }
      >
        {() => <Fields form={form} onSubmit={save} isSaving={isSaving} />}
      </MailedLink>
    </EntranceLayout>
  );
}

interface FieldsProps {
  readonly form: UseFormReturn<FirstRunValues>;
  readonly onSubmit: ReturnType<typeof useFirstRun>['save'];
  readonly isSaving: boolean;
}

function Fields({ form: { register, control, formState }, onSubmit, isSaving }: FieldsProps) {
  const t = useTexts(firstRunTexts);
  const tPassword = useTexts(newPasswordTexts);
  const { errors } = formState;
  const typed = useWatch({ control, name: 'newPassword' });
  const errorOf = (name: 'companyName' | 'firstName' | 'lastName' | 'email') =>
    fieldErrorText(errors[name], (problem) => t(`problem.${problem}` as 'problem.required'));
  return (
    <Form onSubmit={onSubmit}>
      <TextField
        {...register('companyName')}
        label={t('company')}
        hint={t('companyHint')}
        error={errorOf('companyName')}
        icon="company"
        autoComplete="organization"
        required
      />
      <TextField
        {...register('firstName')}
        label={t('firstName')}
        error={errorOf('firstName')}
        icon="user"
        autoComplete="given-name"
        required
      />
      <TextField
        {...register('lastName')}
        label={t('lastName')}
        error={errorOf('lastName')}
        icon="user"
        autoComplete="family-name"
        required
      />
      <EmailField
        {...register('email')}
        label={t('email')}
        hint={t('emailHint')}
        error={errorOf('email')}
        required
      />
      <PasswordField
        {...register('newPassword')}
        label={tPassword('newPassword')}
        error={fieldErrorText(errors.newPassword, (problem) =>
          tPassword(problem === 'required' || problem === 'ownWords' ? problem : 'broken'),
        )}
        {...proposedPassword}
        autoComplete="new-password"
        icon="lock"
        maxLength={maxPasswordLength}
        required
      />
      <PasswordRules password={typed} />
      <PasswordField
        {...register('confirmation')}
        label={tPassword('confirmation')}
        error={errors.confirmation && tPassword(errors.confirmation.message as 'required' | 'mismatch')}
        {...proposedPassword}
        autoComplete="new-password"
        icon="lock"
        maxLength={maxPasswordLength}
        required
      />
      <FormProblem text={Object.keys(errors).length > 0 ? t('invalid') : undefined} />
      <Button type="submit" kind="primary" isWide isBusy={isSaving}>
        {t('submit')}
      </Button>
    </Form>
  );
}
