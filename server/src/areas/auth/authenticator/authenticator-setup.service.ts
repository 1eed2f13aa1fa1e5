import { randomUUID } from 'node:crypto';
import {
  showRecoveryCode,
  type AuthenticatorSetup,
  type startAuthenticatorSetup,
} from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import type { RowProofs } from '../../../platform/secrets/row-proofs.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { qrImage } from '../../../platform/qr/qr-image.ts';
import type { SessionRecord } from '../../../platform/sessions/session.ts';
import type { CodeLimits } from '../../../platform/codes/code-limits.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import type { StrongSignIn } from '../strong-sign-in/strong-sign-in.service.ts';
import { findUser } from '../users/users.repository.ts';
import { keyPlace } from './authenticator-check.ts';
import type { NotifyAuthenticatorEvent } from './authenticator-notices.ts';
import type { AuthenticatorDraft } from './authenticator.schema.ts';
import { endedSetup, wrongCode } from './authenticator.texts.ts';
import {
  deleteDraft,
  deleteDraftsBefore,
  findAuthenticator,
  findDraft,
  saveAuthenticator,
  saveDraft,
} from './authenticators.repository.ts';
import { recoveryCodeFacts } from './recovery-code-facts.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import { replaceRecoveryCodes } from './recovery-codes.repository.ts';
import { appAddress, newKey, stepOf } from './time-code.ts';

interface AuthenticatorSetupDependencies extends Pick<
  AuthPlatform,
  'db' | 'clock' | 'secretBox' | 'rowProofs' | 'codes'
> {
  limits: CodeLimits;
  notify: NotifyAuthenticatorEvent;
  readonly strongSignIn: Pick<StrongSignIn, 'endAllowed'>;
  /** Name of the product: under it the app shows the key. */
  product: string;
}

/** What can be done to put a key into an app. */
export type AuthenticatorSetups = ReturnType<typeof createAuthenticatorSetupService>;

const draftLifetime = 15 * 60_000;
const nothingToSetUp: AuthenticatorSetup = {
  showsQr: false,
  qrImage: '',
  key: '',
  appAddress: '',
  challenge: null,
  needsMailCode: false,
};

/** Issues new recovery codes to somebody, in place of those of now. @returns them as they are shown, this once. */
export async function issueRecoveryCodes(
  executor: Executor,
  userId: string,
  rowProofs: RowProofs,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const rows = codes.map((code) => {
    const codeHash = hashRecoveryCode(userId, code);
    return { codeHash, proof: rowProofs.of('recovery-code', recoveryCodeFacts({ userId, codeHash })) };
  });
  await replaceRecoveryCodes(executor, userId, rows);
  return codes.map(showRecoveryCode);
}

/** The service that sets authenticator apps up (spec 01 §4). */
export function createAuthenticatorSetupService(dependencies: AuthenticatorSetupDependencies) {
  const { db, clock, secretBox, rowProofs, codes, limits, notify, strongSignIn, product } = dependencies;

  return {
    /** Begins for who has no app yet; asks for a code by mail before it shows a key. */
    begin: async (
      { session }: SignedInCaller,
      { challenge }: InputOf<typeof startAuthenticatorSetup>,
    ): Promise<AuthenticatorSetup> => {
      if (await findAuthenticator(db, session.userId)) return nothingToSetUp;
      const known = await draftOf(session);
      if (known) return present(known);
      if (!challenge) return { ...nothingToSetUp, showsQr: true, needsMailCode: true };
      const { id: sessionId } = session;
      const passed = { challenge, purpose: 'authenticator', subject: sessionId, sessionId } as const;
      const draft = await db.transaction(async (tx) => {
        await codes.consume(tx, passed);
        return createDraft(tx, session);
      });
      return present(draft);
    },

    /** Begins with a new key for who has proved who they are. */
    beginAnew: async ({ session }: SignedInCaller): Promise<AuthenticatorSetup> =>
      present(await createDraft(db, session)),

    /** Ends a setup by a code of the new app. @returns the recovery codes, this once. */
    finish: async (
      caller: SignedInCaller,
      { challenge, code }: { challenge: string; code: string },
    ): Promise<string[]> => {
      const { session, ip } = caller;
      const { userId } = session;
      await limits.countTry(session, ip);
      const draft = await draftOf(session);
      if (draft?.id !== challenge) throw new AppError('code-expired', { text: endedSetup });
      const { sealedKey } = draft;
      const lastStep = stepOf(secretBox.open(sealedKey, keyPlace(userId)), code, clock.now());
      if (lastStep === undefined) throw new AppError('wrong-code', { text: wrongCode });
      return db.transaction(async (tx) => {
        const old = await findAuthenticator(tx, userId);
        if (old && session.kind === 'pending') throw new AppError('forbidden');
        if (!(await deleteDraft(tx, draft.id))) throw new AppError('code-expired', { text: endedSetup });
        await saveAuthenticator(tx, { userId, sealedKey, lastStep, enabledAt: clock.now() });
        await notify(tx, caller, { name: old ? 'replaced' : 'enabled' });
        await strongSignIn.endAllowed(tx, userId, caller);
        return issueRecoveryCodes(tx, userId, rowProofs);
      });
    },

    /** Deletes keys that nobody put into an app. */
    clean: (): Promise<void> => deleteDraftsBefore(db, youngest()),
  };

  function youngest(): Date {
    return new Date(clock.now().getTime() - draftLifetime);
  }

  function draftOf({ userId, id }: SessionRecord): Promise<AuthenticatorDraft | undefined> {
    return findDraft(db, { userId, sessionId: id, madeAfter: youngest() });
  }

  async function createDraft(executor: Executor, session: SessionRecord): Promise<AuthenticatorDraft> {
    const { userId, id: sessionId } = session;
    const sealedKey = secretBox.seal(newKey(), keyPlace(userId));
    const draft = { id: randomUUID(), userId, sessionId, sealedKey, createdAt: clock.now() };
    await saveDraft(executor, draft);
    return draft;
  }

  async function present({ id, userId, sealedKey }: AuthenticatorDraft): Promise<AuthenticatorSetup> {
    const label = (await findUser(db, userId))?.username ?? '';
    const key = secretBox.open(sealedKey, keyPlace(userId));
    const address = appAddress({ key, issuer: product, label });
    const shown = { showsQr: true, qrImage: qrImage(address), key, appAddress: address, challenge: id };
    return { ...nothingToSetUp, ...shown };
  }
}
