import { mayChooseFirstPassword, type saveFirstPassword } from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { OpenedSession } from '../../../platform/sessions/sessions.service.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { RequireStrongPassword } from './password-strength.ts';
import { samePassword } from '../sign-in/sign-in.texts.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUser, setFirstPassword } from '../users/users.repository.ts';

interface PasswordsDependencies extends Pick<AuthPlatform, 'db' | 'clock' | 'sessions' | 'audit'> {
  passwords: PasswordHasher;
  requireStrongPassword: RequireStrongPassword;
}

/** The service of the forced first password (spec 03 §4). */
export function createPasswordService(dependencies: PasswordsDependencies) {
  const { db, clock, sessions, audit, passwords, requireStrongPassword } = dependencies;
  return {
    /** Whether the caller ever changed their password. */
    hasChanged: async ({ session: { userId } }: SignedInCaller): Promise<boolean> =>
      (await getUser(userId)).passwordChangedAt !== null,

    /** Sets the first own password, ends every session of the person and opens a new one for who did it. */
    chooseFirst: async (
      caller: SignedInCaller,
      { newPassword }: InputOf<typeof saveFirstPassword>,
    ): Promise<OpenedSession> => {
      const { session, ip, userAgent } = caller;
      const user = await getUser(session.userId);
      if (!mayChooseFirstPassword({ hasChangedPassword: user.passwordChangedAt !== null }))
        throw new AppError('forbidden');
      await requireStrongPassword(caller, newPassword, user);
      if (await passwords.verify(user.passwordHash, newPassword))
        throw new AppError('invalid-input', { text: samePassword });
      const passwordHash = await passwords.hash(newPassword);
      return db.transaction(async (tx) => {
        const change = { userId: user.id, passwordHash, now: clock.now() };
        if (!(await setFirstPassword(tx, change))) throw new AppError('forbidden');
        await sessions.revokeAll(tx, user.id, 'password');
        const event = { userId: user.id, from: caller, action: 'password.first-chosen' as const };
        await recordUserEvent(audit, tx, event);
        return sessions.open(tx, {
          kind: 'staff',
          userId: user.id,
          ip,
          userAgent,
          signedInBy: session.signedInBy ?? null,
        });
      });
    },
  };

  async function getUser(userId: string): Promise<UserRecord> {
    const user = await findUser(db, userId);
    if (!user) throw new AppError('not-signed-in');
    return user;
  }
}
