import type { LocalizedText } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { findOnlyWay } from '../company-sign-in/only-way.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
import { noPassword } from '../passwords/password-hasher.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUser } from '../users/users.repository.ts';
import { neverPassword, noPasswordYet, wrongPassword } from './profile.texts.ts';

interface PasswordProofDependencies extends Pick<AuthPlatform, 'db'> {
  ownPassword: OwnPassword;
}

/**
 * Asks the caller for their password, before what an open browser must not be enough for; `needed` says why, where none was given.
 * @throws AppError `invalid-input` on `password`
 */
export function createPasswordProof({ db, ownPassword }: PasswordProofDependencies) {
  return async (
    { session, language }: SignedInCaller,
    { password, needed }: { password: string | undefined; needed: LocalizedText },
  ): Promise<void> => {
    const self = await findUser(db, session.userId);
    if (self && password && (await ownPassword.isRight(self, password))) return;
    const text =
      self?.passwordHash === noPassword ? await wayToPassword(self) : password ? wrongPassword : needed;
    throw new AppError('invalid-input', { text, fields: { password: text[language] } });
  };

  /** What somebody does who has no password, because they come by their company. */
  async function wayToPassword(self: UserRecord): Promise<LocalizedText> {
    return (await findOnlyWay(db, self)) ? neverPassword : noPasswordYet;
  }
}
