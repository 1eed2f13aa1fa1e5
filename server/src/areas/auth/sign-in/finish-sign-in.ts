import type { SignedInUser } from 'shared-api/contracts/auth';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { OpenedSession } from '../../../platform/sessions/sessions.service.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { KnownDevices } from '../devices/known-devices.service.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import { findUser } from '../users/users.repository.ts';
import { describeSignedIn } from './signed-in-user.ts';

interface FinishSignInDependencies extends Pick<AuthPlatform, 'db' | 'sessions' | 'audit' | 'directory'> {
  knownDevices: KnownDevices;
  productId: string;
}

/** Somebody who is signed in: the user as the calls answer them, and the session for their cookie. */
interface FinishedSignIn {
  readonly user: SignedInUser;
  readonly opened: OpenedSession;
}

/** Signs in a person who has given every factor. The session that they had until now ends. */
export type FinishSignIn = ReturnType<typeof createFinishSignIn>;

/** Makes the last step of every way in. It asks for nothing: who calls it has checked the factors. */
export function createFinishSignIn(dependencies: FinishSignInDependencies) {
  const { db, sessions, audit, directory, knownDevices, productId } = dependencies;
  return async (caller: Caller, userId: string): Promise<FinishedSignIn> => {
    const user = await findUser(db, userId);
    if (!user?.isProductEnabled) throw new AppError('not-signed-in');
    const { session: replaces, ip, userAgent } = caller;
    const opened = await db.transaction(async (tx) => {
      await knownDevices.record(tx, user, caller);
      await recordUserEvent(audit, tx, { userId, from: caller, action: 'sign-in.passed' });
      return sessions.open(tx, { kind: 'staff', userId, ip, userAgent, replaces });
    });
    return { user: await describeSignedIn(db, { user, directory, productId }), opened };
  };
}
