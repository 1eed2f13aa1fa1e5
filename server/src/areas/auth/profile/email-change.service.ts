import type { confirmEmail } from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { lookupKey } from '../users/users.repository.ts';
import { emailChangeSubject } from './email-change-code.ts';
import type { MoveAddress } from './move-address.ts';
import { requireOwnContacts } from './own-contacts.ts';
import { lockUser, updateProfileOf } from './profile.repository.ts';

interface EmailChangeDependencies extends Pick<AuthPlatform, 'db' | 'clock' | 'audit' | 'codes'> {
  moveAddress: MoveAddress;
}

/** The service of new addresses: kept with the profile, confirmed by who reads mail there. */
export function createEmailChangeService(dependencies: EmailChangeDependencies) {
  const { db, clock, audit, codes, moveAddress } = dependencies;

  return {
    /** Makes the caller's new address count. @throws AppError `not-found` when none waits, `code-expired` */
    confirm: (caller: SignedInCaller, { challenge }: InputOf<typeof confirmEmail>) =>
      db.transaction(async (tx) => {
        const { session } = caller;
        requireOwnContacts(session);
        const { id: sessionId, userId } = session;
        const user = await lockUser(tx, userId);
        if (!user?.pendingEmail) throw new AppError('not-found');
        const { pendingEmail: email } = user;
        const subject = emailChangeSubject(userId, email);
        await codes.consume(tx, { challenge, purpose: 'newmail', subject, sessionId });
        const change = { before: user.email, after: email };
        await recordUserEvent(audit, tx, { userId, from: caller, action: 'mail.changed', data: change });
        return { email, version: await move(tx, user, email) };
      }),

    /** Gives the caller's new address up. */
    cancel: (caller: SignedInCaller): Promise<void> =>
      db.transaction(async (tx) => {
        const { userId } = caller.session;
        const user = await lockUser(tx, userId);
        if (!user?.pendingEmail) return;
        const change = { fields: { pendingEmail: null }, changedAt: clock.now(), changedBy: userId };
        await updateProfileOf(tx, userId, change);
        await recordUserEvent(audit, tx, { userId, from: caller, action: 'mail.change-cancelled' });
      }),
  };

  async function move(executor: Executor, user: UserRecord, to: string): Promise<number> {
    const { id: userId } = user;
    const fields = { email: to, emailKey: lookupKey(to), pendingEmail: null };
    const version = await updateProfileOf(executor, userId, {
      fields,
      changedAt: clock.now(),
      changedBy: userId,
    });
    await moveAddress(executor, user, to);
    return version;
  }
}
