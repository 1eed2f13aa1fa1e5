import type { checkLoginPasskey, passkeyLoginOptions } from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import type { z } from 'zod';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { requireOtherWay } from '../company-sign-in/only-way.ts';
import { pendingWay, type FinishSignIn } from '../sign-in/finish-sign-in.ts';
import { nothingDue, type FirstFactorOutcome } from '../sign-in/first-factor.ts';
import { recordStrangerEvent, recordUserEvent } from '../users/user-audit.ts';
import { findUser } from '../users/users.repository.ts';
import { challengeForMs, type PasskeyChallenges } from './passkey-challenges.ts';
import type { PasskeyLimits } from './passkey-limits.ts';
import type { PasskeyRecord } from './passkey.schema.ts';
import { findPasskey, recordPasskeyUse } from './passkeys.repository.ts';
import { noPasskeysHere, passkeyOfOther, passkeyRefused } from './passkeys.texts.ts';
import type { RelyingParty } from './relying-party.ts';
import { loadWebAuthn } from './web-authn.ts';

interface PasskeyLoginDependencies extends Pick<AuthPlatform, 'db' | 'clock' | 'audit'> {
  challenges: PasskeyChallenges;
  limits: PasskeyLimits;
  finishSignIn: FinishSignIn;
  relyingParty: RelyingParty | undefined;
}

type Entry = InputOf<typeof checkLoginPasskey>;
type Assertion = Entry['credential'];

/** The service of signing in by passkey. It counts as both factors: the device was held, and unlocked by its person. */
export function createPasskeyLoginService(dependencies: PasskeyLoginDependencies) {
  const { db, clock, audit, challenges, limits, finishSignIn, relyingParty } = dependencies;

  return {
    /** What the browser needs to ask for a passkey: any of this installation's that it has. */
    begin: async ({ ip }: Caller): Promise<z.output<typeof passkeyLoginOptions>> => {
      if (!relyingParty) throw new AppError('unavailable', { text: noPasskeysHere });
      await limits.countBegun(ip);
      const challenge = await challenges.issue('sign-in');
      return { challenge, rpId: relyingParty.id, timeout: challengeForMs, userVerification: 'required' };
    },

    /**
     * Signs in the person of a passkey that signed a challenge of ours, or goes on with the sign-in of theirs that waits for a second factor.
     * @throws AppError `wrong-credentials`, `other-person`, `not-signed-in` where none waits
     */
    enter: async (caller: Caller, { credential, isFactor, ...given }: Entry): Promise<FirstFactorOutcome> => {
      await limits.countTry(caller.ip);
      const waiting = isFactor ? pendingWay(caller, 'passkey') : null;
      if (isFactor && waiting?.method !== 'company') throw new AppError('not-signed-in');
      const wanted = isFactor ? caller.session?.userId : given.userId;
      const { passkey, info } = await check(caller, credential);
      if (wanted !== undefined && wanted !== passkey.userId)
        throw new AppError('other-person', { text: passkeyOfOther });
      const { id, userId } = passkey;
      const user = await findUser(db, userId);
      if (!user) throw refused();
      if (!waiting) await requireOtherWay(db, user);
      await db.transaction(async (tx) => {
        const { newCounter: counter, credentialBackedUp: isSynced } = info;
        await recordPasskeyUse(tx, id, { counter, isSynced, lastUsedAt: clock.now() });
        await recordUserEvent(audit, tx, { userId, from: caller, action: 'passkey.used', data: { id } });
      });
      if (!user.isProductEnabled) return { ...nothingDue, isProductEnabled: false };
      const by = waiting ?? { method: 'passkey', provider: '' };
      return { ...nothingDue, ...(await finishSignIn(caller, userId, by)) };
    },
  };

  async function verify(passkey: PasskeyRecord, response: Assertion, expectedChallenge: string) {
    if (!relyingParty) return undefined;
    const { verifyAuthenticationResponse } = await loadWebAuthn();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as never,
      expectedChallenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        // One that is kept on several devices has no counter that they share.
        counter: passkey.isSynced ? 0 : passkey.counter,
      },
    });
    return verified ? authenticationInfo : undefined;
  }

  /** The passkey that signed, with what it says of itself. @throws AppError `wrong-credentials`, whatever is wrong. */
  async function check(caller: Caller, response: Assertion) {
    const { clientDataJSON, userHandle } = response.response;
    const signed = await challenges.consume('sign-in', clientDataJSON);
    const passkey = await findPasskey(db, response.id);
    const isOwn = userHandle === undefined || userHandle === passkey?.userHandle;
    if (!signed || !passkey || !isOwn) {
      await recordRefusal(caller, passkey);
      throw refused();
    }
    const verifying = verify(passkey, response, signed.challenge);
    const info = await verifying.catch(async (cause: unknown) => {
      await recordRefusal(caller, passkey);
      throw refused(cause);
    });
    if (info) return { passkey, info };
    await recordRefusal(caller, passkey);
    throw refused();
  }

  function recordRefusal(from: Caller, passkey: PasskeyRecord | undefined): Promise<void> {
    const event = { from, action: 'sign-in.failed' as const, data: { reason: 'passkey' } };
    return db.transaction((tx) =>
      passkey
        ? recordUserEvent(audit, tx, { ...event, userId: passkey.userId, actor: null, outcome: 'refused' })
        : recordStrangerEvent(audit, tx, event),
    );
  }
}

const refused = (cause?: unknown) => new AppError('wrong-credentials', { text: passkeyRefused, cause });
