import { mayChooseFirstPassword } from 'shared-api/contracts/auth';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { OpenedSession, Sessions } from '../../../platform/sessions/sessions.service.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { samePassword } from '../sign-in/sign-in.texts.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUser, setFirstPassword } from '../users/users.repository.ts';

interface PasswordsDependencies {
  db: Database;
  clock: Clock;
  sessions: Sessions;
  passwords: PasswordHasher;
}

/** The service of the forced first password (spec 03 §4). */
export function createPasswords({ db, clock, sessions, passwords }: PasswordsDependencies) {
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
    chooseFirst: async (newPassword: string, caller: SignedInCaller): Promise<OpenedSession> => {
      const { session, ip, userAgent } = caller;
      const user = await getUser(session.userId);
      if (!mayChooseFirstPassword({ hasChangedPassword: user.passwordChangedAt !== null }))
        throw new AppError('forbidden');
      if (await passwords.verify(user.passwordHash, newPassword))
        throw new AppError('invalid-input', { text: samePassword });
      const passwordHash = await passwords.hash(newPassword);
      return db.transaction(async (transaction) => {
        const change = { userId: user.id, passwordHash, now: clock.now() };
        if (!(await setFirstPassword(transaction, change))) throw new AppError('forbidden');
        await sessions.revokeAll(transaction, user.id, 'password');
        return sessions.open(transaction, { kind: 'staff', userId: user.id, ip, userAgent });
      });
    },
  };
}
