import type { SyntheticEvent } from 'react';
import { useController } from 'react-hook-form';
import { loginChannel } from 'shared-api/contracts/auth';
import { Button, EmailField, Form, SegmentedField, TextField, useTexts } from 'shared-ui';
import { problemText, type SignUpForm } from './sign-up-form.ts';
import { SignUpProblems } from './sign-up-problems.component.tsx';
import { signUpTexts } from './sign-up.texts.ts';

interface SignUpFieldsProps {
  readonly form: SignUpForm;
  readonly onSubmit: (event: SyntheticEvent) => Promise<void>;
  readonly isSending: boolean;
  readonly failure: { readonly text: string } | null;
}

/** First name, last name, address and channel. */
export function SignUpFields({ form, onSubmit, isSending, failure }: SignUpFieldsProps) {
  const t = useTexts(signUpTexts);
  const { register, control, formState } = form;
  const channel = useController({ control, name: 'channel' }).field;
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
      <SignUpProblems form={form} failure={failure} />
      <Button type="submit" kind="primary" isWide isBusy={isSending}>
        {t('submit')}
      </Button>
    </Form>
  );
}
