import type { checkLogin } from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { KnownDevices } from '../devices/known-devices.service.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { FirstFactorOutcome, PassFirstFactor } from './first-factor.ts';
import { recordStrangerEvent, recordUserEvent } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUserByNameOrEmail } from '../users/meant-users.repository.ts';

interface SignInDependencies extends Pick<AuthPlatform, 'db' | 'audit'> {
  passwords: PasswordHasher;
  limits: SignInLimits;
  knownDevices: KnownDevices;
  passFirstFactor: PassFirstFactor;
}

const byPassword = { method: 'password', provider: '' } as const;

type Credentials = Pick<InputOf<typeof checkLogin>, 'username' | 'password' | 'channel'>;

/** The service of signing in (spec 01 §4). */
export function createSignInService(dependencies: SignInDependencies) {
  const { db, audit, passwords, limits, knownDevices, passFirstFactor } = dependencies;

  return {
    /** Checks user and password. @throws AppError `wrong-credentials`, whichever of the two is wrong. */
    checkPassword: async (caller: Caller, credentials: Credentials): Promise<FirstFactorOutcome> => {
      const user = await findByPassword(caller, credentials);
      return passFirstFactor(caller, { user, channel: credentials.channel, by: byPassword });
    },
  };

  async function findByPassword(
    caller: Caller,
    { username: typed, password }: Credentials,
  ): Promise<UserRecord> {
    const user = await findUserByNameOrEmail(db, typed);
    // Name and address of one person are tried together.
    const username = user?.username ?? typed;
    const knownDevice = await knownDevices.find(user?.id, caller.device);
    const lane = knownDevice ? 'known' : 'anybody';
    passwords.requireRoom(lane);
    await limits.countPasswordTry({ username, knownDevice }, caller.ip);
    const isRight = await passwords.verify(user?.passwordHash, password, lane);
    if (!user || !isRight) {
      await recordFailure(caller, user);
      throw new AppError('wrong-credentials');
    }
    await limits.forgetPasswordTries({ username, knownDevice });
    return user;
  }

  function recordFailure(from: Caller, user: UserRecord | undefined): Promise<void> {
    const event = { from, action: 'sign-in.failed' as const };
    return db.transaction((tx) =>
      user
        ? recordUserEvent(audit, tx, {
            ...event,
            userId: user.id,
            actor: null,
            outcome: 'refused',
            data: { reason: 'password' },
          })
        : recordStrangerEvent(audit, tx, { ...event, data: { reason: 'unknown-user' } }),
    );
  }
}
