import { and, desc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import type { CodePurpose } from 'shared-api/contracts/platform';
import type { Database, Executor } from '../db/database.ts';
import { quick } from '../db/without-disk-wait.ts';
import { platformOneTimeCodes as codes, type CodeRecord } from './codes.schema.ts';

/** Whom and what a code is for. */
export interface CodeBinding {
  readonly purpose: CodePurpose;
  /** For a login the session's id; for a signature the signer and the document's hash. */
  readonly subject: string;
}

/** A code as its session enters it. */
export interface OwnCode {
  readonly id: string;
  readonly sessionId: string;
}

/** What a try is compared with. */
export type TriedCode = Pick<CodeRecord, 'purpose' | 'subject' | 'codeHash' | 'channel' | 'expiresAt'>;

/** A code that was entered rightly, and that the call that it was made for uses now. */
export interface PassedCode extends CodeBinding {
  readonly challenge: string;
  readonly sessionId: string;
}

/** Lets only one transaction at a time make a code for the same binding. */
export async function lockBinding(executor: Executor, binding: CodeBinding): Promise<void> {
  const key = `one-time-code:${binding.purpose}:${binding.subject}`;
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** The last code that was made for a binding. */
export async function findLastCode(
  executor: Executor,
  binding: CodeBinding,
): Promise<CodeRecord | undefined> {
  const [row] = await executor
    .select()
    .from(codes)
    .where(isFor(binding))
    .orderBy(desc(codes.createdAt))
    .limit(1);
  return row;
}

/** A code of a session, whatever became of it. */
export async function findCode(executor: Executor, { id, sessionId }: OwnCode) {
  const [row] = await executor
    .select({ purpose: codes.purpose, subject: codes.subject, sentTo: codes.sentTo })
    .from(codes)
    .where(and(eq(codes.id, id), eq(codes.sessionId, sessionId)));
  return row;
}

/** Ends the codes of a binding that were not entered yet. */
export async function endCodes(executor: Executor, binding: CodeBinding, now: Date): Promise<void> {
  await executor
    .update(codes)
    .set({ endedAt: now })
    .where(and(isFor(binding), isNull(codes.endedAt)));
}

/** Adds a code. */
export async function insertCode(executor: Executor, code: typeof codes.$inferInsert): Promise<void> {
  await executor.insert(codes).values(code);
}

/**
 * Counts a try before anything is compared, so that tries at the same time cannot be more than allowed. The code that was entered last
 * counts once: who enters it again learns nothing by it. It does not wait for the disk: a power cut may forget the last of them.
 */
export async function countTry(
  db: Database,
  own: OwnCode,
  { triedHash, maxTries }: { readonly triedHash: string; readonly maxTries: number },
): Promise<TriedCode | undefined> {
  const isOther = sql`case when ${codes.triedHash} = ${triedHash} then 0 else 1 end`;
  const [row] = await db
    .with(quick)
    .update(codes)
    .set({ tries: sql`${codes.tries} + ${isOther}`, triedHash })
    .from(quick)
    .where(and(isOpen(own), lt(codes.tries, maxTries)))
    .returning({
      purpose: codes.purpose,
      subject: codes.subject,
      codeHash: codes.codeHash,
      channel: codes.channel,
      expiresAt: codes.expiresAt,
    });
  return row;
}

/** Whether a code is still there but has no tries left. */
export async function isTriedOut(executor: Executor, own: OwnCode, maxTries: number): Promise<boolean> {
  const [row] = await executor
    .select({ id: codes.id })
    .from(codes)
    .where(and(isOpen(own), gte(codes.tries, maxTries)));
  return row !== undefined;
}

/**
 * Marks a code as entered rightly. It does not wait for the disk: what the code opens does, and is not there before this is.
 * @returns whether it was still open.
 */
export async function passCode(
  db: Database,
  own: OwnCode,
  passed: { readonly passedAt: Date; readonly passedProof: string },
): Promise<boolean> {
  const rows = await db
    .with(quick)
    .update(codes)
    .set({ endedAt: passed.passedAt, ...passed })
    .from(quick)
    .where(isOpen(own))
    .returning({ id: codes.id });
  return rows.length === 1;
}

/** Uses a passed code up. @returns it, where it was there: of this purpose, subject and session, and passed after a moment. */
export async function consumeCode(
  executor: Executor,
  { challenge, sessionId, ...binding }: PassedCode,
  { now, passedAfter }: { now: Date; passedAfter: Date },
): Promise<CodeRecord | undefined> {
  const [consumed] = await executor
    .update(codes)
    .set({ consumedAt: now })
    .where(
      and(
        eq(codes.id, challenge),
        eq(codes.sessionId, sessionId),
        isFor(binding),
        gt(codes.passedAt, passedAfter),
        isNull(codes.consumedAt),
      ),
    )
    .returning();
  return consumed;
}

/** The codes of a binding that were entered rightly in a session after a moment, used or not; the latest first. */
export async function listPassedCodes(
  executor: Executor,
  { sessionId, ...binding }: Omit<PassedCode, 'challenge'>,
  passedAfter: Date,
): Promise<CodeRecord[]> {
  return executor
    .select()
    .from(codes)
    .where(and(eq(codes.sessionId, sessionId), isFor(binding), gt(codes.passedAt, passedAfter)))
    .orderBy(desc(codes.passedAt));
}

/** Notes that a code was used. @returns whether it was the first time. */
export async function noteUse(executor: Executor, id: string, now: Date): Promise<boolean> {
  const used = await executor
    .update(codes)
    .set({ consumedAt: now })
    .where(and(eq(codes.id, id), isNull(codes.consumedAt)))
    .returning({ id: codes.id });
  return used.length === 1;
}

/** Deletes codes that expired before a moment. */
export async function deleteCodesExpiredBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(codes).where(lt(codes.expiresAt, moment));
}

const isFor = ({ purpose, subject }: CodeBinding) =>
  and(eq(codes.purpose, purpose), eq(codes.subject, subject));

const isOpen = ({ id, sessionId }: OwnCode) =>
  and(eq(codes.id, id), eq(codes.sessionId, sessionId), isNull(codes.endedAt));
