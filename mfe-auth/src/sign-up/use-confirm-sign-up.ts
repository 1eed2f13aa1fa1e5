import { call } from 'shared-api';
import { confirmSignUp, openSignUpLink } from 'shared-api/contracts/auth';
import { useMailedLink } from '../links/use-mailed-link.ts';
import { useLinkPassword } from '../passwords/use-link-password.ts';

/** The link of a sign-up: whose it is, and the password by which the address is confirmed, with a number where one is given. */
export function useConfirmSignUp(secret: string, phone: string) {
  const opening = useMailedLink(openSignUpLink, secret);
  const password = useLinkPassword({
    send: (newPassword) => call(confirmSignUp, { secret, newPassword, phone }),
  });
  return { opening, ...password };
}
