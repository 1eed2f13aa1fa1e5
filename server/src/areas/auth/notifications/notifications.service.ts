import { mayDecideRegistrations, type NotificationChoices } from 'shared-api/contracts/auth';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { findChoices, keepChoices, type ChangedChoices, type Choices } from './notifications.repository.ts';

type NotificationChoicesDependencies = Pick<AuthPlatform, 'db' | 'audit'>;

const everything: Choices = { invitation: true, signedCopy: true, signature: true, registration: true };

/** The service of the mails that a person may do without; who never chose gets them all. */
export function createNotificationService({ db, audit }: NotificationChoicesDependencies) {
  return {
    /** What the caller chose; the mail to who decides about registrations only where he does. */
    get: async (caller: SessionRecord): Promise<NotificationChoices> => {
      const { registration, ...choices } = (await findChoices(db, caller.userId)) ?? everything;
      return { ...choices, registration: mayDecideRegistrations(caller) ? registration : undefined };
    },

    /** Keeps what the caller chose. @throws AppError `forbidden` about a mail that he never gets */
    save: async (caller: SessionRecord, given: ChangedChoices): Promise<void> => {
      const changed = Object.fromEntries(Object.entries(given).filter(([, wanted]) => wanted !== undefined));
      if ('registration' in changed && !mayDecideRegistrations(caller)) throw new AppError('forbidden');
      if (Object.keys(changed).length === 0) return;
      const { userId } = caller;
      await db.transaction(async (tx) => {
        await keepChoices(tx, userId, changed);
        const event = { subject: `auth_users:${userId}`, action: 'notifications.changed', actor: userId };
        await audit.append(tx, { ...event, data: changed });
      });
    },
  };
}
