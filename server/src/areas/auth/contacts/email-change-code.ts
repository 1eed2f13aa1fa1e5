import { AppError } from '../../../platform/errors/app-error.ts';
import type { CodePurposeHandler } from '../../../platform/codes/code-purpose.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { findUser, lookupKey } from '../users/users.repository.ts';
import { requireOwnContacts } from './own-contacts.ts';
import { newAddressMail } from './email-change.mail.ts';

interface EmailChangeCodeDependencies extends Pick<AuthPlatform, 'db'> {
  /** Name of the product, for the message. */
  product: string;
}

/** What the code of a new address is bound to: the person, and the address. */
export function emailChangeSubject(userId: string, email: string): string {
  return `${userId} ${lookupKey(email)}`;
}

/** The code that proves a new address: it goes there, and only to the one that the person's profile waits for. */
export function createEmailChangeCode({ db, product }: EmailChangeCodeDependencies): CodePurposeHandler {
  return {
    plan: async ({ caller: { session, language }, channel }) => {
      requireOwnContacts(session);
      if (channel !== 'mail') throw new AppError('invalid-input');
      const user = await findUser(db, session.userId);
      if (!user?.pendingEmail) throw new AppError('not-found');
      const write = (code: string) => newAddressMail({ product, name: user.firstName, code });
      const subject = emailChangeSubject(user.id, user.pendingEmail);
      return { channel, subject, to: user.pendingEmail, companyId: user.companyId, language, write };
    },
  };
}
