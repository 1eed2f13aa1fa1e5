import { useMutation } from '@tanstack/react-query';
import { Button, notify, useTexts } from 'shared-ui';
import type { SignInWayProps } from '../../sign-in/sign-in-way.ts';
import { authTexts } from '../../auth.texts.ts';
import { canUsePasskeys } from '../can-use-passkeys.ts';

interface PasskeyWayProps extends SignInWayProps {
  /** Who alone may sign in here; by default anybody. */
  readonly userId?: string;
}

/** Signing in by passkey: a press, then the device asks for finger, face or PIN. Not there where the browser has no passkeys. */
export function PasskeyWay({ onFirstFactor, userId }: PasskeyWayProps) {
  const t = useTexts(authTexts);
  const signing = useMutation({
    mutationFn: async () => {
      const { signIn } = await import(/* webpackChunkName: "passkey" */ './sign-in.ts');
      return signIn(userId);
    },
    onSuccess: (outcome) => outcome && onFirstFactor(outcome),
    onError: () => notify.error(t('login.failed'), { duration: 'untilClosed' }),
  });
  if (!canUsePasskeys()) return null;
  return (
    <Button icon="key" isWide isBusy={signing.isPending} onClick={() => signing.mutate()}>
      {t('login.passkey')}
    </Button>
  );
}
