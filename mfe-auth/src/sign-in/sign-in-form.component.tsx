import { useState, type SyntheticEvent } from 'react';
import { credentials, type Credentials } from 'shared-api/contracts/auth';
import { Button, Form, PasswordField, TextField, useTexts } from 'shared-ui';
import type { z } from 'zod';
import { authTexts } from '../auth.texts.ts';
import { ChannelField } from './channel-field.component.tsx';
import { useLastChannel } from './last-channel.ts';
import { OfflineNotice } from './offline-notice.component.tsx';

interface SignInFormProps {
  readonly onSubmit: (credentials: Credentials) => void;
  readonly isBusy: boolean;
  /** Whose login it is, where that is settled; by default it is asked. */
  readonly username?: string;
}

const fieldNames = ['username', 'password'] as const;
type FieldName = (typeof fieldNames)[number];

/**
 * User, password, and the channel of the code, which the device remembers. The one form without react-hook-form: the library would
 * be the largest part of this module on the page that everybody meets first (decision 020).
 */
export function SignInForm({ onSubmit, isBusy, username }: SignInFormProps) {
  const t = useTexts(authTexts);
  const [channel, setChannel] = useLastChannel();
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const submit = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const read = credentials.safeParse({ ...Object.fromEntries(new FormData(currentTarget)), channel });
    setMissing(read.success ? [] : fieldNames.filter((name) => isWrong(read.error, name)));
    if (read.success) onSubmit(read.data);
  };
  const fieldProps = (name: FieldName) => ({
    name,
    error: missing.includes(name) ? t('login.required') : undefined,
    onChange: () => setMissing(missing.filter((other) => other !== name)),
  });
  return (
    <Form onSubmit={submit}>
      <TextField
        {...fieldProps('username')}
        defaultValue={username ?? ''}
        label={t('login.username')}
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={username !== undefined}
        required
      />
      <PasswordField
        {...fieldProps('password')}
        data-autofocus={username === undefined ? undefined : true}
        label={t('login.password')}
        icon="lock"
        required
      />
      <ChannelField value={channel} onChange={setChannel} />
      <div>
        <OfflineNotice />
        <Button type="submit" kind="primary" isWide isBusy={isBusy}>
          {t('login.submit')}
        </Button>
      </div>
    </Form>
  );
}

const isWrong = ({ issues }: z.ZodError, name: FieldName) => issues.some(({ path }) => path[0] === name);
