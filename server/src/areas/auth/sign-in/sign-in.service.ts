import type { LoginChannel } from 'shared-api/contracts/auth';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller, SignedInCaller } from '../../../platform/http/caller.ts';
import type { Codes } from '../codes/codes.service.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { KnownDevices } from '../devices/known-devices.service.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { FinishSignIn } from './finish-sign-in.ts';
import type { FirstFactorOutcome, PassFirstFactor } from './first-factor.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUserByUsername } from '../users/users.repository.ts';

interface SignInDependencies {
  db: Database;
  codes: Codes;
  passwords: PasswordHasher;
  limits: SignInLimits;
  knownDevices: KnownDevices;
  finishSignIn: FinishSignIn;
  passFirstFactor: PassFirstFactor;
}

interface Credentials {
  username: string;
  password: string;
  channel: LoginChannel;
}

/** The service of signing in (spec 01 §4). */
export function createSignIn(dependencies: SignInDependencies) {
  const { db, codes, passwords, limits, knownDevices, finishSignIn, passFirstFactor } = dependencies;

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

    /** Checks a code; the one of a login turns the pending session into a new one. */
    enterCode: async (
      entered: { challenge: string; code: string },
      caller: SignedInCaller,
    ): Promise<Pick<FirstFactorOutcome, 'user' | 'opened'>> => {
      const { purpose } = await codes.verify(caller, entered);
      if (purpose !== 'login') return { user: null, opened: null };
      return finishSignIn(caller.session.userId, caller);
    },
  };
}
