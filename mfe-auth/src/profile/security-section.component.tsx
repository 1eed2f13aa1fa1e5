import { Stack } from 'shared-ui';
import { AuthenticatorCard } from '../authenticator/authenticator-card.component.tsx';
import { PasskeysCard } from '../passkeys/card/passkeys-card.component.tsx';
import { QrCodesCard } from '../qr-login/codes/qr-codes-card.component.tsx';
import { SessionsCard } from '../sessions/sessions-card.component.tsx';

/** Sicurezza: how one signs in, and where one is signed in. Cards about security go here, a line each. */
export function SecuritySection() {
  return (
    <Stack>
      <AuthenticatorCard />
      <PasskeysCard />
      <QrCodesCard />
      <SessionsCard />
    </Stack>
  );
}
