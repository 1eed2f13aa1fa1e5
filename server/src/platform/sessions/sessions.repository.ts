import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { preparedOn } from '../db/prepared.ts';
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

/** Notes that a session was used, and until when it lives now. */
export async function touchSession(executor: Executor, id: string, lastUsedAt: Date, expiresAt: Date) {
  await executor.update(platformSessions).set({ lastUsedAt, expiresAt }).where(eq(platformSessions.id, id));
}

/** Ends one session. */
export async function revokeSession(executor: Executor, id: string, now: Date): Promise<void> {
  await executor
    .update(platformSessions)
    .set({ revokedAt: now })
    .where(and(eq(platformSessions.id, id), isNull(platformSessions.revokedAt)));
}

/** Ends every session of a person. */
export async function revokeSessionsOf(executor: Executor, userId: string, now: Date): Promise<void> {
  await executor
    .update(platformSessions)
    .set({ revokedAt: now })
    .where(and(eq(platformSessions.userId, userId), isNull(platformSessions.revokedAt)));
}

/** Throws away the sessions that ended before a moment. */
export async function deleteSessionsEndedBefore(executor: Executor, moment: Date): Promise<void> {
  await executor
    .delete(platformSessions)
    .where(or(lt(platformSessions.expiresAt, moment), lt(platformSessions.revokedAt, moment)));
}

const isAlive = (now: Date) => and(isNull(platformSessions.revokedAt), gt(platformSessions.expiresAt, now));
