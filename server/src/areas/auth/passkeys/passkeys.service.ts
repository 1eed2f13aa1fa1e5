import {
  maxPasskeys,
  newPasskeyOptions,
  type addPasskey,
  type getNewPasskeyOptions,
  type Passkey,
  type removePasskey,
  type renamePasskey,
} from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import type { z } from 'zod';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { newSecret } from '../../../platform/ids.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { OwnPassword } from '../passwords/own-password.ts';
import { createPasswordProof } from '../profile/password-proof.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import type { StrongDemands } from '../strong-sign-in/strong-demand.ts';
import type { StrongSignIn } from '../strong-sign-in/strong-sign-in.service.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findUser } from '../users/users.repository.ts';
import { challengeForMs, type PasskeyChallenges } from './passkey-challenges.ts';
import type { PasskeyLimits } from './passkey-limits.ts';
import type { NotifyPasskeyChange } from './passkey-notices.ts';
import type { PasskeyRecord } from './passkey.schema.ts';
import {
  deleteOwnPasskey,
  insertPasskey,
  listPasskeys,
  lockPasskeys,
  renameOwnPasskey,
} from './passkeys.repository.ts';
import { noPasskeysHere, passkeyNeedsPassword, passkeyNotKept, tooManyPasskeys } from './passkeys.texts.ts';
import type { RelyingParty } from './relying-party.ts';
import { loadWebAuthn } from './web-authn.ts';

interface PasskeysDependencies extends Pick<AuthPlatform, 'db' | 'clock' | 'audit' | 'product'> {
  challenges: PasskeyChallenges;
  limits: PasskeyLimits;
  notify: NotifyPasskeyChange;
  ownPassword: OwnPassword;
  relyingParty: RelyingParty | undefined;
  readonly demands: StrongDemands;
  readonly strongSignIn: Pick<StrongSignIn, 'endAllowed'>;
}

type NewCredential = InputOf<typeof addPasskey>['credential'];

/** The service of one's own passkeys: add, list, rename, remove. */
export function createPasskeyService(dependencies: PasskeysDependencies) {
  const { db, clock, audit, challenges, limits, notify, relyingParty, product } = dependencies;
  const { demands, strongSignIn } = dependencies;
  const requirePassword = createPasswordProof(dependencies);

  return {
    /** The caller's passkeys, and whether this address can have any. */
    list: async ({ session: { userId } }: SignedInCaller) => ({
      isAvailable: relyingParty !== undefined,
      passkeys: (await listPasskeys(db, userId)).map(present),
    }),

    /** What the browser needs to make a passkey. @throws AppError `forbidden`, `invalid-input`, `conflict` or `unavailable` */
    begin: async (
      caller: SignedInCaller,
      { password }: InputOf<typeof getNewPasskeyOptions>,
    ): Promise<z.output<typeof newPasskeyOptions>> => {
      const { session } = caller;
      const user = await getOwner(session);
      if (!relyingParty) throw new AppError('unavailable', { text: noPasskeysHere });
      await requirePassword(caller, { password, needed: passkeyNeedsPassword });
      await limits.countMade(user.id);
      const own = await listWithRoom(db, user.id);
      const userHandle = own[0]?.userHandle ?? newSecret();
      const challenge = await challenges.issue({ sessionId: session.id }, userHandle);
      const { generateRegistrationOptions } = await loadWebAuthn();
      const options = await generateRegistrationOptions({
        rpName: product.name,
        rpID: relyingParty.id,
        userName: user.username,
        userDisplayName: fullNameOf(user),
        userID: bytesOf(userHandle),
        challenge: bytesOf(challenge),
        timeout: challengeForMs,
        attestationType: 'none',
        excludeCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return newPasskeyOptions.parse(options);
    },

    /** Keeps a passkey that the browser has made. @throws AppError `invalid-input`, or `conflict` when there are too many */
    add: async (caller: SignedInCaller, { name, credential }: InputOf<typeof addPasskey>): Promise<void> => {
      const { session } = caller;
      const user = await getOwner(session);
      const info = await verify(session, credential).catch((cause: unknown) => {
        throw notKept(cause);
      });
      if (!info) throw notKept();
      await db.transaction(async (tx) => {
        await lockPasskeys(tx, user.id);
        await listWithRoom(tx, user.id);
        const isNew = await insertPasskey(tx, {
          userId: user.id,
          userHandle: info.userHandle,
          credentialId: info.credential.id,
          publicKey: Buffer.from(info.credential.publicKey).toString('base64url'),
          counter: info.credential.counter,
          transports: credential.response.transports ?? [],
          isSynced: info.credentialBackedUp,
          name,
          createdAt: clock.now(),
        });
        if (!isNew) throw notKept();
        await notify(tx, user, { from: caller, change: 'added', passkey: name });
        await strongSignIn.endAllowed(tx, user.id, caller);
      });
    },

    /** Names one of the caller's passkeys anew. @throws AppError `not-found` */
    rename: async (caller: SignedInCaller, { id, name }: InputOf<typeof renamePasskey>): Promise<void> => {
      const { userId } = caller.session;
      await db.transaction(async (tx) => {
        if (!(await renameOwnPasskey(tx, { id, userId }, name))) throw new AppError('not-found');
        const event = { userId, from: caller, action: 'passkey.renamed' as const, data: { id, to: name } };
        await recordUserEvent(audit, tx, event);
      });
    },

    /** Removes one of the caller's passkeys. @throws AppError `not-found` */
    remove: async (caller: SignedInCaller, { id }: InputOf<typeof removePasskey>): Promise<void> => {
      const user = await getOwner(caller.session);
      await db.transaction(async (tx) => {
        await lockPasskeys(tx, user.id);
        const passkeysGoing = (await listPasskeys(tx, user.id)).every((passkey) => passkey.id === id);
        await demands.requireOther(tx, user, { isAppGoing: false, passkeysGoing });
        const removed = await deleteOwnPasskey(tx, { id, userId: user.id });
        if (!removed) throw new AppError('not-found');
        await notify(tx, user, { from: caller, change: 'removed', passkey: removed.name });
      });
    },
  };

  async function getOwner({ userId }: SessionRecord): Promise<UserRecord> {
    const user = await findUser(db, userId);
    if (!user?.passwordChangedAt) throw new AppError('forbidden');
    return user;
  }

  async function listWithRoom(executor: Executor, userId: string): Promise<PasskeyRecord[]> {
    const own = await listPasskeys(executor, userId);
    if (own.length < maxPasskeys) return own;
    throw new AppError('conflict', { text: tooManyPasskeys, details: { most: maxPasskeys } });
  }

  /** What a new passkey says of itself, if it answers a challenge that this session was given. */
  async function verify(session: SessionRecord, response: NewCredential) {
    const { clientDataJSON } = response.response;
    const signed = await challenges.consume({ sessionId: session.id }, clientDataJSON);
    if (!signed || !relyingParty) return undefined;
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as never,
      expectedChallenge: signed.challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
    });
    return registrationInfo && { ...registrationInfo, userHandle: signed.userHandle };
  }
}

const notKept = (cause?: unknown) => new AppError('invalid-input', { text: passkeyNotKept, cause });
const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'));

function present({ id, name, createdAt, lastUsedAt, isSynced }: PasskeyRecord): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isSynced,
  };
}
