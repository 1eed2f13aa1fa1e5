import { useState, type ChangeEvent, type SyntheticEvent } from 'react';
import type { Credentials } from 'shared-api/contracts/auth';
import { Button, Form, notify, PasswordField, TextField, useMedia, useTexts } from 'shared-ui';
import type { z } from 'zod';
import { authTexts } from '../auth.texts.ts';
import { ChannelField } from './channel-field.component.tsx';
import { useLastChannel } from './last-channel.ts';
import { loadSignInCalls } from './load-sign-in-calls.ts';
import { OfflineNotice } from './offline-notice.component.tsx';

interface SignInFormProps {
  /** Answers `refused` where user and password don't belong together. */
  readonly onSubmit: (credentials: Credentials) => Promise<'refused' | 'answered'>;
  readonly onUsername?: (typed: string) => void;
  readonly isBusy: boolean;
  /** Whose login it is, where that is settled; by default it is asked. */
  readonly username?: string;
}

/** Where writing is done by a real keyboard: the focus calls up none that would cover half of the page. */
const hasKeyboard = '(hover: hover) and (pointer: fine)';

const fieldNames = ['username', 'password'] as const;
type FieldName = (typeof fieldNames)[number];

/**
 * User, password, and the channel of the code, which the device remembers. The one form without react-hook-form: the library would
 * be the largest part of this module on the page that everybody meets first (decision 020).
 */
export function SignInForm({ onSubmit, onUsername, isBusy, username }: SignInFormProps) {
  const t = useTexts(authTexts);
  const [channel, setChannel] = useLastChannel();
  const [missing, setMissing] = useState<readonly FieldName[]>([]);
  const [isRefused, setIsRefused] = useState(false);
  const startsHere = useMedia(hasKeyboard) && username === undefined;
  const submit = async (typed: object) => {
    const { readCredentials } = await loadSignInCalls();
    const read = readCredentials({ ...typed, channel });
    setMissing(read.success ? [] : fieldNames.filter((name) => isWrong(read.error, name)));
    if (read.success) setIsRefused((await onSubmit(read.data)) === 'refused');
  };
  const handleSubmit = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) =>
    submit(Object.fromEntries(new FormData(currentTarget))).catch(() => void notify.error(t('login.failed')));
  const errorOf = (name: FieldName) => (missing.includes(name) ? t('login.required') : undefined);
  const fieldProps = (name: FieldName) => ({
    name,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setMissing(missing.filter((other) => other !== name));
      setIsRefused(false);
      if (name === 'username') onUsername?.(currentTarget.value);
    },
  });
  return (
    <Form onSubmit={handleSubmit} onInput={prepare}>
      <TextField
        {...fieldProps('username')}
        error={errorOf('username')}
        ref={startsHere ? focusFirst : undefined}
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
        error={errorOf('password') ?? (isRefused ? t('login.checkBoth') : undefined)}
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

const focusFirst = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true });
/** What sends the form is there by the time it is filled in. */
const prepare = () => void loadSignInCalls().catch(() => undefined);

const isWrong = ({ issues }: z.ZodError, name: FieldName) => issues.some(({ path }) => path[0] === name);
