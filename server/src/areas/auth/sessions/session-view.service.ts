import {
  mayActFor,
  rightsWhileActing,
  type ActingCandidate,
  type ActingFor,
} from 'shared-api/contracts/directory';
import type { SessionView } from 'shared-api/contracts/platform';
import type { Executor } from '../../../platform/db/database.ts';
import type { ActingScope, Principal, SessionRecord } from '../../../platform/sessions/session.ts';
import type { CompanyRecord } from '../../ports/directory.port.ts';
import type { GuestFacts } from '../../ports/people.port.ts';
import type { AuthPlatform } from '../auth-platform.ts';
import { hasPasskeys } from '../passkeys/passkeys.repository.ts';
import { fullNameOf } from '../sign-in/signed-in-user.ts';
import type { UserRecord } from '../users/user.schema.ts';
import { findRights, findUser, type Rights } from '../users/users.repository.ts';

interface SessionViewDependencies extends Pick<AuthPlatform, 'db' | 'directory'> {
  /** For whom a session acts, in words. */
  describeActing(session: SessionRecord): Promise<ActingFor | null>;
  /** Reads the receiver of the document that a guest came for; undefined when it is gone. */
  describeGuest(documentId: string): Promise<GuestFacts | undefined>;
}

/** Reads a person's rights for the sessions; undefined when the person is gone or may no longer use the product. */
export async function loadPrincipal(
  executor: Executor,
  userId: string,
  wanted: ActingScope | null = null,
): Promise<Principal | undefined> {
  const rights = await findRights(executor, userId);
  if (!rights) return undefined;
  const principal = toPrincipal(rights);
  const isAllowed = wanted !== null && (await mayStillActFor(executor, { userId, ...principal }, wanted));
  return isAllowed
    ? { ...rightsWhileActing(principal, wanted), actingFor: wanted }
    : { ...principal, actingFor: null };
}

// Asked at each request, so that a right that was taken away counts at once.
async function mayStillActFor(
  executor: Executor,
  actor: ActingCandidate,
  { companyId, userId }: ActingScope,
): Promise<boolean> {
  if (userId === null) return mayActFor(actor, { companyId, person: null });
  const rights = await findRights(executor, userId);
  if (!rights) return false;
  const { flags, companyId: own } = toPrincipal(rights);
  return mayActFor(actor, { companyId, person: { userId, flags, companyId: own } });
}

/** Makes the page's view of a session; null for who is not signed in, or not yet. */
export function createSessionView({ db, directory, describeActing, describeGuest }: SessionViewDependencies) {
  return async (session: SessionRecord | null): Promise<SessionView | null> => {
    if (session?.kind === 'guest') return presentGuest(session, describeGuest);
    if (session?.kind !== 'staff') return null;
    const user = await findUser(db, session.userId);
    if (!user) return null;
    const company = await directory.findCompany(db, user.companyId);
    const badges = await directory.listBadgeUsers(db, [user.id]);
    return {
      userId: user.id,
      username: user.username,
      fullName: fullNameOf(user),
      email: user.email,
      flags: session.flags,
      isGuest: false,
      permissions: [...session.permissions],
      company: company ? presentCompany(company) : null,
      needsSmsCode: company?.asksSmsCode ?? false,
      hasChangedPassword: user.passwordChangedAt !== null,
      hasPasskeys: await hasPasskeys(db, user.id),
      documentId: null,
      actingFor: await describeActing(session),
      lastLogin: lastLoginBefore(user, session.createdAt)?.toISOString() ?? null,
      ...(badges.has(user.id) && { usesBadge: true }),
      ...(session.signedInBy?.provider && { signedInWith: session.signedInBy.provider }),
    };
  };
}

/** When somebody signed in before the session that they have now. */
export function lastLoginBefore(
  { lastLoginAt, previousLoginAt }: Pick<UserRecord, 'lastLoginAt' | 'previousLoginAt'>,
  sessionStart: Date,
): Date | null {
  return lastLoginAt && lastLoginAt < sessionStart ? lastLoginAt : previousLoginAt;
}

async function presentGuest(
  session: SessionRecord,
  describeGuest: SessionViewDependencies['describeGuest'],
): Promise<SessionView | null> {
  const guest = session.documentId ? await describeGuest(session.documentId) : undefined;
  if (!guest) return null;
  return {
    userId: session.userId,
    username: guest.email,
    ...guest,
    flags: session.flags,
    isGuest: true,
    // The area of documents is open to a guest; the server shows them their one.
    permissions: ['doc_docsign'],
    hasChangedPassword: true,
    hasPasskeys: false,
    documentId: session.documentId,
    actingFor: null,
    lastLogin: null,
  };
}

function presentCompany({ id, name, accent }: CompanyRecord) {
  return { id, name, ...(accent && { accent }) };
}

function toPrincipal({ a, b, passwordChangedAt, ...rights }: Rights): Principal {
  return { flags: { a, b }, ...rights, owesFirstPassword: passwordChangedAt === null };
}
