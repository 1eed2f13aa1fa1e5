import { sessionsLiveKey } from 'shared-api/contracts/platform';
import type { Clock } from '../clock.ts';
import type { Database, Executor } from '../db/database.ts';
import { hashSecret, newSecret } from '../ids.ts';
import type { RowProofs } from '../secrets/row-proofs.ts';
import { publishChange, publishSessionEnd } from '../live/live-messages.ts';
import type {
  ActingScope,
  LoadPrincipal,
  Principal,
  SessionEnd,
  SessionKind,
  SessionPlace,
  SessionRecord,
  SignedInBy,
} from './session.ts';
import { sessionFacts } from './session-facts.ts';
import {
  deleteSessionsEndedBefore,
  findLiveSession,
  findSessionByToken,
  insertSession,
  listLiveSessions,
  revokeSessions,
  type SessionsToEnd,
  touchSession,
  updateActingScope,
} from './sessions.repository.ts';
import type { SessionRow } from './sessions.schema.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long a session of each kind lives. That of staff lives anew from each use, up to `longestStaffSession` in all (departure D4). */
const sessionLifetimes: Readonly<Record<SessionKind, number>> = {
  pending: 10 * minute,
  guest: 120 * minute,
  staff: 30 * day,
};
const longestStaffSession = 90 * day;

interface NewSession extends SessionPlace {
  kind: SessionKind;
  userId: string;
  documentId?: string | null;
  /** By what its person signed in, or began to. */
  signedInBy?: SignedInBy | null;
  /** The session that this one replaces: it ends, so that no token lives through a change of rights. */
  replaces?: { readonly id: string; readonly userId: string } | null;
}

/** A session that was just opened, with the token for the cookie, which is given out this once. */
export interface OpenedSession {
  readonly id: string;
  readonly token: string;
  readonly expiresAt: Date;
}

/** A session found by its token. `needsNewCookie`: it has slid, and the browser should keep the cookie longer. */
interface FoundSession {
  readonly session: SessionRecord;
  readonly needsNewCookie: boolean;
}

/** What can be done with sessions. */
export type Sessions = ReturnType<typeof createSessions>;

interface SessionsDependencies {
  db: Database;
  clock: Clock;
  loadPrincipal: LoadPrincipal;
  proofs: RowProofs;
}

const guestPrincipal: Principal = {
  flags: { a: 'N', b: 'N' },
  permissions: [],
  companyId: null,
  email: '',
};

