import {
  isTimeCode,
  type AuthenticatorProof,
  type AuthenticatorSetup,
  type SignedInUser,
  type startAuthenticatorSetup,
  type verifyAuthenticator,
} from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { OpenedSession } from '../../../platform/sessions/sessions.service.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { pendingWay, type FinishSignIn } from '../sign-in/finish-sign-in.ts';
import { maxWrongCodes, type AuthenticatorCheck } from './authenticator-check.ts';
import type { NotifyAuthenticatorEvent } from './authenticator-notices.ts';
import { issueRecoveryCodes, type AuthenticatorSetups } from './authenticator-setup.service.ts';
import { lockUser } from '../profile/profile.repository.ts';
import type { StrongDemands } from '../strong-sign-in/strong-demand.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import { deleteAuthenticator, findAuthenticator } from './authenticators.repository.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.repository.ts';

interface AuthenticatorsDependencies extends Pick<AuthPlatform, 'db' | 'audit' | 'rowProofs' | 'codes'> {
  check: AuthenticatorCheck;
  setups: AuthenticatorSetups;
  notify: NotifyAuthenticatorEvent;
  finishSignIn: FinishSignIn;
  readonly demands: StrongDemands;
}

/** How it stands with somebody's app. */
interface AuthenticatorState {
  readonly enabledAt: string | null;
  readonly isLocked: boolean;
  readonly recoveryCodesLeft: number;
}

/** What an entered code led to. */
interface Entered {
  readonly user: SignedInUser | null;
  readonly opened: OpenedSession | null;
  readonly recoveryCodes: string[];
}

/** The service of authenticator apps (spec 01 §4 and §5): signing in with one, and what a person does with their own. */
export function createAuthenticatorService(dependencies: AuthenticatorsDependencies) {
  const { db, audit, rowProofs, codes, check, setups, notify, finishSignIn, demands } = dependencies;

  return {
    /** Begins with the app, while signing in or later. */
    begin: async (
      caller: SignedInCaller,
      input: InputOf<typeof startAuthenticatorSetup>,
    ): Promise<AuthenticatorSetup> => {
      if (caller.session.kind === 'guest') throw new AppError('forbidden');
      return setups.begin(caller, input);
    },

    /** Checks a code: it ends a setup, a sign-in, or both. */
    enter: async (
      caller: SignedInCaller,
      { code, challenge }: InputOf<typeof verifyAuthenticator>,
    ): Promise<Entered> => {
      const { kind, userId } = caller.session;
      if (kind === 'guest' || (kind === 'staff' && !challenge)) throw new AppError('forbidden');
      const recoveryCodes = challenge ? await noting(caller, setups.finish(caller, { code, challenge })) : [];
      if (!challenge) await noting(caller, check(caller, code));
      if (kind === 'staff') return { user: null, opened: null, recoveryCodes };
      const factor = isTimeCode(code) ? 'app' : 'recovery-code';
      return { ...(await finishSignIn(caller, userId, pendingWay(caller, factor))), recoveryCodes };
    },

    /** How it stands with the caller's app. */
    describe: async ({ session: { userId } }: SignedInCaller): Promise<AuthenticatorState> => {
      const authenticator = await findAuthenticator(db, userId);
      return {
        enabledAt: authenticator?.enabledAt.toISOString() ?? null,
        isLocked: (authenticator?.tries ?? 0) >= maxWrongCodes,
        recoveryCodesLeft: await countRecoveryCodes(db, userId),
      };
    },

    /** Begins with a new key; the app of now counts until the new one has shown a code. */
    replace: async (caller: SignedInCaller, proof: AuthenticatorProof): Promise<AuthenticatorSetup> => {
      await prove(caller, proof);
      return setups.beginAnew(caller);
    },

    /** Switches the app off. */
    switchOff: async (caller: SignedInCaller, proof: AuthenticatorProof): Promise<void> => {
      await prove(caller, proof);
      const { userId } = caller.session;
      await db.transaction(async (tx) => {
        const user = await lockUser(tx, userId);
        if (user) await demands.requireOther(tx, user, { isAppGoing: true, passkeysGoing: false });
        if (!(await deleteAuthenticator(tx, userId))) throw new AppError('not-found');
        await replaceRecoveryCodes(tx, userId, []);
        await notify(tx, caller, { name: 'disabled' });
      });
    },

    /** Makes new recovery codes. @returns them, this once. */
    renewRecoveryCodes: async (caller: SignedInCaller, proof: AuthenticatorProof): Promise<string[]> => {
      await prove(caller, proof);
      const { userId } = caller.session;
      return db.transaction(async (tx) => {
        await notify(tx, caller, { name: 'recovery-codes-renewed' });
        return issueRecoveryCodes(tx, userId, rowProofs);
      });
    },
  };

  /** Who changes their app proves who they are: by the app, a recovery code, or a code by mail. */
  async function prove(caller: SignedInCaller, { code, challenge }: AuthenticatorProof): Promise<void> {
    const { id: sessionId, userId } = caller.session;
    if (!(await findAuthenticator(db, userId))) throw new AppError('not-found');
    if (code) return noting(caller, check(caller, code));
    const purpose = 'authenticator';
    await codes.consume(db, { challenge: challenge ?? '', purpose, subject: sessionId, sessionId });
  }

  /** Has a wrong code of the app written down. */
  async function noting<Result>(caller: SignedInCaller, checking: Promise<Result>): Promise<Result> {
    try {
      return await checking;
    } catch (error) {
      if (error instanceof AppError && error.code === 'wrong-code') await recordWrongCode(caller);
      throw error;
    }
  }

  function recordWrongCode(caller: SignedInCaller): Promise<void> {
    const { userId, kind } = caller.session;
    const isSigningIn = kind === 'pending';
    const action = isSigningIn ? 'second-factor.failed' : 'authenticator.code-refused';
    const actor = isSigningIn ? null : userId;
    const event = { userId, from: caller, action, actor, outcome: 'refused' } as const;
    return db.transaction((tx) =>
      recordUserEvent(audit, tx, { ...event, data: { factor: 'authenticator' } }),
    );
  }
}
