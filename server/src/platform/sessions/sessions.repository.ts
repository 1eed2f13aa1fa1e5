import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { preparedOn } from '../db/prepared.ts';
import type { ActingScope, SessionEnd, SessionPlace } from './session.ts';
import { platformSessions, type SessionRow } from './sessions.schema.ts';

/** Adds a session. */
export async function insertSession(
  executor: Executor,
  row: typeof platformSessions.$inferInsert,
): Promise<SessionRow> {
  const [inserted] = await executor.insert(platformSessions).values(row).returning();
  if (!inserted) throw new Error('The session was not inserted');
  return inserted;
}

// Every request asks this.
const liveSession = preparedOn((executor) =>
  executor
    .select()
    .from(platformSessions)
    .where(
      and(
        eq(platformSessions.tokenHash, sql.placeholder('tokenHash')),
        isNull(platformSessions.revokedAt),
        gt(platformSessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('platform_live_session'),
);

/** The session of a token, if it is alive. */
export async function findLiveSession(
  executor: Executor,
  tokenHash: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const [row] = await liveSession(executor).execute({ tokenHash, now });
  return row;
}

/** The living sessions of a person, the last used first. */
export async function listLiveSessions(executor: Executor, userId: string, now: Date): Promise<SessionRow[]> {
  return executor
    .select()
    .from(platformSessions)
    .where(and(eq(platformSessions.userId, userId), isAlive(now)))
    .orderBy(desc(platformSessions.lastUsedAt));
}

/** The session of a token, dead or alive, as long as it is kept. */
export async function findSessionByToken(
  executor: Executor,
  tokenHash: string,
): Promise<SessionRow | undefined> {
  const [row] = await executor
    .select()
    .from(platformSessions)
    .where(eq(platformSessions.tokenHash, tokenHash));
  return row;
}

/** Records that a session was used, from where, and until when it lives now. */
export async function touchSession(
  executor: Executor,
  id: string,
  used: Partial<SessionPlace> & Pick<SessionRow, 'lastUsedAt' | 'expiresAt'>,
): Promise<void> {
  await executor.update(platformSessions).set(used).where(eq(platformSessions.id, id));
}

/** Records for whom a session acts from now on. */
export async function updateActingScope(
  executor: Executor,
  id: string,
  scope: ActingScope | null,
): Promise<void> {
  await executor
    .update(platformSessions)
    .set({ actingCompanyId: scope?.companyId ?? null, actingUserId: scope?.userId ?? null })
    .where(eq(platformSessions.id, id));
}

/** Which living sessions are to end: one, those of a person, or those of a person but one. */
export interface SessionsToEnd {
  readonly id?: string;
  readonly userId?: string;
  readonly except?: string;
}

/** Ends living sessions. @returns whose each was. */
export async function revokeSessions(
  executor: Executor,
  { id, userId, except }: SessionsToEnd,
  { now, because }: { now: Date; because: SessionEnd },
): Promise<Pick<SessionRow, 'kind' | 'userId'>[]> {
  return executor
    .update(platformSessions)
    .set({ revokedAt: now, revokedBecause: because })
    .where(
      and(
        id === undefined ? undefined : eq(platformSessions.id, id),
        userId === undefined ? undefined : eq(platformSessions.userId, userId),
        except === undefined ? undefined : ne(platformSessions.id, except),
        isAlive(now),
      ),
    )
    .returning({ kind: platformSessions.kind, userId: platformSessions.userId });
}

/** Throws away the sessions that ended before a moment. */
export async function deleteSessionsEndedBefore(executor: Executor, moment: Date): Promise<void> {
  await executor
    .delete(platformSessions)
    .where(or(lt(platformSessions.expiresAt, moment), lt(platformSessions.revokedAt, moment)));
}

const isAlive = (now: Date) => and(isNull(platformSessions.revokedAt), gt(platformSessions.expiresAt, now));
