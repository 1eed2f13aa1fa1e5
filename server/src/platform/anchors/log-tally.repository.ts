import { sql } from 'drizzle-orm';
import type { Executor } from '../db/database.ts';

/** Up to which event a chain was counted, and up to which it goes, with the hashes of both; empty where there is no such event. */
export interface ChainToCount {
  readonly subject: string;
  readonly counted: number;
  readonly countedHash: string;
  readonly events: number;
  readonly hash: string;
}

type Row<T> = T & Record<string, unknown>;

/** Chains that went on since they were counted; those that somebody writes into at this moment are left for later. */
export async function lockChainsToCount(tx: Executor, limit: number): Promise<ChainToCount[]> {
  const { rows } = await tx.execute<Row<ChainToCount>>(sql`
    select heads.subject, heads.counted, coalesce(counted.hash, '') as "countedHash", heads.events, heads.hash
    from platform_audit_heads heads
    left join platform_audit counted on counted.subject = heads.subject and counted.sequence = heads.counted
    where heads.counted < heads.events limit ${limit} for update of heads skip locked`);
  return rows;
}

/** Notes up to which event chains were counted. */
export async function saveCounted(
  tx: Executor,
  chains: readonly Pick<ChainToCount, 'subject' | 'events'>[],
): Promise<void> {
  const given = JSON.stringify(chains.map(({ subject, events }) => ({ subject, events })));
  await tx.execute(sql`update platform_audit_heads heads set counted = given.events
    from jsonb_to_recordset(${given}::jsonb) as given (subject text, events integer) where heads.subject = given.subject`);
}

/** Chains of which something was counted, with the hash of the last event that was, in their order, from behind one on. */
export async function listCountedChains(
  executor: Executor,
  after: string,
  limit: number,
): Promise<Pick<ChainToCount, 'subject' | 'counted' | 'countedHash'>[]> {
  const { rows } = await executor.execute<Row<ChainToCount>>(sql`
    select heads.subject, heads.counted, coalesce(event.hash, '') as "countedHash" from platform_audit_heads heads
    left join platform_audit event on event.subject = heads.subject and event.sequence = heads.counted
    where heads.counted > 0 and heads.subject > ${after} order by heads.subject limit ${limit}`);
  return rows;
}