/** The service of sessions. */
export function createSessions({ db, clock, loadPrincipal, proofs }: SessionsDependencies) {
  /** Ends sessions, and with the transaction the streams of their pages; the other pages of their people are notified. */
  async function end(executor: Executor, which: SessionsToEnd, because: SessionEnd): Promise<number> {
    const ended = await revokeSessions(executor, which, { now: clock.now(), because });
    if (ended.length > 0) await publishSessionEnd(executor, which);
    const listed = ended.filter(({ kind }) => kind === 'staff');
    for (const userId of new Set(listed.map((session) => session.userId)))
      await publishList(executor, userId);
    return ended.length;
  }

  const publishList = (executor: Executor, userId: string) =>
    publishChange(executor, { to: { userId }, keys: [sessionsLiveKey] });

  async function touch(row: SessionRow, now: Date, place: SessionPlace | undefined): Promise<Date> {
    const expiresAt = row.kind === 'staff' ? slidEnd(row, now) : row.expiresAt;
    await touchSession(db, row.id, { lastUsedAt: now, expiresAt, ...place });
    return expiresAt;
  }

  return {
    /** Opens a session; hand its token to `setSessionCookie`. */
    open: async (
      executor: Executor,
      { replaces, signedInBy, ...details }: NewSession,
    ): Promise<OpenedSession> => {
      const now = clock.now();
      const token = newSecret();
      const expiresAt = new Date(now.getTime() + sessionLifetimes[details.kind]);
      if (replaces)
        await end(
          executor,
          { id: replaces.id },
          replaces.userId === details.userId ? 'replaced' : 'other-person',
        );
      const times = { createdAt: now, lastUsedAt: now, expiresAt };
      const { codeTo = null, strayed = null, waits = null, ...by } = signedInBy ?? {};
      // Once somebody is signed in nothing waits any more.
      const kept = details.kind === 'pending' ? waits : null;
      const came = { codeTo, strayed: strayed && [...strayed], waits: kept };
      const row = { ...details, ...by, ...came, ...times, tokenHash: hashSecret(token) };
      const { documentId = null, method = null, provider = '', factor = null } = row;
      const proof = proofs.of('session', sessionFacts({ ...row, documentId, method, provider, factor }));
      const { id } = await insertSession(executor, { ...row, proof });
      if (details.kind === 'staff') await publishList(executor, details.userId);
      return { id, token, expiresAt };
    },

    /** The living session of a token, with the rights that its person has now; records from where it is used. */
    find: async (token: string, place?: SessionPlace): Promise<FoundSession | undefined> => {
      const now = clock.now();
      const row = await findLiveSession(db, hashSecret(token), now);
      if (!row || !proofs.holds(row.proof, 'session', sessionFacts(row))) return undefined;
      // A guest need not be a person that we know: their rights are their document's.
      const known =
        row.kind === 'guest' ? guestPrincipal : await loadPrincipal(db, row.userId, actingScopeOf(row));
      if (!known) return undefined;
      const isDue = now.getTime() - row.lastUsedAt.getTime() >= minute;
      const expiresAt = isDue ? await touch(row, now, place) : row.expiresAt;
      return {
        session: toRecord({ ...row, expiresAt }, row.kind === 'staff' ? known : guestPrincipal),
        needsNewCookie: row.kind === 'staff' && isDue && !isSameDay(row.lastUsedAt, now),
      };
    },

    /** Records for whom a session acts from now on; who may is the caller's to check. */
    setActingFor: updateActingScope,

    /** The living sessions of a person, for the list in which they can be ended. */
    list: (executor: Executor, userId: string): Promise<SessionRow[]> =>
      listLiveSessions(executor, userId, clock.now()),

    /** Why the session of a token ended before its time; undefined when it lives, ran out, or is not known any more. */
    findEnd: async (token: string): Promise<SessionEnd | undefined> =>
      (await findSessionByToken(db, hashSecret(token)))?.revokedBecause ?? undefined,

    /** Ends a session at once. */
    revoke: async (executor: Executor, id: string, because: SessionEnd = 'signed-out'): Promise<void> => {
      await end(executor, { id }, because);
    },

    /** Ends one session of a person, and no other's. @returns whether there was one. */
    revokeOwn: async (executor: Executor, owned: { id: string; userId: string }): Promise<boolean> =>
      (await end(executor, owned, 'ended')) === 1,

    /** Ends every session of a person but one. @returns how many. */
    revokeOthers: (executor: Executor, { id, userId }: { id: string; userId: string }): Promise<number> =>
      end(executor, { userId, except: id }, 'ended'),

    /** Ends every session of a person at once (`ForceLogout`, a changed password). */
    revokeAll: async (executor: Executor, userId: string, because: SessionEnd = 'forced'): Promise<void> => {
      await end(executor, { userId }, because);
    },

    /** Throws away sessions that ended more than thirty days ago. */
    clean: (): Promise<void> => deleteSessionsEndedBefore(db, new Date(clock.now().getTime() - 30 * day)),
  };
}

function slidEnd({ createdAt }: SessionRow, now: Date): Date {
  const unused = now.getTime() + sessionLifetimes.staff;
  return new Date(Math.min(unused, createdAt.getTime() + longestStaffSession));
}

function actingScopeOf({ actingCompanyId, actingUserId }: SessionRow): ActingScope | null {
  return actingCompanyId === null ? null : { companyId: actingCompanyId, userId: actingUserId };
}

function toRecord(row: SessionRow, principal: Principal): SessionRecord {
  const { id, kind, userId, documentId, createdAt, lastUsedAt, expiresAt } = row;
  const { method, provider, factor, codeTo, strayed, waits } = row;
  const {
    flags,
    permissions,
    companyId,
    email,
    language,
    actingFor = null,
    owesFirstPassword = false,
  } = principal;
  const times = { createdAt, lastUsedAt, expiresAt };
  const rights = { flags, permissions, companyId, email, actingFor, owesFirstPassword };
  const signedInBy = method === null ? undefined : { method, provider, factor, codeTo, strayed, waits };
  return { id, kind, userId, documentId, ...times, ...rights, language, signedInBy };
}

const isSameDay = (one: Date, other: Date) =>
  one.toISOString().slice(0, 10) === other.toISOString().slice(0, 10);
