import { mayChangePhone } from 'shared-api/contracts/auth';
import { countryPrefixes, readPhoneNumber, type PhoneNumber } from 'shared-api/contracts/directory';
import type { LocalizedText } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import { maskedDestination } from '../../../platform/codes/masked-destination.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
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

/** A number that somebody wants to have, as he typed it. */
interface WantedPhone {
  readonly prefix: string;
  readonly mobile: string;
  readonly password: string;
}

/** What becomes of a person's phone number. */
export type PhoneChange = ReturnType<typeof createPhoneChangeService>;

/** The service of new numbers: noted with the password, confirmed by who reads the SMS that goes there. */
export function createPhoneChangeService(dependencies: PhoneChangeDependencies) {
  const { db, clock, audit, codes, deliveries, product } = dependencies;
  const requirePassword = createPasswordProof(dependencies);

  const write = (executor: Executor, userId: string, fields: ProfileChange['fields']) =>
    updateProfileOf(executor, userId, { fields, changedAt: clock.now(), changedBy: userId });

  async function tell(executor: Executor, user: UserRecord, to: string): Promise<void> {
    const { firstName: name, email, language } = user;
    const before = phoneOf(user)?.full;
    const mask = (number: string) => maskedDestination({ channel: 'sms', to: number });
    const numbers = { newPhone: mask(to), oldPhone: before && mask(before) };
    const content = phoneChangedMail({ product: product.name, name, ...numbers });
    await deliveries.sendMail(executor, { to: email, content, language });
  }

  return {
    /** Notes the number that the caller wants. @throws AppError `forbidden`, `invalid-input` on `mobile` or `password` */
    note: async (caller: SignedInCaller, wanted: WantedPhone) => {
      const { session, language } = caller;
      requireOwnContacts(session);
      if (!mayChangePhone(session, session)) throw new AppError('forbidden');
      const phone = readPhoneNumber(wanted.prefix, wanted.mobile);
      if (!phone || !isPrefix(phone.prefix)) throw wrongNumber(noPhoneNumber, language);
      await requirePassword(caller, wanted.password, phoneNeedsPassword);
      return db.transaction(async (tx) => {
        const user = await lockUser(tx, session.userId);
        if (!user) throw new AppError('not-found');
        if (isNumberOf(user, phone)) throw wrongNumber(samePhoneNumber, language);
        const fields = { pendingPrefix: phone.prefix, pendingMobile: phone.mobile };
        const version = await write(tx, user.id, fields);
        await log(tx, user.id, 'phone.change-asked');
        return { pendingPhone: `${phone.prefix} ${phone.mobile}`, version };
      });
    },

    /** Makes the caller's new number count. @throws AppError `not-found` when none waits, `code-expired` */
    confirm: (session: SessionRecord, challenge: string) =>
      db.transaction(async (tx) => {
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
        await tell(tx, user, to);
        await log(tx, userId, 'phone.changed');
        return { ...number, version };
      }),

    /** Gives the caller's new number up. */
    cancel: ({ userId }: SessionRecord): Promise<void> =>
      db.transaction(async (tx) => {
        const user = await lockUser(tx, userId);
        if (!user || !pendingNumberOf(user)) return;
        await write(tx, userId, { pendingPrefix: null, pendingMobile: null });
      }),
  };

  async function log(executor: Executor, userId: string, action: string): Promise<void> {
    await audit.append(executor, { subject: `auth_users:${userId}`, action, actor: userId });
  }
}

function isPrefix(prefix: string): boolean {
  return countryPrefixes().some((country) => country.prefix === prefix);
}

function isNumberOf(user: UserRecord, { full }: PhoneNumber): boolean {
  return phoneOf(user)?.full === full;
}

function wrongNumber(text: LocalizedText, language: SignedInCaller['language']): AppError {
  return new AppError('invalid-input', { text, fields: { mobile: text[language] } });
}
