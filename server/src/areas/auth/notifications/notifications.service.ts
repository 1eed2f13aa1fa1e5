import { type NotificationChoices, type saveNotificationChoices } from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import { mayAdministerUsers } from 'shared-api/contracts/directory';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { findChoices, saveChoices, type Choices } from './notifications.repository.ts';
import { recordUserEvent } from '../users/user-audit.ts';

type NotificationChoicesDependencies = Pick<AuthPlatform, 'db' | 'audit'>;

const everything: Choices = {
  invitation: true,
  signedCopy: true,
  signature: true,
  registration: true,
  timesheet: true,
  absences: true,
  message: true,
};

/** The service of the mails that a person may do without; who never chose gets them all. */
export function createNotificationService({ db, audit }: NotificationChoicesDependencies) {
  return {
    /** What the caller chose; the mail to who decides about registrations only where they do. */
    get: async ({ session }: SignedInCaller): Promise<NotificationChoices> => {
      const { registration, ...choices } = (await findChoices(db, session.userId)) ?? everything;
      return { ...choices, registration: mayAdministerUsers(session) ? registration : undefined };
    },

    /** Saves what the caller chose. @throws AppError `forbidden` about a mail that they never get */
    save: async (caller: SignedInCaller, given: InputOf<typeof saveNotificationChoices>): Promise<void> => {
      const { session } = caller;
      const changed = Object.fromEntries(Object.entries(given).filter(([, wanted]) => wanted !== undefined));
      if ('registration' in changed && !mayAdministerUsers(session)) throw new AppError('forbidden');
      if (Object.keys(changed).length === 0) return;
      const { userId } = session;
      await db.transaction(async (tx) => {
        await saveChoices(tx, userId, changed);
        await recordUserEvent(audit, tx, {
          userId,
          from: caller,
          action: 'notifications.changed',
          data: changed,
        });
      });
    },
  };
}
