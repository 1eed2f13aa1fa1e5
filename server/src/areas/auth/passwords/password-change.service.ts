import type { changePassword, checkPassword } from 'shared-api/contracts/auth';
import type { InputOf, Language, LocalizedText } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { OpenedSession } from '../../../platform/sessions/sessions.service.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { EndWaysIn } from '../contacts/end-ways-in.ts';
import { listPasskeys } from '../passkeys/passkeys.repository.ts';
import { samePassword, wrongOldPassword } from '../sign-in/sign-in.texts.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUser, setPassword } from '../users/users.repository.ts';
import type { OwnPassword } from './own-password.ts';
import { passwordChangedMail } from './password-changed.mail.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { RequireStrongPassword } from './password-strength.ts';

interface PasswordChangeDependencies extends Pick<
  AuthPlatform,
  'db' | 'clock' | 'audit' | 'deliveries' | 'sessions' | 'product' | 'publicUrl'
> {
  endWaysIn: EndWaysIn;
  passwords: PasswordHasher;
  ownPassword: OwnPassword;
  requireStrongPassword: RequireStrongPassword;
}

type PasswordPair = InputOf<typeof changePassword>;

/** The service of changing one's password from the profile (spec 01 §2 and §7). */
export function createPasswordChangeService(dependencies: PasswordChangeDependencies) {
  const { db, clock, audit, deliveries, endWaysIn, sessions, passwords } = dependencies;
  const { ownPassword, requireStrongPassword, product, publicUrl } = dependencies;

  return {
    /** Whether a password is the caller's. @throws AppError `too-many-requests` */
    isOwn: async (
      { session: { userId } }: SignedInCaller,
      { password }: InputOf<typeof checkPassword>,
    ): Promise<boolean> => ownPassword.isRight(await getUser(userId), password),

    /** Sets the new password, ends every session and recovery link of the person, notifies them by mail and opens a new one for who did it. */
    change: async (
      caller: SignedInCaller,
      { oldPassword, newPassword }: PasswordPair,
    ): Promise<OpenedSession> => {
      const { session, ip, userAgent, language } = caller;
      const user = await getUser(session.userId);
      if (!(await ownPassword.isRight(user, oldPassword)))
        throw refusalOf('oldPassword', wrongOldPassword, language);
      if (oldPassword === newPassword) throw refusalOf('newPassword', samePassword, language);
      await requireStrongPassword(caller, newPassword, user);
      const passwordHash = await passwords.hash(newPassword);
      return db.transaction(async (tx) => {
        const userId = user.id;
        await setPassword(tx, { userId, passwordHash, now: clock.now() });
        await endWaysIn(tx, userId, { because: 'password' });
        const content = passwordChangedMail({
          product: product.name,
          name: user.firstName,
          address: publicUrl,
          passkeys: (await listPasskeys(tx, userId)).map(({ name }) => name),
        });
        const { email: to, language, companyId } = user;
        await deliveries.sendMail(tx, { to, content, language, companyId });
        await recordUserEvent(audit, tx, { userId, from: caller, action: 'password.changed' });
        const signedInBy = session.signedInBy ?? null;
        return sessions.open(tx, { kind: 'staff', userId, ip, userAgent, signedInBy });
      });
    },
  };

  async function getUser(userId: string): Promise<UserRecord> {
    const user = await findUser(db, userId);
    // The first own password is chosen elsewhere, by stricter rules.
    if (!user?.passwordChangedAt) throw new AppError('forbidden');
    return user;
  }
}

function refusalOf(field: 'oldPassword' | 'newPassword', text: LocalizedText, language: Language): AppError {
  return new AppError('invalid-input', { text, fields: { [field]: text[language] } });
}
