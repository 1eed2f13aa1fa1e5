import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { authQrCodes, type QrCodeRecord } from './qr-code.schema.ts';

/** Lets only one transaction at a time make a code for a person. */
export async function lockQrCodes(executor: Executor, userId: string): Promise<void> {
  await executor.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`auth.qr-codes:${userId}`}, 0))`,
  );
}

/** Adds a code. */
export async function insertQrCode(executor: Executor, code: typeof authQrCodes.$inferInsert): Promise<void> {
  await executor.insert(authQrCodes).values(code);
}

/** A person's codes that have neither expired nor been revoked, the newest first. */
export async function listLiveQrCodes(
  executor: Executor,
  userId: string,
  now: Date,
): Promise<QrCodeRecord[]> {
  return executor
    .select()
    .from(authQrCodes)
    .where(and(eq(authQrCodes.userId, userId), isLive(now)))
    .orderBy(desc(authQrCodes.createdAt));
}

/** The code of a secret, unless it has expired or been revoked. */
export async function findLiveQrCode(
  executor: Executor,
  secretHash: string,
  now: Date,
): Promise<QrCodeRecord | undefined> {
  const [code] = await executor
    .select()
    .from(authQrCodes)
    .where(and(eq(authQrCodes.secretHash, secretHash), isLive(now)));
  return code;
}

/** Records that a code was used. */
export async function recordQrCodeUse(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.update(authQrCodes).set({ lastUsedAt: now }).where(eq(authQrCodes.id, id));
}

/** Revokes a living code of a person. @returns whether there was one. */
export async function endQrCode(
  executor: Executor,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<boolean> {
  const revoked = await executor
    .update(authQrCodes)
    .set({ revokedAt: now })
    .where(and(eq(authQrCodes.id, id), eq(authQrCodes.userId, userId), isLive(now)))
    .returning({ id: authQrCodes.id });
  return revoked.length === 1;
}

/** Revokes every living code of a person. */
export async function endQrCodesOf(executor: Executor, userId: string, now: Date): Promise<void> {
  await executor
    .update(authQrCodes)
    .set({ revokedAt: now })
    .where(and(eq(authQrCodes.userId, userId), isLive(now)));
}

/** Deletes codes that expired before a moment. */
export async function deleteQrCodesExpiredBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(authQrCodes).where(lt(authQrCodes.expiresAt, moment));
}

const isLive = (now: Date) => and(isNull(authQrCodes.revokedAt), gt(authQrCodes.expiresAt, now));
