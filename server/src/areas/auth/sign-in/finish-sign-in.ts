import type { SignedInUser } from 'shared-api/contracts/auth';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { SecondFactorGiven, SignedInBy } from '../../../platform/sessions/session.ts';
import type { OpenedSession } from '../../../platform/sessions/sessions.service.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { requireOtherWay } from '../company-sign-in/only-way.ts';
import type { WaitingLinks } from '../company-sign-in/waiting-links.ts';
import { noteFirstSignIn } from '../contacts/first-use.ts';
import type { KnownDevices } from '../devices/known-devices.service.ts';
import type { StrongSignIn } from '../strong-sign-in/strong-sign-in.service.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import { findUser } from '../users/users.repository.ts';
import { describeSignedIn } from './signed-in-user.ts';

/** Opens the session of a person who has given every factor. The one that they had until now ends. */
export type OpenStaffSession = ReturnType<typeof createOpenStaffSession>;

interface OpenStaffSessionDependencies extends Pick<
  AuthPlatform,
  'db' | 'clock' | 'sessions' | 'audit' | 'notedRows'
> {
  readonly knownDevices: KnownDevices;
  readonly strongSignIn: Pick<StrongSignIn, 'endAllowed'>;
  readonly waitingLinks: Pick<WaitingLinks, 'apply'>;
}

/**
 * Makes the last step of every way in. It asks for nothing: who calls it has checked the factors. `by` is the first of them; after a
 * second one it is known from the session that waited.
 */
export function createOpenStaffSession(dependencies: OpenStaffSessionDependencies) {
  const { db, sessions, audit, notedRows, knownDevices, strongSignIn, waitingLinks } = dependencies;
  return async (caller: Caller, userId: string, by = pendingWay(caller)) => {
    const user = await findUser(db, userId);
    if (!user?.isProductEnabled) throw new AppError('not-signed-in');
    if (by?.method !== 'company') await requireOtherWay(db, user);
    const { session: replaces, ip, userAgent } = caller;
    // Whoever writes the database may have come in by means of their own; the proof of what is signed says so (decision 129).
    const found = [...new Set([...(by?.strayed ?? []), ...(await notedRows.checkPerson(userId))])];
    const signedInBy = by && { ...by, strayed: found.length > 0 ? found : null };
    const { isFirst, opened } = await db.transaction(async (tx) => {
      await knownDevices.record(tx, user, caller);
      if (by?.waits) await waitingLinks.apply(tx, user, caller, by);
      const isFirst = await noteFirstSignIn(tx, dependencies, { userId, from: caller });
      // Who shows an app or a passkey has not lost it.
      if (isStrong(by)) await strongSignIn.endAllowed(tx, userId, caller);
      const opened = await sessions.open(tx, { kind: 'staff', userId, ip, userAgent, replaces, signedInBy });
      const data = { ...wayOf(signedInBy), session: opened.id };
      await recordUserEvent(audit, tx, { userId, from: caller, action: 'sign-in.passed', data });
      return { isFirst, opened };
    });
    // As it is now, so that this event explains no change that comes after it.
    if (isFirst || by?.waits) await notedRows.checkPerson(userId);
    return { user, opened };
  };
}

/** Somebody who is signed in: the user as the calls answer them, and the session for their cookie. */
interface FinishedSignIn {
  readonly user: SignedInUser;
  readonly opened: OpenedSession;
}

/** As `OpenStaffSession`, and describes the user for calls that answer them. */
export type FinishSignIn = ReturnType<typeof createFinishSignIn>;

interface FinishSignInDependencies extends Pick<AuthPlatform, 'db' | 'directory'> {
  readonly openStaffSession: OpenStaffSession;
  readonly productId: string;
}

/** Makes what signs in and describes. */
export function createFinishSignIn({ db, directory, openStaffSession, productId }: FinishSignInDependencies) {
  return async (...given: Parameters<OpenStaffSession>): Promise<FinishedSignIn> => {
    const { user, opened } = await openStaffSession(...given);
    return { user: await describeSignedIn(db, { user, directory, productId }), opened };
  };
}

/** By what somebody comes in who has given a second factor now. */
export function pendingWay({ session }: Caller, factor?: SecondFactorGiven | null): SignedInBy | null {
  const first = session?.kind === 'pending' ? session.signedInBy : undefined;
  return first ? { ...first, factor: factor ?? null } : null;
}

function isStrong(by: SignedInBy | null): boolean {
  const factor = by?.factor;
  return by?.method === 'passkey' || factor === 'app' || factor === 'recovery-code' || factor === 'passkey';
}

function wayOf(by: SignedInBy | null): Record<string, unknown> {
  if (!by) return {};
  return {
    method: by.method,
    ...(by.provider && { provider: by.provider }),
    ...(by.factor && { factor: by.factor }),
    ...(by.codeTo && { to: by.codeTo }),
    ...(by.strayed && { strayed: by.strayed }),
  };
}
