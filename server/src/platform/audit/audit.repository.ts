import { foldText } from 'shared-api/contracts/common';
import { and, asc, desc, eq, lt, lte, max, or, sql, type SQL } from 'drizzle-orm';
import { isOneOf } from '../db/is-one-of.ts';
import type { Executor } from '../db/database.ts';
import { platformAudit, platformAuditHeads, type AuditHead, type AuditRow } from './audit.schema.ts';

/** Lets only one transaction at a time write into a subject's chain. */
export async function lockChain(executor: Executor, subject: string): Promise<void> {
  await lockChains(executor, [subject]);
}

/** Lets only one transaction at a time write into the chains of subjects; locked in one order, whoever asks. */
export async function lockChains(executor: Executor, subjects: readonly string[]): Promise<void> {
  const keys = sql`select distinct hashtextextended('audit:' || subject, 0) as key from jsonb_array_elements_text(${JSON.stringify(subjects)}::jsonb) as subject order by key`;
  await executor.execute(sql`select pg_advisory_xact_lock(key) from (${keys}) as keys`);
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

/** The company that an event is of, or a query for it; null for what is of none. */
export type EventCompany = string | SQL | null;

type NewEvent = Omit<typeof platformAudit.$inferInsert, 'companyId'> & { readonly companyId: EventCompany };

/** What of an event is searched, where it is more than letters that a database makes small by itself. */
export function searchTextOf({
  subject,
  action,
  data,
}: Pick<NewEvent, 'subject' | 'action' | 'data'>): string | null {
  const written = `${subject} ${action} ${JSON.stringify(data)}`;
  return /^[ -&(-_a-~]*$/.test(written) ? null : foldText(written);
}

/** Adds events. @returns the companies that they are of. */
export async function insertEvents(executor: Executor, events: NewEvent[]): Promise<Set<string | null>> {
  const rows = await executor
    .insert(platformAudit)
    .values(events.map((event) => ({ ...event, searchText: searchTextOf(event) })))
    .returning({ companyId: platformAudit.companyId });
  return new Set(rows.map(({ companyId }) => companyId));
}

/** Keeps the ends of chains that begin. */
export async function insertHeads(executor: Executor, heads: AuditHead[]): Promise<void> {
  await executor.insert(platformAuditHeads).values(heads);
}

/** Every event of a subject, the first one first. */
export async function listEvents(executor: Executor, subject: string): Promise<AuditRow[]> {
  return executor
    .select()
    .from(platformAudit)
    .where(eq(platformAudit.subject, subject))
    .orderBy(asc(platformAudit.sequence));
}

/** Where events of some actions stand in the chains of subjects, in no order. */
export async function listEventsOfActions(
  executor: Executor,
  { subjects, actions }: { readonly subjects: readonly string[]; readonly actions: readonly string[] },
): Promise<Pick<AuditRow, 'subject' | 'sequence' | 'at' | 'action'>[]> {
  const { subject, sequence, at, action } = platformAudit;
  return executor
    .select({ subject, sequence, at, action })
    .from(platformAudit)
    .where(and(isOneOf(subject, subjects), isOneOf(action, actions)));
}

/** The events of subjects that have a field in their facts, however deep, or are of some actions; each subject's in their order. */
export async function listEventsWith(
  executor: Executor,
  { subjects, field, actions }: EventsWanted,
): Promise<AuditRow[]> {
  if (subjects.length === 0) return [];
  const { subject, sequence, action, data } = platformAudit;
  const hasField = sql`${data}::text like ${`%"${field}":%`}`;
  return executor
    .select()
    .from(platformAudit)
    .where(and(isOneOf(subject, subjects), or(isOneOf(action, actions), hasField)))
    .orderBy(asc(subject), asc(sequence));
}

interface EventsWanted {
  readonly subjects: readonly string[];
  readonly field: string;
  readonly actions: readonly string[];
}

/** Events of a subject, the newest first, from before a place in its chain on. */
export async function listNewestEvents(
  executor: Executor,
  subject: string,
  { before, limit }: { readonly before?: number | undefined; readonly limit: number },
): Promise<AuditRow[]> {
  const isBefore = before === undefined ? undefined : lt(platformAudit.sequence, before);
  return executor
    .select()
    .from(platformAudit)
    .where(and(eq(platformAudit.subject, subject), isBefore))
    .orderBy(desc(platformAudit.sequence))
    .limit(limit);
}

/** The end of a subject's chain, as it was kept apart from it. */
export async function findHead(executor: Executor, subject: string): Promise<AuditHead | undefined> {
  const [head] = await listHeads(executor, [subject]);
  return head;
}

/** The ends of the chains of subjects, in no order. */
export async function listHeads(executor: Executor, subjects: readonly string[]): Promise<AuditHead[]> {
  return executor.select().from(platformAuditHeads).where(isOneOf(platformAuditHeads.subject, subjects));
}

/** Keeps the ends of chains, one of each subject. */
export async function saveHeads(executor: Executor, heads: AuditHead[]): Promise<void> {
  const set = { events: sql`excluded.events`, hash: sql`excluded.hash`, proof: sql`excluded.proof` };
  await executor
    .insert(platformAuditHeads)
    .values(heads)
    .onConflictDoUpdate({ target: platformAuditHeads.subject, set });
}

/** Subjects that have events or an end kept apart, in their order, from behind one on. */
export async function listSubjectsAfter(executor: Executor, after: string, limit: number): Promise<string[]> {
  const { rows } = await executor.execute<{ subject: string }>(sql`
    (select distinct subject from platform_audit where subject > ${after} order by subject limit ${limit})
    union
    (select subject from platform_audit_heads where subject > ${after} order by subject limit ${limit})
    order by subject limit ${limit}`);
  return rows.map(({ subject }) => subject);
}

/** The id of the newest event of all; 0 when there is none. */
export async function findNewestEvent(executor: Executor): Promise<number> {
  const [row] = await executor.select({ id: max(platformAudit.id) }).from(platformAudit);
  return row?.id ?? 0;
}

/** How many events there are up to one. */
export async function countEventsUpTo(executor: Executor, id: number): Promise<number> {
  return executor.$count(platformAudit, lte(platformAudit.id, id));
}
