import { mayChangePhone, type changePhone, type confirmPhone } from 'shared-api/contracts/auth';
import { readPhoneNumber, type PhoneNumber } from 'shared-api/contracts/directory';
import type { InputOf, LocalizedText } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import { phoneOf } from '../users/user-phone.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { requireOwnContacts } from './own-contacts.ts';
import { createPasswordProof } from '../profile/password-proof.ts';
import { lockUser, updateProfileOf } from '../profile/profile.repository.ts';
import { nothingPending } from './contact-columns.ts';
import { pendingNumberOf, phoneChangeSubject } from './phone-change-code.ts';
import { pendingContactOf, type SettleContacts } from './settle-contacts.ts';
import { noPhoneNumber, phoneNeedsPassword, samePhoneNumber } from '../profile/profile.texts.ts';

interface PhoneChangeDependencies extends Pick<AuthPlatform, 'db' | 'clock' | 'audit' | 'codes'> {
  ownPassword: OwnPassword;
  readonly settle: SettleContacts;
}

/** The service of new numbers: asked for with the password, confirmed by who reads the SMS that goes there. */
export function createPhoneChangeService(dependencies: PhoneChangeDependencies) {
  const { db, clock, audit, codes, settle } = dependencies;
  const requirePassword = createPasswordProof(dependencies);

  return {
    /** Keeps the number that the caller wants until it is confirmed. @throws AppError `forbidden`, `invalid-input` on `mobile` or `password` */
    request: async (caller: SignedInCaller, wanted: InputOf<typeof changePhone>) => {
      const { session, language } = caller;
      requireOwnContacts(session);
      if (!mayChangePhone(session, session)) throw new AppError('forbidden');
      const phone = readPhoneNumber(wanted.prefix, wanted.mobile);
      if (!phone) throw wrongNumber(noPhoneNumber, language);
      await requirePassword(caller, { password: wanted.password, needed: phoneNeedsPassword });
      return db.transaction(async (tx) => {
        const user = await lockUser(tx, session.userId);
        if (!user) throw new AppError('not-found');
        if (isNumberOf(user, phone)) throw wrongNumber(samePhoneNumber, language);
        const fields = {
          ...nothingPending.phone,
          pendingPrefix: phone.prefix,
          pendingMobile: phone.mobile,
        };
        const by = { changedAt: clock.now(), changedBy: user.id };
        const version = await updateProfileOf(tx, user.id, { fields, ...by });
        await recordUserEvent(audit, tx, {
          userId: user.id,
          from: caller,
          action: 'phone.change-asked',
          data: { to: phone.full },
        });
        return { pendingPhone: `${phone.prefix} ${phone.mobile}`, version };
      });
    },

    /** Makes the caller's new number count. @throws AppError `not-found` when none waits, `code-expired` */
    confirm: (caller: SignedInCaller, { challenge }: InputOf<typeof confirmPhone>) =>
      db.transaction(async (tx) => {
        requireOwnContacts(caller.session);
        const { id: sessionId, userId } = caller.session;
        const waiting = pendingContactOf(await lockUser(tx, userId), 'phone');
        const to = waiting && pendingNumberOf(waiting.user);
        if (!to) throw new AppError('not-found');
        const subject = phoneChangeSubject(userId, to);
        await codes.consume(tx, { challenge, purpose: 'newphone', subject, sessionId });
        const how = { how: 'code', actor: userId, from: caller, except: sessionId } as const;
        const version = await settle.apply(tx, waiting, how);
        const { pendingPrefix, pendingMobile } = waiting.user;
        return { prefix: pendingPrefix ?? '', mobile: pendingMobile ?? '', version };
      }),

    /** Gives the caller's new number up. */
    cancel: (caller: SignedInCaller): Promise<void> =>
      db.transaction(async (tx) => {
        requireOwnContacts(caller.session);
        const { userId } = caller.session;
        const waiting = pendingContactOf(await lockUser(tx, userId), 'phone');
        if (!waiting) return;
        const why = waiting.pending.by ? 'refused' : 'cancelled';
        await settle.drop(tx, waiting, { why, actor: userId, from: caller });
      }),
  };
}

function isNumberOf(user: UserRecord, { full }: PhoneNumber): boolean {
  return phoneOf(user)?.full === full;
}

function wrongNumber(text: LocalizedText, language: SignedInCaller['language']): AppError {
  return new AppError('invalid-input', { text, fields: { mobile: text[language] } });
}
