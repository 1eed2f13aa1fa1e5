import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { authQrCodes, type QrCodeRecord } from './qr-code.schema.ts';

/** Lets only one transaction at a time make a code for a person. */
export async function lockQrCodes(executor: Executor, userId: string): Promise<void> {
  await executor.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`auth.qr-codes:${userId}`}, 0))`,
  );
}

/** Notes the ticket of a person's next code; one that was not used goes. */
export async function replaceTicket(
  executor: Executor,
  ticket: { userId: string; ticketHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await executor
    .delete(authQrCodes)
    .where(and(eq(authQrCodes.userId, ticket.userId), isNull(authQrCodes.secretHash)));
  await executor.insert(authQrCodes).values(ticket);
}

/** Turns a person's ticket into a code. @returns its id; undefined when there is no such ticket any more. */
export async function consumeTicket(
  executor: Executor,
  { userId, ticketHash }: { userId: string; ticketHash: string },
  { now, ...code }: { now: Date; secretHash: string; expiresAt: Date },
): Promise<string | undefined> {
  const [taken] = await executor
    .update(authQrCodes)
    .set({ ...code, createdAt: now, ticketHash: null })
    .where(
      and(
        eq(authQrCodes.ticketHash, ticketHash),
        eq(authQrCodes.userId, userId),
        gt(authQrCodes.expiresAt, now),
      ),
    )
    .returning({ id: authQrCodes.id });
  return taken?.id;
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

/** Notes that a code was used. */
export async function recordQrCodeUse(executor: Executor, id: string, now: Date): Promise<void> {
  await executor.update(authQrCodes).set({ lastUsedAt: now }).where(eq(authQrCodes.id, id));
}

/** Revokes a living code of a person. @returns whether there was one. */
export async function revokeQrCode(
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

/** Deletes codes and tickets that expired before a moment. */
export async function deleteQrCodesExpiredBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(authQrCodes).where(lt(authQrCodes.expiresAt, moment));
}

const isLive = (now: Date) =>
  and(isNotNull(authQrCodes.secretHash), isNull(authQrCodes.revokedAt), gt(authQrCodes.expiresAt, now));
