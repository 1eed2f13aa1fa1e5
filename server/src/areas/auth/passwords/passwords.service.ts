import { mayChooseFirstPassword } from 'shared-api/contracts/auth';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { OpenedSession } from '../../../platform/sessions/sessions.service.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { samePassword } from '../sign-in/sign-in.texts.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUser, setFirstPassword } from '../users/users.repository.ts';

interface PasswordsDependencies extends Pick<AuthPlatform, 'db' | 'clock' | 'sessions'> {
  passwords: PasswordHasher;
}

/** The service of the forced first password (spec 03 §4). */
export function createPasswordService({ db, clock, sessions, passwords }: PasswordsDependencies) {
  async function getUser(userId: string): Promise<UserRecord> {
    const user = await findUser(db, userId);
    if (!user) throw new AppError('not-signed-in');
    return user;
  }

  return {
    /** Whether somebody ever changed his password. */
    hasChanged: async (userId: string): Promise<boolean> =>
      (await getUser(userId)).passwordChangedAt !== null,

    /** Sets the first own password, ends every session of the person and opens a new one for who did it. */
    chooseFirst: async (caller: SignedInCaller, newPassword: string): Promise<OpenedSession> => {
      const { session, ip, userAgent } = caller;
      const user = await getUser(session.userId);
      if (!mayChooseFirstPassword({ hasChangedPassword: user.passwordChangedAt !== null }))
        throw new AppError('forbidden');
      if (await passwords.verify(user.passwordHash, newPassword))
        throw new AppError('invalid-input', { text: samePassword });
      const passwordHash = await passwords.hash(newPassword);
      return db.transaction(async (tx) => {
        const change = { userId: user.id, passwordHash, now: clock.now() };
        if (!(await setFirstPassword(tx, change))) throw new AppError('forbidden');
        await sessions.revokeAll(tx, user.id, 'password');
        return sessions.open(tx, { kind: 'staff', userId: user.id, ip, userAgent });
      });
    },
  };
}
