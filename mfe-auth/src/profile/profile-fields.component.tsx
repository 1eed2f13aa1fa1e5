import type { SyntheticEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { Profile } from 'shared-api/contracts/auth';
import { EmailField, Form, PasswordField, TextField, useTexts } from 'shared-ui';
import { isOtherAddress, type ProfileForm, type ProfileValues } from './profile-form.ts';
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
  const { register, control, getValues, formState } = form;
  const isHeld = profile.mayEdit && !profile.mayChangeEmail;
  const isOther = isOtherAddress(profile, useWatch({ control, name: 'email' }));
  const problemOf = (name: keyof ProfileValues) => {
    const error = formState.errors[name];
    if (!error) return undefined;
    if (error.type === 'server' && error.message) return error.message;
    const isEmpty = !getValues(name).trim();
    if (name !== 'email') return t('problem.required');
    return t(isEmpty ? 'problem.emailRequired' : 'problem.emailInvalid');
  };
  return (
    <Form id="profile" onSubmit={onSubmit}>
      {/* The button that saves stands in the bar; without one in the form, Enter would do nothing. */}
      <input type="submit" hidden />
      <TextField
        {...register('firstName')}
        label={t('data.firstName')}
        error={problemOf('firstName')}
        autoComplete="given-name"
        maxLength={100}
        readOnly={isReadOnly}
        required
      />
      <TextField
        {...register('lastName')}
        label={t('data.lastName')}
        error={problemOf('lastName')}
        autoComplete="family-name"
        maxLength={100}
        readOnly={isReadOnly}
        required
      />
      <EmailField
        {...register('email')}
        label={t('data.email')}
        error={problemOf('email')}
        hint={isHeld ? t('data.heldWhileActing') : undefined}
        maxLength={254}
        readOnly={isReadOnly || isHeld}
        required
      />
      {isOther && (
        <PasswordField
          {...register('password')}
          label={t('data.password')}
          hint={t('data.passwordHint')}
          error={problemOf('password')}
          icon="lock"
          required
        />
      )}
    </Form>
  );
}
