import type { LoginChannel } from 'shared-api/contracts/auth';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { KnownDevices } from '../devices/known-devices.service.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { FirstFactorOutcome, PassFirstFactor } from './first-factor.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUserByUsername } from '../users/users.repository.ts';

interface SignInDependencies extends Pick<AuthPlatform, 'db'> {
  passwords: PasswordHasher;
  limits: SignInLimits;
  knownDevices: KnownDevices;
  passFirstFactor: PassFirstFactor;
}

interface Credentials {
  username: string;
  password: string;
  channel: LoginChannel;
}

/** The service of signing in (spec 01 §4). */
export function createSignIn(dependencies: SignInDependencies) {
  const { db, passwords, limits, knownDevices, passFirstFactor } = dependencies;

  async function findByPassword({ username, password }: Credentials, caller: Caller): Promise<UserRecord> {
    const user = await findUserByUsername(db, username);
    const knownDevice = await knownDevices.find(user?.id, caller.device);
    await limits.countPasswordTry({ username, knownDevice }, caller.ip);
    const isRight = await passwords.verify(user?.passwordHash, password);
    if (!user || !isRight) throw new AppError('wrong-credentials');
    await limits.forgetPasswordTries({ username, knownDevice });
    return user;
  }

  return {
    /** Checks user and password. @throws AppError `wrong-credentials`, whichever of the two is wrong. */
    checkPassword: async (credentials: Credentials, caller: Caller): Promise<FirstFactorOutcome> => {
      const user = await findByPassword(credentials, caller);
      return passFirstFactor(user, credentials.channel, caller);
    },
  };
}
