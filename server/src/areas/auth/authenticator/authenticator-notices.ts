import type { Executor } from '../../../platform/db/database.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import { findUser } from '../users/users.repository.ts';
import { authenticatorMail, type AuthenticatorEvent } from './authenticator.mail.ts';

interface AuthenticatorNoticesDependencies extends Pick<AuthPlatform, 'deliveries' | 'audit'> {
  /** Name of the product, for the mails. */
  product: string;
}

/** Writes down what happened to somebody's authenticator, and notifies them by mail, in the transaction in which it happens. */
export type NotifyAuthenticatorEvent = ReturnType<typeof createAuthenticatorNotices>;

/** Makes the notices to people about their authenticators. */
export function createAuthenticatorNotices({ deliveries, audit, product }: AuthenticatorNoticesDependencies) {
  return async (executor: Executor, from: SignedInCaller, event: AuthenticatorEvent): Promise<void> => {
    const { userId } = from.session;
    const user = await findUser(executor, userId);
    if (!user) return;
    const content = authenticatorMail({ product, name: user.firstName, event });
    const { name, ...data } = event;
    await recordUserEvent(audit, executor, { userId, from, action: `authenticator.${name}`, data });
    const { email: to, language, companyId } = user;
    await deliveries.sendMail(executor, { to, content, language, companyId });
  };
}
