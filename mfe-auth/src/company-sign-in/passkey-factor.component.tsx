import { Button, EmptyState, Stack, useTexts } from 'shared-ui';
import { canUsePasskeys } from '../passkeys/can-use-passkeys.ts';
import { PasskeyWay } from '../passkeys/login/passkey-way.component.tsx';
import type { SignInWayProps } from '../sign-in/sign-in-way.ts';
import { companySignInTexts } from './company-sign-in.texts.ts';

interface PasskeyFactorProps extends SignInWayProps {
  /** The provider that the passkey links to the account; empty where it links none. */
  readonly links: string;
  readonly onBack: () => void;
}

/** Who signs in by a passkey alone confirms with it that they came from the provider, and what that links to their account. */
export function PasskeyFactor({ links, onFirstFactor, onBack }: PasskeyFactorProps) {
  const t = useTexts(companySignInTexts);
  return (
    <Stack>
      {canUsePasskeys() ? (
        <>
          <p>{links === '' ? t('passkey.lead') : t('passkey.links', { name: links })}</p>
          <PasskeyWay isFactor onFirstFactor={onFirstFactor} />
        </>
      ) : (
        <EmptyState title={t('passkey.none')} icon="warning">
          {t('passkey.noneHint')}
        </EmptyState>
      )}
      <Button isWide onClick={onBack}>
        {t('toSignIn')}
      </Button>
    </Stack>
  );
}
