import type { confirmEmail } from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { lockUser } from '../profile/profile.repository.ts';
import { emailChangeSubject } from './email-change-code.ts';
import { requireOwnContacts } from './own-contacts.ts';
import { pendingContactOf, type SettleContacts } from './settle-contacts.ts';

interface EmailChangeDependencies extends Pick<AuthPlatform, 'db' | 'codes'> {
  readonly settle: SettleContacts;
}

/** The service of new addresses: kept with the profile, confirmed by who reads mail there. */
export function createEmailChangeService({ db, codes, settle }: EmailChangeDependencies) {
  return {
    /** Makes the caller's new address count. @throws AppError `not-found` when none waits, `code-expired` */
    confirm: (caller: SignedInCaller, { challenge }: InputOf<typeof confirmEmail>) =>
      db.transaction(async (tx) => {
        requireOwnContacts(caller.session);
        const { id: sessionId, userId } = caller.session;
        const waiting = pendingContactOf(await lockUser(tx, userId), 'email');
        if (!waiting) throw new AppError('not-found');
        const { value: email } = waiting.pending;
        const subject = emailChangeSubject(userId, email);
        await codes.consume(tx, { challenge, purpose: 'newmail', subject, sessionId });
        const how = { how: 'code', actor: userId, from: caller, except: sessionId } as const;
        return { email, version: await settle.apply(tx, waiting, how) };
      }),

    /** Gives the caller's new address up. */
    cancel: (caller: SignedInCaller): Promise<void> =>
      db.transaction(async (tx) => {
        requireOwnContacts(caller.session);
        const { userId } = caller.session;
        const waiting = pendingContactOf(await lockUser(tx, userId), 'email');
        if (!waiting) return;
        const why = waiting.pending.by ? 'refused' : 'cancelled';
        await settle.drop(tx, waiting, { why, actor: userId, from: caller });
      }),
  };
}
