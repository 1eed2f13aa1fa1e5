import { Stack } from 'shared-ui';
import { AuthenticatorCard } from '../authenticator/authenticator-card.component.tsx';
import { PasswordCard } from '../passwords/password-card.component.tsx';
import { PasskeysCard } from '../passkeys/card/passkeys-card.component.tsx';
import { QrCodesCard } from '../qr-login/codes/qr-codes-card.component.tsx';
import { StrongSignInCard } from '../strong-sign-in/strong-sign-in-card.component.tsx';
import { SessionsCard } from '../sessions/sessions-card.component.tsx';

interface SecuritySectionProps {
  /** Undefined as long as it is not known. */
  readonly passwordChangedAt: string | null | undefined;
}

/** Sicurezza: how one signs in, and where one is signed in. Cards about security go here, a line each. */
export function SecuritySection({ passwordChangedAt }: SecuritySectionProps) {
  return (
    <Stack>
      <PasswordCard changedAt={passwordChangedAt} />
      <AuthenticatorCard />
      <PasskeysCard />
      <StrongSignInCard />
      <QrCodesCard />
      <SessionsCard />
    </Stack>
  );
}
