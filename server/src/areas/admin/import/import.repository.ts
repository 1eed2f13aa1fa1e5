import { inArray, and, asc, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { ImportOutcome } from 'shared-api/contracts/admin';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { invitationReference } from '../../ports/invitation-reference.ts';
import { adminImportRows, adminImports, type ImportRecord, type ImportRowRecord } from './import.schema.ts';

/** Rows of one statement. */
const atOnce = 500;

/** Keeps a file that was checked. */
export async function insertImport(
  executor: Executor,
  record: typeof adminImports.$inferInsert,
): Promise<void> {
  await executor.insert(adminImports).values(record);
}

/** Writes lines of a file anew. */
export async function replaceRows(
  executor: Executor,
  importId: string,
  rows: readonly ImportRowRecord[],
): Promise<void> {
  await executor.delete(adminImportRows).where(eq(adminImportRows.importId, importId));
  for (let start = 0; start < rows.length; start += atOnce)
    await executor.insert(adminImportRows).values(rows.slice(start, start + atOnce));
}

/** An import by its id. */
export async function findImport(executor: Executor, id: string): Promise<ImportRecord | undefined> {
  const [record] = await executor.select().from(adminImports).where(eq(adminImports.id, id));
  return record;
}

/** Imports of companies, the last first; those of several companies are among all. */
export async function listImports(
  executor: Executor,
  companyIds: 'all' | readonly string[],
  { offset, length }: { readonly offset: number; readonly length: number },
): Promise<{ readonly total: number; readonly records: ImportRecord[] }> {
  const which = companyIds === 'all' ? undefined : isOneOf(adminImports.companyId, companyIds);
  const records = await executor
    .select()
    .from(adminImports)
    .where(which)
    .orderBy(desc(adminImports.madeAt), desc(adminImports.id))
    .offset(offset)
    .limit(length);
  return { total: await executor.$count(adminImports, which), records };
}

/** Lines of an import, in their order. */
export async function listRows(
  executor: Executor,
  id: string,
  {
    outcome,
    offset = 0,
    length,
  }: { outcome?: ImportOutcome | undefined; offset?: number; length?: number } = {},
): Promise<{ readonly total: number; readonly rows: ImportRowRecord[] }> {
  const which = and(eq(adminImportRows.importId, id), outcome && eq(adminImportRows.outcome, outcome));
  const rows = executor.select().from(adminImportRows).where(which).orderBy(asc(adminImportRows.line));
  return length === undefined
    ? { total: 0, rows: await rows }
    : { total: await executor.$count(adminImportRows, which), rows: await rows.offset(offset).limit(length) };
}

/** Lets only one transaction at a time start imports. */
export async function lockStarts(executor: Executor): Promise<void> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended('admin.imports', 0))`);
}

/** Lets only one transaction at a time write an import. Its row stays free, for what counts how far it is. */
export async function lockImport(executor: Executor, id: string): Promise<ImportRecord | undefined> {
  await executor.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`admin.imports:${id}`}, 0))`);
  return findImport(executor, id);
}

/** An import that writes people of a company now; one of several companies is everybody's, and waits for everybody. */
export async function findRunning(
  executor: Executor,
  companyId: string | null,
): Promise<ImportRecord | undefined> {
  const isTheirs =
    companyId === null
      ? undefined
      : or(eq(adminImports.companyId, companyId), isNull(adminImports.companyId));
  const [record] = await executor
    .select()
    .from(adminImports)
    .where(and(eq(adminImports.state, 'running'), isTheirs))
    .limit(1);
  return record;
}

/** Writes what is known of an import. */
export async function updateImport(
  executor: Executor,
  id: string,
  fields: Partial<ImportRecord>,
): Promise<void> {
  await executor.update(adminImports).set(fields).where(eq(adminImports.id, id));
}

/** Writes how many lines of an import are written, as long as it runs. */
export async function updateWritten(executor: Executor, id: string, written: number): Promise<void> {
  await executor
    .update(adminImports)
    .set({ written })
    .where(and(eq(adminImports.id, id), eq(adminImports.state, 'running')));
}

/** Lines whose people are to be invited, the first of them. */
export async function listInvitationsDue(
  executor: Executor,
  importId: string,
  limit: number,
): Promise<ImportRowRecord[]> {
  return executor
    .select()
    .from(adminImportRows)
    .where(and(eq(adminImportRows.importId, importId), adminImportRows.isInvitationDue))
    .orderBy(asc(adminImportRows.line))
    .limit(limit);
}

/** Writes that people of lines are invited, or need not be. */
export async function settleInvitations(
  executor: Executor,
  { importId, lines, sent }: { readonly importId: string; readonly lines: number[]; readonly sent: number },
): Promise<void> {
  await executor
    .update(adminImportRows)
    .set({ isInvitationDue: false })
    .where(and(eq(adminImportRows.importId, importId), isOneOf(adminImportRows.line, lines)));
  await executor
    .update(adminImports)
    .set({
      invitationsSent: sql`${adminImports.invitationsSent} + ${sent}`,
      // Who needs none is none of those who are due.
      invitationsDue: sql`${adminImports.invitationsDue} - ${lines.length - sent}`,
    })
    .where(eq(adminImports.id, importId));
}

/** What became of the invitations of an import, the last of each person: how many wait, and who got none. */
export interface InvitationOutcomes {
  readonly waiting: number;
  readonly failed: number;
  /** Of some of them, by line. */
  readonly failedNames: readonly string[];
}

const maxFailedNames = 20;

/** What became of the mails that imports wrote, by import; none where all of them were handed over. */
export async function findInvitationOutcomes(
  executor: Executor,
  importIds: readonly string[],
): Promise<Map<string, InvitationOutcomes>> {
  const { rows } = await executor.execute<
    Record<string, unknown> & InvitationOutcomes & { readonly id: string }
  >(sql`
    select line.import_id as id,
      (count(*) filter (where latest.state = 'queued'))::int as waiting,
      (count(*) filter (where latest.state <> 'queued'))::int as failed,
      coalesce((array_agg(line.name order by line.line) filter (where latest.state <> 'queued'))[1:${sql.raw(String(maxFailedNames))}], '{}')
        as "failedNames"
    from admin_import_rows line
    cross join lateral (
      select state from platform_deliveries
      where reference = ${invitationReference('')} || line.user_id order by created_at desc limit 1) latest
    where line.import_id = any(${sql.param([...importIds])}::text[]) and line.user_id is not null
      and line.outcome = 'add' and not line.is_invitation_due and latest.state <> 'sent'
    group by line.import_id`);
  return new Map(rows.map(({ id, ...outcomes }) => [id, outcomes]));
}

/** Deletes the files that were checked before a moment and never imported. */
export async function deleteCheckedBefore(executor: Executor, moment: Date): Promise<void> {
  await executor
    .delete(adminImports)
    .where(and(eq(adminImports.state, 'checked'), lt(adminImports.madeAt, moment)));
}

/** Deletes the lines of what was imported before a moment; that it was imported stays. */
export async function deleteRowsBefore(executor: Executor, moment: Date): Promise<void> {
  const over = executor
    .select({ id: adminImports.id })
    .from(adminImports)
    .where(and(ne(adminImports.state, 'checked'), lt(adminImports.finishedAt, moment)));
  await executor.delete(adminImportRows).where(inArray(adminImportRows.importId, over));
}
