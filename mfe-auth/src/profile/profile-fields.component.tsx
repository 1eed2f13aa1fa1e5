import type { SyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { maxPasswordLength, type Profile } from 'shared-api/contracts/auth';
import { maxEmailLength, maxNameLength } from 'shared-api/contracts/directory';
import { EmailField, fieldErrorText, Form, FormProblem, PasswordField, TextField, useTexts } from 'shared-ui';
import { needsPassword, type ProfileForm, type ProfileValues } from './profile-form.ts';
import { profileTexts } from './profile.texts.ts';

interface ProfileFieldsProps {
  readonly profile: Profile;
  readonly form: ProfileForm;
  readonly isReadOnly: boolean;
  readonly onSubmit: (event: SyntheticEvent) => Promise<void>;
}

/** First name, last name and mail address, with what is wrong with each (spec 01 §5). */
export function ProfileFields({ profile, form, isReadOnly, onSubmit }: ProfileFieldsProps) {
  const t = useTexts(profileTexts);
  const { register, control, formState } = form;
  const isHeld = profile.mayEdit && !profile.mayChangeEmail;
  const isOther = needsPassword(profile, useWatch({ control, name: 'email' }));
  const errorOf = (name: keyof ProfileValues) =>
    fieldErrorText(formState.errors[name], (problem) => t(`problem.${problem}` as 'problem.required'));
  return (
    <Form id="profile" onSubmit={onSubmit}>
      {/* The button that saves stands in the bar; without one in the form, Enter would do nothing. */}
      <input type="submit" hidden />
      <TextField
        {...register('firstName')}
        label={t('data.firstName')}
        error={errorOf('firstName')}
        autoComplete="given-name"
        maxLength={maxNameLength}
        readOnly={isReadOnly}
        required
      />
      <TextField
        {...register('lastName')}
        label={t('data.lastName')}
        error={errorOf('lastName')}
        autoComplete="family-name"
        maxLength={maxNameLength}
        readOnly={isReadOnly}
        required
      />
      <EmailField
        {...register('email')}
        label={t('data.email')}
        error={errorOf('email')}
        hint={isHeld ? t('data.heldWhileActing') : undefined}
        maxLength={maxEmailLength}
        readOnly={isReadOnly || isHeld}
        required
      />
      {isOther && (
        <PasswordField
          {...register('password')}
          label={t('data.password')}
          hint={t('data.passwordHint')}
          error={errorOf('password')}
          icon="lock"
          maxLength={maxPasswordLength}
          required
        />
      )}
      <FormProblem text={Object.keys(formState.errors).length > 0 ? t('invalid') : undefined} />
    </Form>
  );
}
