import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';
import { platformAudit, type AuditRow } from './audit.schema.ts';

/** Lets only one transaction at a time write into a subject's chain. */
export async function lockChain(executor: Executor, subject: string): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`audit:${subject}`}, 0))`);
}

/** The last event of a subject. */
export async function findLastEvent(executor: Executor, subject: string): Promise<AuditRow | undefined> {
  const [row] = await executor
    .select()
    .from(platformAudit)
    .where(eq(platformAudit.subject, subject))
    .orderBy(desc(platformAudit.sequence))
    .limit(1);
  return row;
}

/** Adds an event. */
export async function insertEvent(
  executor: Executor,
  event: typeof platformAudit.$inferInsert,
): Promise<void> {
  await executor.insert(platformAudit).values(event);
}

/** Every event of a subject, the first one first. */
export async function listEvents(executor: Executor, subject: string): Promise<AuditRow[]> {
  return executor
    .select()
    .from(platformAudit)
    .where(eq(platformAudit.subject, subject))
    .orderBy(asc(platformAudit.sequence));
}
