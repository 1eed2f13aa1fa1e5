import { useState, type SyntheticEvent } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { loginChannel } from 'shared-api/contracts/auth';
import { phonePrefixChoices } from 'shared-api/contracts/directory';
import {
  Button,
  defaultPrefix,
  EmailField,
  Form,
  PhoneField,
  SegmentedField,
  TextField,
  useLanguage,
  useTexts,
} from 'shared-ui';
import { problemText, type SignUpForm } from './sign-up-form.ts';
import { SignUpProblems } from './sign-up-problems.component.tsx';
import { signUpTexts } from './sign-up.texts.ts';

interface SignUpFieldsProps {
  readonly form: SignUpForm;
  readonly onSubmit: (event: SyntheticEvent) => Promise<void>;
  readonly isSending: boolean;
  readonly failure: { readonly text: string } | null;
}

/** First name, last name, address, channel, and a number where codes come by SMS. */
export function SignUpFields({ form, onSubmit, isSending, failure }: SignUpFieldsProps) {
  const t = useTexts(signUpTexts);
  const { register, control, formState } = form;
  const channel = useController({ control, name: 'channel' }).field;
  const hasPhone = useWatch({ control, name: 'channel' }) === 'SMS';
  const setPhoneText = useController({ control, name: 'phone' }).field.onChange;
  const [phone, setPhone] = useState({ prefix: defaultPrefix, number: '' });
  const prefixes = phonePrefixChoices(useLanguage());
  const problemOf = (field: Parameters<typeof problemText>[1]) => problemText(formState.errors, field, t);
  return (
    <Form onSubmit={onSubmit}>
      <TextField
        {...register('name')}
        label={t('name')}
        error={problemOf('name')}
        icon="user"
        autoComplete="given-name"
        required
      />
      <TextField
        {...register('surname')}
        label={t('surname')}
        error={problemOf('surname')}
        icon="user"
        autoComplete="family-name"
        required
      />
      <EmailField {...register('email')} label={t('email')} error={problemOf('email')} required />
      <SegmentedField
        label={t('channel')}
        hint={t(`channelHint.${channel.value}`)}
        choices={loginChannel.options.map((value) => ({ value, label: t(`channelName.${value}`) }))}
        value={channel.value}
        onChange={channel.onChange}
      />
      {hasPhone && (
        <PhoneField
          label={t('phone')}
          hint={t('phoneHint')}
          error={problemOf('phone')}
          prefixes={prefixes}
          value={phone}
          onChange={(next) => {
            setPhone(next);
            setPhoneText(next.number && `${next.prefix} ${next.number}`);
          }}
        />
      )}
      <SignUpProblems form={form} failure={failure} />
      <Button type="submit" kind="primary" isWide isBusy={isSending}>
        {t('submit')}
      </Button>
    </Form>
  );
}
