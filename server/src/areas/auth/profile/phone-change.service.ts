import { mayChangePhone, type changePhone, type confirmPhone } from 'shared-api/contracts/auth';
import { readPhoneNumber, type PhoneNumber } from 'shared-api/contracts/directory';
import type { InputOf, LocalizedText } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { maskedDestination } from '../../../platform/codes/masked-destination.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import { phoneOf } from '../users/user-phone.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { requireOwnContacts } from './own-contacts.ts';
import { createPasswordProof } from './password-proof.ts';
import { pendingNumberOf, phoneChangeSubject } from './phone-change-code.ts';
import { phoneChangedMail } from './phone-change.mail.ts';
import { lockUser, updateProfileOf, type ProfileChange } from './profile.repository.ts';
import { noPhoneNumber, phoneNeedsPassword, samePhoneNumber } from './profile.texts.ts';

interface PhoneChangeDependencies extends Pick<
  AuthPlatform,
  'db' | 'clock' | 'audit' | 'codes' | 'deliveries' | 'product'
> {
  ownPassword: OwnPassword;
}

/** The service of new numbers: asked for with the password, confirmed by who reads the SMS that goes there. */
export function createPhoneChangeService(dependencies: PhoneChangeDependencies) {
  const { db, clock, audit, codes, deliveries, product } = dependencies;
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
        const fields = { pendingPrefix: phone.prefix, pendingMobile: phone.mobile };
        const version = await write(tx, user.id, fields);
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
        const { session } = caller;
        requireOwnContacts(session);
        const { id: sessionId, userId } = session;
        const user = await lockUser(tx, userId);
        const to = user && pendingNumberOf(user);
        if (!to) throw new AppError('not-found');
        const subject = phoneChangeSubject(userId, to);
        await codes.consume(tx, { challenge, purpose: 'newphone', subject, sessionId });
        const number = { prefix: user.pendingPrefix ?? '', mobile: user.pendingMobile ?? '' };
        const version = await write(tx, userId, {
          ...number,
          pendingPrefix: null,
          pendingMobile: null,
        });
        await notifyChanged(tx, user, to);
        const change = { before: phoneOf(user)?.full ?? null, after: to };
        await recordUserEvent(audit, tx, { userId, from: caller, action: 'phone.changed', data: change });
        return { ...number, version };
      }),

    /** Gives the caller's new number up. */
    cancel: (caller: SignedInCaller): Promise<void> =>
      db.transaction(async (tx) => {
        const { userId } = caller.session;
        const user = await lockUser(tx, userId);
        if (!user || !pendingNumberOf(user)) return;
        await write(tx, userId, { pendingPrefix: null, pendingMobile: null });
        await recordUserEvent(audit, tx, { userId, from: caller, action: 'phone.change-cancelled' });
      }),
  };

  function write(executor: Executor, userId: string, fields: ProfileChange['fields']): Promise<number> {
    return updateProfileOf(executor, userId, { fields, changedAt: clock.now(), changedBy: userId });
  }

  async function notifyChanged(executor: Executor, user: UserRecord, to: string): Promise<void> {
    const { firstName: name, email, language, companyId } = user;
    const before = phoneOf(user)?.full;
    const mask = (number: string) => maskedDestination({ channel: 'sms', to: number });
    const numbers = { newPhone: mask(to), oldPhone: before && mask(before) };
    const content = phoneChangedMail({ product: product.name, name, ...numbers });
    await deliveries.sendMail(executor, { to: email, content, language, companyId });
  }
}

function isNumberOf(user: UserRecord, { full }: PhoneNumber): boolean {
  return phoneOf(user)?.full === full;
}

function wrongNumber(text: LocalizedText, language: SignedInCaller['language']): AppError {
  return new AppError('invalid-input', { text, fields: { mobile: text[language] } });
}
