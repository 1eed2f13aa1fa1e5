import { maxNameLength } from 'shared-api/contracts/directory';
import { Button, fieldErrorText, Form, TextField, useTexts } from 'shared-ui';
import { companySignInTexts } from './company-sign-in.texts.ts';
import { useSayName, type SayNameProps } from './use-say-name.ts';

/** Asks a new person for the name that their company's provider does not send. */
export function SayName(props: SayNameProps) {
  const t = useTexts(companySignInTexts);
  const { form, isSaving, save } = useSayName(props);
  const { email } = props.asks;
  const { register, formState } = form;
  const errorOf = (name: 'firstName' | 'lastName') =>
    fieldErrorText(formState.errors[name], (problem) =>
      t(`name.problem.${problem}` as 'name.problem.required'),
    );
  return (
    <Form onSubmit={save}>
      <p>{t('name.lead', { email })}</p>
      <TextField
        {...register('firstName')}
        label={t('name.first')}
        error={errorOf('firstName')}
        icon="user"
        autoComplete="given-name"
        maxLength={maxNameLength}
        required
      />
      <TextField
        {...register('lastName')}
        label={t('name.last')}
        error={errorOf('lastName')}
        icon="user"
        autoComplete="family-name"
        maxLength={maxNameLength}
        required
      />
      <Button type="submit" kind="primary" isWide isBusy={isSaving}>
        {t('name.submit')}
      </Button>
    </Form>
  );
}
