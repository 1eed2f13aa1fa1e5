import { AppError } from '../../../platform/errors/app-error.ts';
import type { CodePurposeHandler } from '../../../platform/codes/code-purpose.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { findUser } from '../users/users.repository.ts';
import type { StrongDemands } from '../strong-sign-in/strong-demand.ts';
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
      // It leads who has neither to a first app; who has one shows it.
      if (hasApp || (session.kind === 'pending' && hasPasskey && !isByCompany))
        await demands.requireCodes(db, user);
      const { email: to, companyId } = user;
      const write = (code: string) => setupCodeMail({ product, name: user.firstName, code });
      return { channel, subject: session.id, to, companyId, language, write };
    },
  };
}
