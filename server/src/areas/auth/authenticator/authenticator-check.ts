import { isTimeCode, readRecoveryCode } from 'shared-api/contracts/auth';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { CodeLimits } from '../../../platform/codes/code-limits.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { NotifyAuthenticatorEvent } from './authenticator-notices.ts';
import { lockedAuthenticator, usedCode, wrongCode } from './authenticator.texts.ts';
import { countTry, findAuthenticator, forgetTries, consumeStep } from './authenticators.repository.ts';
import type { RecoveryCodeRecord } from './authenticator.schema.ts';
import { recoveryCodeFacts } from './recovery-code-facts.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { countRecoveryCodes, useRecoveryCode } from './recovery-codes.repository.ts';
import { stepOf } from './time-code.ts';

interface AuthenticatorCheckDependencies extends Pick<
  AuthPlatform,
  'db' | 'clock' | 'secretBox' | 'rowProofs'
> {
  limits: CodeLimits;
  notify: NotifyAuthenticatorEvent;
}

/** Wrong codes in a row after which no code of the app counts any more: three codes of a million are right at any moment. */
export const maxWrongCodes = 50;
/** Wrong codes in a row after which the person is warned. */
const warnAfter = 10;

/** Checks a code of somebody's app, or a recovery code, and uses it up. */
export type AuthenticatorCheck = ReturnType<typeof createAuthenticatorCheck>;

/** For what a key is sealed. */
export function keyPlace(userId: string): string {
  return `auth.authenticator:${userId}`;
}

/** Makes the check of authenticator codes. Never use it in a transaction that may roll back: the try would not count. */
export function createAuthenticatorCheck(dependencies: AuthenticatorCheckDependencies) {
  const { db, clock, secretBox, rowProofs, limits, notify } = dependencies;

  /** @throws AppError `wrong-code` with the reason in words, or `too-many-requests`. */
  return async (caller: SignedInCaller, typed: string): Promise<void> => {
    const { session, ip } = caller;
    const { userId } = session;
    await limits.countTry(session, ip);
    const recoveryCode = isTimeCode(typed) ? undefined : readRecoveryCode(typed);
    if (recoveryCode) await consumeRecoveryCode(caller, recoveryCode);
    else await consumeTimeCode(caller, typed);
    await limits.forget(userId);
  };

  async function consumeTimeCode(caller: SignedInCaller, code: string): Promise<void> {
    const { userId } = caller.session;
    const authenticator = await countTry(db, userId, maxWrongCodes);
    if (!authenticator) throw await noMoreTries(userId);
    const { sealedKey, tries } = authenticator;
    const step = stepOf(secretBox.open(sealedKey, keyPlace(userId)), code, clock.now());
    if (step === undefined) {
      if (tries === warnAfter) await db.transaction((tx) => notify(tx, caller, { name: 'wrong-codes' }));
      throw new AppError('wrong-code', { text: wrongCode });
    }
    const isConsumed = await consumeStep(db, { userId, sealedKey, step });
    if (!isConsumed) throw new AppError('wrong-code', { text: usedCode });
  }

  async function noMoreTries(userId: string): Promise<AppError> {
    const isLocked = (await findAuthenticator(db, userId)) !== undefined;
    return new AppError('wrong-code', { text: isLocked ? lockedAuthenticator : wrongCode });
  }

  async function consumeRecoveryCode(caller: SignedInCaller, code: string): Promise<void> {
    const { userId } = caller.session;
    const codeHash = hashRecoveryCode(userId, code);
    const isOurs = (row: RecoveryCodeRecord) =>
      rowProofs.holds(row.proof, 'recovery-code', recoveryCodeFacts(row));
    await db.transaction(async (tx) => {
      if (!(await useRecoveryCode(tx, { userId, codeHash, isOurs, now: clock.now() })))
        throw new AppError('wrong-code', { text: wrongCode });
      await forgetTries(tx, userId);
      const left = await countRecoveryCodes(tx, userId);
      await notify(tx, caller, { name: 'recovery-code-used', left });
    });
  }
}
