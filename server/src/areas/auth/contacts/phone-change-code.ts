import { AppError } from '../../../platform/errors/app-error.ts';
import type { CodePurposeHandler } from '../../../platform/codes/code-purpose.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUser } from '../users/users.repository.ts';
import { newPhoneSms } from './phone-change.sms.ts';
import { requireOwnContacts } from './own-contacts.ts';

interface PhoneChangeCodeDependencies extends Pick<AuthPlatform, 'db' | 'publicUrl'> {
  /** Name of the product, for the message. */
  product: string;
}

/** The number that a person's profile waits for, as one; undefined when none waits. */
export function pendingNumberOf({ pendingPrefix, pendingMobile }: UserRecord): string | undefined {
  return pendingPrefix && pendingMobile ? pendingPrefix + pendingMobile : undefined;
}

/** What the code of a new number is bound to: the person, and the number. */
export function phoneChangeSubject(userId: string, number: string): string {
  return `${userId} ${number}`;
}

/** The code that proves a new number: it goes there, and only to the one that the person's profile waits for. */
export function createPhoneChangeCode({
  db,
  product,
  publicUrl,
}: PhoneChangeCodeDependencies): CodePurposeHandler {
  return {
    plan: async ({ caller: { session, language }, channel }) => {
      requireOwnContacts(session);
      if (channel !== 'sms') throw new AppError('invalid-input');
      const user = await findUser(db, session.userId);
      const to = user && pendingNumberOf(user);
      if (!to) throw new AppError('not-found');
      const write = (code: string) => newPhoneSms({ product, code, publicUrl, language });
      const subject = phoneChangeSubject(user.id, to);
      return { channel, subject, to, companyId: user.companyId, write };
    },
  };
}
