import {
  isWorkingChannel,
  type LoginChannel,
  type LoginType,
  type SignedInUser,
} from 'shared-api/contracts/auth';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Caller, SignedInCaller } from '../../platform/http/caller.ts';
import type { SessionKind } from '../../platform/sessions/session.ts';
import type { OpenedSession, Sessions } from '../../platform/sessions/sessions.service.ts';
import type { Directory } from '../directory/directory.service.ts';
import type { Codes } from './codes.service.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { channelNotReady } from './sign-in.texts.ts';
import { describeSignedIn } from './signed-in-user.ts';
import type { UserRecord } from './user.schema.ts';
import { findUser, findUserByUsername } from './users.repository.ts';

interface SignInDependencies {
  db: Database;
  sessions: Sessions;
  directory: Directory;
  codes: Codes;
  passwords: PasswordHasher;
  limits: SignInLimits;
  productId: string;
}

interface Credentials {
  username: string;
  password: string;
  channel: LoginChannel;
}

/** What the password led to: nothing (product not enabled), a pending session, or a session. */
export interface PasswordOutcome {
  readonly isProductEnabled: boolean;
  readonly loginType: LoginType;
  readonly user: SignedInUser | null;
  readonly opened: OpenedSession | null;
}

/** What can be done to sign in. */
export type SignIn = ReturnType<typeof createSignIn>;

/** The service of signing in (spec 01 §4). */
export function createSignIn(dependencies: SignInDependencies) {
  const { db, sessions, directory, codes, passwords, limits, productId } = dependencies;

  const open = (kind: SessionKind, userId: string, { session: replaces, ip, userAgent }: Caller) =>
    db.transaction((transaction) => sessions.open(transaction, { kind, userId, ip, userAgent, replaces }));
  const describe = (user: UserRecord) => describeSignedIn(db, { user, directory, productId });

  async function findByPassword({ username, password }: Credentials, ip: string): Promise<UserRecord> {
    await limits.countPasswordTry(username, ip);
    const user = await findUserByUsername(db, username);
    const isRight = await passwords.verify(user?.passwordHash, password);
    if (!user || !isRight) throw new AppError('wrong-credentials');
    await limits.forgetPasswordTries(username);
    return user;
  }

  return {
    /** Checks user and password. @throws AppError `wrong-credentials`, whichever of the two is wrong. */
    checkPassword: async (credentials: Credentials, caller: Caller): Promise<PasswordOutcome> => {
      if (!isWorkingChannel(credentials.channel))
        throw new AppError('invalid-input', { text: channelNotReady });
      const user = await findByPassword(credentials, caller.ip);
      if (!user.isProductEnabled) return { isProductEnabled: false, loginType: '', user: null, opened: null };
      if (user.secondFactor === 'none') {
        const opened = await open('staff', user.id, caller);
        return { isProductEnabled: true, loginType: '', user: await describe(user), opened };
      }
      const opened = await open('pending', user.id, caller);
      return { isProductEnabled: true, loginType: 'OTP', user: null, opened };
    },

    /** Checks a code; the one of a login turns the pending session into a new one. */
    enterCode: async (
      entered: { challenge: string; code: string },
      caller: SignedInCaller,
    ): Promise<Pick<PasswordOutcome, 'user' | 'opened'>> => {
      const { purpose } = await codes.verify(caller, entered);
      if (purpose !== 'login') return { user: null, opened: null };
      const user = await findUser(db, caller.session.userId);
      if (!user) throw new AppError('not-signed-in');
      return { user: await describe(user), opened: await open('staff', user.id, caller) };
    },
  };
}
