import type { checkSession, registerLogin, SessionEnd } from 'shared-api/contracts/auth';
import type { InputOf } from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller, SignedInCaller } from '../../../platform/http/caller.ts';
import { requireOwnToken } from '../../../platform/http/own-token.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { lastLoginBefore } from '../sessions/session-view.service.ts';
import { unknownProduct } from './sign-in.texts.ts';
import { recordUserEvent } from '../users/user-audit.ts';
import { findUser, recordLogin } from '../users/users.repository.ts';

interface LoginTrackingDependencies extends Pick<AuthPlatform, 'db' | 'sessions' | 'audit'> {
  productId: string;
}

/** Whose and for which product a call says it is; undefined where it does not say. */
type Claim = InputOf<typeof registerLogin>;

/** What a page asks about the session that it believes in. */
interface SessionQuestion extends InputOf<typeof checkSession> {
  /** The session's cookie, if the browser sent one. */
  readonly cookie: string | undefined;
  /** Whether the page is of somebody else than the session. */
  readonly isOtherPerson: boolean;
}

/**
 * The service that records logins and ends sessions. Every function throws `forbidden` for a call in another's name, and
 * `invalid-input` for one for another product.
 */
export function createLoginTrackingService({ db, sessions, audit, productId }: LoginTrackingDependencies) {
  return {
    /** Records the login of a session, once. */
    recordLogin: async ({ session }: SignedInCaller, claim: Claim): Promise<void> => {
      requireOwn(session, claim);
      if (session.kind !== 'staff') return;
      await recordLogin(db, { userId: session.userId, signedInAt: session.createdAt });
    },

    /** Ends the caller's session. */
    endSession: async (caller: SignedInCaller, claim: Claim): Promise<void> => {
      const { id, kind, userId } = caller.session;
      requireOwn(caller.session, claim);
      await db.transaction(async (tx) => {
        await sessions.revoke(tx, id);
        if (kind !== 'staff') return;
        await recordUserEvent(audit, tx, { userId, from: caller, action: 'session.signed-out' });
      });
    },

    /** Why a page that believes itself signed in is not any more; null when it is. */
    findEnd: async ({ session }: Caller, { product, cookie, isOtherPerson }: SessionQuestion) => {
      requireProduct(product);
      const found = isOtherPerson ? 'other-person' : await findReason(session, cookie);
      const isWithdrawn = found === 'withdrawn';
      const reason: SessionEnd | null = isWithdrawn ? 'forced' : found;
      return { isForced: reason === 'forced', reason, ...(isWithdrawn && { isWithdrawn }) };
    },

    /** When the caller signed in before this time, as an instant; null at the first login. */
    findLastLogin: async ({ session }: SignedInCaller, claim: Claim): Promise<string | null> => {
      requireOwn(session, claim);
      const user = await findUser(db, session.userId);
      return (user && lastLoginBefore(user, session.createdAt)?.toISOString()) ?? null;
    },
  };

  function requireOwn(session: SignedInCaller['session'], { token, product }: Claim): void {
    requireOwnToken(session, token);
    requireProduct(product);
  }

  function requireProduct(product: string | undefined): void {
    if (product !== undefined && product !== productId)
      throw new AppError('invalid-input', { text: unknownProduct });
  }

  async function findReason(
    session: Caller['session'],
    cookie: string | undefined,
  ): Promise<SessionEnd | 'withdrawn' | null> {
    if (session !== null && session.kind !== 'pending') return null;
    const because = cookie && !session ? await sessions.findEnd(cookie) : undefined;
    return because === 'signed-out' || because === 'replaced' ? 'expired' : (because ?? 'expired');
  }
}
