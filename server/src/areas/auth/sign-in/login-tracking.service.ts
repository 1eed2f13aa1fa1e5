import type { SessionEnd } from 'shared-api/contracts/auth';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Caller, SignedInCaller } from '../../../platform/http/caller.ts';
import { requireOwnToken } from '../../../platform/http/own-token.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { lastLoginBefore } from '../sessions/session-view.service.ts';
import { unknownProduct } from './sign-in.texts.ts';
import { findUser, recordLogin } from '../users/users.repository.ts';

interface LoginTrackingDependencies extends Pick<AuthPlatform, 'db' | 'sessions'> {
  productId: string;
}

/** Whose and for which product a call says it is; undefined where it does not say. */
interface Claim {
  readonly token?: string | undefined;
  readonly product?: string | undefined;
}

/** The service that notes logins and ends sessions. */
export function createLoginTrackingService({ db, sessions, productId }: LoginTrackingDependencies) {
  const requireProduct = (product: string | undefined) => {
    if (product !== undefined && product !== productId)
      throw new AppError('invalid-input', { text: unknownProduct });
  };
  return {
    /** Refuses a product that is not this one. @throws AppError `invalid-input` */
    requireProduct,
    /** Refuses a call in another's name (`forbidden`), or for another product (`invalid-input`). @throws AppError */
    requireOwn: ({ session }: SignedInCaller, { token, product }: Claim): void => {
      requireOwnToken(session, token);
      requireProduct(product);
    },
    /** Notes the login of a session, once. */
    recordLogin: async ({ session }: SignedInCaller): Promise<void> => {
      if (session.kind !== 'staff') return;
      await recordLogin(db, { userId: session.userId, signedInAt: session.createdAt });
    },
    /** Ends the caller's session. */
    endSession: ({ session }: SignedInCaller): Promise<void> => sessions.revoke(db, session.id),
    /** Why a page that believes itself signed in is not any more; null when it is. */
    findEnd: async ({ session }: Caller, token: string | undefined): Promise<SessionEnd | null> => {
      if (session !== null && session.kind !== 'pending') return null;
      const because = token && !session ? await sessions.findEnd(token) : undefined;
      return because === 'signed-out' || because === 'replaced' ? 'expired' : (because ?? 'expired');
    },
    /** When the caller signed in before this time. */
    findLastLogin: async ({ session }: SignedInCaller): Promise<Date | null> => {
      const user = await findUser(db, session.userId);
      return user ? lastLoginBefore(user, session.createdAt) : null;
    },
  };
}
