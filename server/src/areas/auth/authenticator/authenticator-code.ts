import { AppError } from '../../../platform/errors/app-error.ts';
import type { CodePurposeHandler } from '../../../platform/codes/code-purpose.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { findUser } from '../users/users.repository.ts';
import type { StrongDemands } from '../strong-sign-in/strong-demand.ts';
import { loginMail } from '../sign-in/login.mail.ts';
import { setupCodeMail } from './authenticator.mail.ts';

interface AuthenticatorCodeDependencies extends Pick<AuthPlatform, 'db'> {
  readonly demands: StrongDemands;
  /** Name of the product, for the message. */
  product: string;
}

/** The code before an app is set up or changed: by mail, to the person's own address, bound to the session that asks. */
export function createAuthenticatorCode({
  db,
  demands,
  product,
}: AuthenticatorCodeDependencies): CodePurposeHandler {
  return {
    plan: async ({ caller: { session, language }, channel }) => {
      if (session.kind === 'guest') throw new AppError('forbidden');
      if (channel !== 'mail') throw new AppError('invalid-input');
      const user = await findUser(db, session.userId);
      if (!user) throw new AppError('not-signed-in');
      const { hasApp, hasPasskey } = await demands.findMeans(db, user.id);
      const isByCompany = session.signedInBy?.method === 'company';
      // Where a link waits, it is not the company's word that counts, but what the account has of its own (decision 152).
      const links = session.signedInBy?.waits ? session.signedInBy.provider : undefined;
      // It leads who has neither to a first app; who has one shows it.
      if (hasApp || (session.kind === 'pending' && hasPasskey && (!isByCompany || links !== undefined)))
        await demands.requireCodes(db, user);
      const { email: to, companyId } = user;
      const { firstName: name } = user;
      const write = (code: string) =>
        links === undefined
          ? setupCodeMail({ product, name, code })
          : loginMail({ product, name, code, links });
      return { channel, subject: session.id, to, companyId, language, write };
    },
  };
}
