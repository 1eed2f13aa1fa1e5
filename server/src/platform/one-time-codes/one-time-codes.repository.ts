import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { platformOneTimeCodes } from './one-time-codes.schema.ts';

/** Whom and what a code is for. */
export interface CodeBinding {
  readonly purpose: string;
  /** For a login the user's id; for a signature the signer and the document's hash. */
  readonly subject: string;
}

/** Lets only one transaction at a time make a code for the same binding. */
export async function lockBinding(executor: Executor, binding: CodeBinding): Promise<void> {
  const key = `one-time-code:${binding.purpose}:${binding.subject}`;
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** The last code that was made for a binding. */
export async function findLastCode(executor: Executor, binding: CodeBinding) {
  const [row] = await executor
    .select()
    .from(platformOneTimeCodes)
    .where(isFor(binding))
    .orderBy(desc(platformOneTimeCodes.createdAt))
    .limit(1);
  return row;
}

/** Ends the codes of a binding that were not used. */
export async function endCodes(executor: Executor, binding: CodeBinding, now: Date): Promise<void> {
  await executor
    .update(platformOneTimeCodes)
    .set({ endedAt: now })
    .where(and(isFor(binding), isNull(platformOneTimeCodes.endedAt)));
}

/** Adds a code. */
export async function insertCode(
  executor: Executor,
  code: typeof platformOneTimeCodes.$inferInsert,
): Promise<void> {
  await executor.insert(platformOneTimeCodes).values(code);
}

/** Counts a try before anything is compared, so that tries at the same time cannot be more than allowed. */
export async function countTry(executor: Executor, id: string, binding: CodeBinding, maxTries: number) {
  const [row] = await executor
    .update(platformOneTimeCodes)
    .set({ tries: sql`${platformOneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(platformOneTimeCodes.id, id),
        isFor(binding),
        isNull(platformOneTimeCodes.endedAt),
        lt(platformOneTimeCodes.tries, maxTries),
      ),
    )
    .returning();
  return row;
}

/** Whether a code is still there but has no tries left. */
export async function isTriedOut(executor: Executor, id: string, binding: CodeBinding, maxTries: number) {
  const [row] = await executor
    .select({ id: platformOneTimeCodes.id })
    .from(platformOneTimeCodes)
    .where(
      and(
        eq(platformOneTimeCodes.id, id),
        isFor(binding),
        isNull(platformOneTimeCodes.endedAt),
        gte(platformOneTimeCodes.tries, maxTries),
      ),
    );
  return row !== undefined;
}

/** Uses a code up. @returns whether it was still there to be used. */
export async function useCode(executor: Executor, id: string, now: Date): Promise<boolean> {
  const used = await executor
    .update(platformOneTimeCodes)
    .set({ endedAt: now })
    .where(and(eq(platformOneTimeCodes.id, id), isNull(platformOneTimeCodes.endedAt)))
    .returning({ id: platformOneTimeCodes.id });
  return used.length === 1;
}

/** Throws away codes that expired before a moment. */
export async function deleteCodesExpiredBefore(executor: Executor, moment: Date): Promise<void> {
  await executor.delete(platformOneTimeCodes).where(lt(platformOneTimeCodes.expiresAt, moment));
}

const isFor = ({ purpose, subject }: CodeBinding) =>
  and(eq(platformOneTimeCodes.purpose, purpose), eq(platformOneTimeCodes.subject, subject));
