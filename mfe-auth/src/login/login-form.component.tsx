import { useForm, useController } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { loginChannel, type LoginChannel } from 'shared-api/contracts/auth';
import { Button, Form, PasswordField, TextField, useTexts } from 'shared-ui';
import { z } from 'zod';
import { texts } from '../texts/texts.ts';
import { ChannelField } from './channel-field.component.tsx';
import { useLastChannel } from './last-channel.ts';
import { OfflineNotice } from './offline-notice.component.tsx';

const credentials = z.object({
  username: z.string().trim().min(1).max(200),
  password: z.string().min(1).max(1000),
  channel: loginChannel,
});

/** What the form asks for. */
export type Credentials = z.infer<typeof credentials>;

interface LoginFormProps {
  readonly onSubmit: (credentials: Credentials) => void;
  readonly isBusy: boolean;
  /** Whose login it is, where that is settled; by default it is asked. */
  readonly username?: string;
}

/** User, password, and the channel of the code, which the device remembers. */
export function LoginForm({ onSubmit, isBusy, username }: LoginFormProps) {
  const t = useTexts(texts);
  const [lastChannel, keepChannel] = useLastChannel();
  const { register, control, handleSubmit, formState } = useForm<Credentials>({
    resolver: zodResolver(credentials),
    defaultValues: { username: username ?? '', password: '', channel: lastChannel },
  });
  const channel = useController({ control, name: 'channel' }).field;
  const choose = (value: LoginChannel) => {
    keepChannel(value);
    channel.onChange(value);
  };
  const errorOf = (name: 'username' | 'password') => formState.errors[name] && t('login.required');
  return (
    <Form onSubmit={handleSubmit(onSubmit)}>
      <TextField
        {...register('username')}
        label={t('login.username')}
        error={errorOf('username')}
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={username !== undefined}
        required
      />
      <PasswordField
        {...register('password')}
        data-autofocus={username === undefined ? undefined : true}
        label={t('login.password')}
        error={errorOf('password')}
        icon="lock"
        required
      />
      <ChannelField value={channel.value} onChange={choose} />
      <div>
        <OfflineNotice />
        <Button type="submit" kind="primary" isWide isBusy={isBusy}>
          {t('login.submit')}
        </Button>
      </div>
    </Form>
  );
}
