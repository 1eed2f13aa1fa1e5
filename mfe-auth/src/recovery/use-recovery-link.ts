import { call, refreshBoot } from 'shared-api';
import { openRecoveryLink, saveRecoveredPassword } from 'shared-api/contracts/auth';
import { useMailedLink } from '../links/use-mailed-link.ts';
import { useLinkPassword } from '../passwords/use-link-password.ts';

/** A recovery link: whose it is, and the password that is chosen by it. */
export function useRecoveryLink(secret: string) {
  const opening = useMailedLink(openRecoveryLink, secret);
  const password = useLinkPassword({
    send: (newPassword) => call(saveRecoveredPassword, { secret, newPassword }),
    // Whoever was signed in here with the old password is not any more.
    onSaved: () => void refreshBoot().catch(() => undefined),
  });
  return { opening, ...password };
}
