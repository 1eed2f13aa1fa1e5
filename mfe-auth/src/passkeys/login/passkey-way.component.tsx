import { Button, notify, useTexts } from 'shared-ui';
import type { SignInWayProps } from '../../sign-in/sign-in-way.ts';
import { useBusy } from '../../sign-in/use-busy.ts';
import { authTexts } from '../../auth.texts.ts';
import type { PasskeyUse } from './sign-in.ts';
import { canUsePasskeys } from '../can-use-passkeys.ts';

type PasskeyWayProps = SignInWayProps & PasskeyUse;

/** Signing in by passkey: a press, then the device asks for finger, face or PIN. Not there where the browser has no passkeys. */
export function PasskeyWay({ onFirstFactor, userId, isFactor }: PasskeyWayProps) {
  const t = useTexts(authTexts);
  const { isBusy, run } = useBusy();
  const enter = async () => {
    const { signIn } = await import(/* webpackChunkName: "passkey" */ './sign-in.ts');
    const outcome = await signIn({ userId, isFactor });
    if (outcome) onFirstFactor(outcome);
  };
  const handleClick = () =>
    void run(enter).catch(() => notify.error(t('login.failed'), { duration: 'untilClosed' }));
  if (!canUsePasskeys()) return null;
  return (
    <Button icon="key" isWide isBusy={isBusy} onClick={handleClick} {...(isFactor && { kind: 'primary' })}>
      {t('login.passkey')}
    </Button>
  );
}
