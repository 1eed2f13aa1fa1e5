import type { LoginChannel, LoginType, SignedInUser } from 'shared-api/contracts/auth';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller, SignedInCaller } from '../../../platform/http/caller.ts';
import type { OpenedSession, Sessions } from '../../../platform/sessions/sessions.service.ts';
import type { Codes } from '../codes/codes.service.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import type { FinishSignIn } from './finish-sign-in.ts';
import { maskedDestination } from '../codes/masked-destination.ts';
import { phoneOf } from '../users/user-phone.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUserByUsername } from '../users/users.repository.ts';

interface SignInDependencies {
  db: Database;
  sessions: Sessions;
  codes: Codes;
  passwords: PasswordHasher;
  limits: SignInLimits;
  finishSignIn: FinishSignIn;
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
  /** The number to which a code by SMS goes, as it may be shown; empty for the other channels. */
  readonly maskedMobile: string;
  readonly prefix: string;
  readonly user: SignedInUser | null;
  readonly opened: OpenedSession | null;
}

/** What can be done to sign in. */
export type SignIn = ReturnType<typeof createSignIn>;

/** The service of signing in (spec 01 §4). */
export function createSignIn(dependencies: SignInDependencies) {
  const { db, sessions, codes, passwords, limits, finishSignIn } = dependencies;

  const waitForCode = (userId: string, { session: replaces, ip, userAgent }: Caller) =>
    db.transaction((transaction) =>
      sessions.open(transaction, { kind: 'pending', userId, ip, userAgent, replaces }),
    );

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
      const user = await findByPassword(credentials, caller.ip);
      if (!user.isProductEnabled) return { ...nothing, isProductEnabled: false };
      if (user.secondFactor === 'none') return { ...nothing, ...(await finishSignIn(user.id, caller)) };
      const factor = factorOf(user, credentials.channel);
      if (factor.loginType === 'SMS_ERR_TEL_NUMBER') return { ...nothing, ...factor };
      return { ...nothing, ...factor, opened: await waitForCode(user.id, caller) };
    },

    /** Checks a code; the one of a login turns the pending session into a new one. */
    enterCode: async (
      entered: { challenge: string; code: string },
      caller: SignedInCaller,
    ): Promise<Pick<PasswordOutcome, 'user' | 'opened'>> => {
      const { purpose } = await codes.verify(caller, entered);
      if (purpose !== 'login') return { user: null, opened: null };
      return finishSignIn(caller.session.userId, caller);
    },
  };
}

const nothing: PasswordOutcome = {
  isProductEnabled: true,
  loginType: '',
  maskedMobile: '',
  prefix: '',
  user: null,
  opened: null,
};

/** What the chosen channel asks for (spec 01 §4). */
function factorOf(
  user: UserRecord,
  channel: LoginChannel,
): Pick<PasswordOutcome, 'loginType'> & Partial<PasswordOutcome> {
  if (channel === 'MAIL') return { loginType: 'OTP' };
  if (channel === 'AUTH') return { loginType: 'Authenticator' };
  const phone = phoneOf(user);
  if (!phone) return { loginType: 'SMS_ERR_TEL_NUMBER' };
  const maskedMobile = maskedDestination({ channel: 'sms', to: phone.mobile });
  return { loginType: 'SMS', maskedMobile, prefix: phone.prefix };
}
