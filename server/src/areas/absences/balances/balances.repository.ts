import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, max, min, or, sql } from 'drizzle-orm';
import type { Counter } from 'shared-api/contracts/absences';
import { groupBy, type PlainDay } from 'shared-api/contracts/common';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { absenceDays, absencePeople, absenceRequests } from '../requests/requests.schema.ts';
import { absenceEntries, absencePolicies, type EntryRecord, type PolicyRecord } from './balances.schema.ts';

interface OfBalance {
  readonly employeeId: string;
  readonly counter: Counter;
}

/** Adds entries to the ledger. */
export async function insertEntries(
  executor: Executor,
  entries: readonly (typeof absenceEntries.$inferInsert)[],
): Promise<void> {
  if (entries.length > 0) await executor.insert(absenceEntries).values([...entries]);
}

/**
 * The sum of an employee's entries of a balance, in minutes; undefined where nobody keeps it: what requests take and give back alone is no
 * balance.
 */
export async function sumEntries(
  executor: Executor,
  { employeeId, counter }: { readonly employeeId: string; readonly counter: Counter },
): Promise<number | undefined> {
  const [sum] = await executor
    .select({
      minutes: sql<string | null>`case
        when bool_or(${absenceEntries.kind} in ('accrual', 'import', 'adjustment'))
        then sum(${absenceEntries.minutes}) end`,
    })
    .from(absenceEntries)
    .where(and(eq(absenceEntries.employeeId, employeeId), eq(absenceEntries.counter, counter)));
  return sum?.minutes === null || sum?.minutes === undefined ? undefined : Number(sum.minutes);
}

/** What a request takes by the ledger: the sum of its entries, in minutes; negative where it takes something. */
export async function sumOfRequest(executor: Executor, requestId: string): Promise<number> {
  const [sum] = await executor
    .select({ minutes: sql<string>`coalesce(sum(${absenceEntries.minutes}), 0)` })
    .from(absenceEntries)
    .where(eq(absenceEntries.requestId, requestId));
  return Number(sum?.minutes ?? 0);
}

/** The entries of some employees, of all balances. */
export async function listEntriesOf(
  executor: Executor,
  employeeIds: readonly string[],
): Promise<EntryRecord[]> {
  if (employeeIds.length === 0) return [];
  return executor.select().from(absenceEntries).where(isOneOf(absenceEntries.employeeId, employeeIds));
}

/** The balances that a company imports from payslips. */
export async function listImportedCounters(
  executor: Executor,
  companyId: string,
): Promise<ReadonlySet<Counter>> {
  const { employeeId, counter, kind } = absenceEntries;
  const rows = await executor
    .selectDistinct({ counter })
    .from(absencePeople)
    .innerJoin(absenceEntries, eq(employeeId, absencePeople.employeeId))
    .where(and(eq(absencePeople.companyId, companyId), eq(kind, 'import')));
  return new Set(rows.map((row) => row.counter));
}

/** An entry with the balance after it, and the days of its request. */
interface LedgerRow extends EntryRecord {
  readonly balance: number;
  readonly from: PlainDay | null;
  readonly to: PlainDay | null;
}

/** A page of the ledger of a balance, the last entry first. */
export async function listLedger(
  executor: Executor,
  { employeeId, counter, offset, length }: OfBalance & { readonly offset: number; readonly length: number },
): Promise<{ readonly total: number; readonly rows: LedgerRow[] }> {
  const isOfBalance = and(eq(absenceEntries.employeeId, employeeId), eq(absenceEntries.counter, counter));
  const [counted] = await executor.select({ total: count() }).from(absenceEntries).where(isOfBalance);
  const { createdAt, id, minutes } = absenceEntries;
  const rows = await executor
    .select({
      entry: absenceEntries,
      balance: sql<string>`sum(${minutes}) over (order by ${createdAt}, ${id})`,
      from: absenceRequests.from,
      to: absenceRequests.to,
    })
    .from(absenceEntries)
    .leftJoin(absenceRequests, eq(absenceRequests.id, absenceEntries.requestId))
    .where(isOfBalance)
    .orderBy(desc(createdAt), desc(id))
    .limit(length)
    .offset(offset);
  return {
    total: counted?.total ?? 0,
    rows: rows.map(({ entry, balance, from, to }) => ({ ...entry, balance: Number(balance), from, to })),
  };
}

/**
 * The balances of employees at the end of a day, by employee and then by balance, in minutes. What a request takes counts on the days on
 * which it takes it, whenever that was written down; everything else on its own day.
 */
export async function sumBalances(
  executor: Executor,
  { employeeIds, until }: { readonly employeeIds: readonly string[]; readonly until: PlainDay },
): Promise<ReadonlyMap<string, ReadonlyMap<Counter, number>>> {
  if (employeeIds.length === 0) return new Map();
  const { employeeId, counter, minutes, day, requestId } = absenceEntries;
  const rows = await executor
    .select({ employeeId, counter, requestId, minutes: sql<string>`sum(${minutes})` })
    .from(absenceEntries)
    .where(and(isOneOf(employeeId, employeeIds), or(isNotNull(requestId), lte(day, until))))
    .groupBy(employeeId, counter, requestId);
  const later = await sumDaysAfter(executor, { employeeIds, day: until });
  const sums = new Map<string, Map<Counter, number>>();
  for (const row of rows) {
    const own = sums.get(row.employeeId) ?? new Map<Counter, number>();
    // Of what was taken back nothing is left to take, whatever days it had.
    const of = row.requestId === null ? 0 : (later.get(row.requestId) ?? 0);
    const counted = row.requestId === null ? Number(row.minutes) : Math.min(0, Number(row.minutes) + of);
    sums.set(row.employeeId, own.set(row.counter, (own.get(row.counter) ?? 0) + counted));
  }
  return sums;
}

/** The minutes that requests take after a day, without what a sickness gave back. */
async function sumDaysAfter(
  executor: Executor,
  { employeeIds, day }: { readonly employeeIds: readonly string[]; readonly day: PlainDay },
): Promise<ReadonlyMap<string, number>> {
  const { requestId, employeeId, minutes, givenBackTo } = absenceDays;
  const rows = await executor
    .select({ requestId, minutes: sql<string>`sum(${minutes})` })
    .from(absenceDays)
    .where(and(isOneOf(employeeId, employeeIds), gt(absenceDays.day, day), isNull(givenBackTo)))
    .groupBy(requestId);
  return new Map(rows.map((row) => [row.requestId, Number(row.minutes)]));
}

/** The next day after one as of which a residue of employees was imported, by employee and balance. */
export async function findNextImports(
  executor: Executor,
  { employeeIds, after }: { readonly employeeIds: readonly string[]; readonly after: PlainDay },
): Promise<ReadonlyMap<string, ReadonlyMap<Counter, PlainDay>>> {
  if (employeeIds.length === 0) return new Map();
  const { employeeId, counter, day, kind } = absenceEntries;
  const rows = await executor
    .select({ employeeId, counter, day: min(day) })
    .from(absenceEntries)
    .where(and(isOneOf(employeeId, employeeIds), eq(kind, 'import'), gt(day, after)))
    .groupBy(employeeId, counter);
  const byEmployee = groupBy(rows, (row) => row.employeeId);
  return new Map(
    [...byEmployee].map(([id, own]) => [
      id,
      new Map(
        own.flatMap((row): [Counter, PlainDay][] => (row.day === null ? [] : [[row.counter, row.day]])),
      ),
    ]),
  );
}

/** The last day as of which an employee's residue was imported. */
export async function findLastImport(executor: Executor, employeeId: string): Promise<PlainDay | null> {
  const [last] = await executor
    .select({ day: max(absenceEntries.day) })
    .from(absenceEntries)
    .where(and(eq(absenceEntries.employeeId, employeeId), eq(absenceEntries.kind, 'import')));
  return last?.day ?? null;
}

/** The last month that was accrued of an employee, `YYYY-MM`; null before the first. */
export async function findAccruedThrough(executor: Executor, employeeId: string): Promise<string | null> {
  const [person] = await executor
    .select({ accruedThrough: absencePeople.accruedThrough })
    .from(absencePeople)
    .where(eq(absencePeople.employeeId, employeeId));
  return person?.accruedThrough ?? null;
}

/** The same of some employees. */
export async function listAccruedThroughOf(
  executor: Executor,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (employeeIds.length === 0) return new Map();
  const people = await executor
    .select()
    .from(absencePeople)
    .where(isOneOf(absencePeople.employeeId, employeeIds));
  return new Map(people.map(({ employeeId, accruedThrough }) => [employeeId, accruedThrough]));
}

/** The same of all employees of a company who have anything to do with absences. */
export async function listAccruedThrough(
  executor: Executor,
  companyId: string,
): Promise<ReadonlyMap<string, string | null>> {
  const people = await executor.select().from(absencePeople).where(eq(absencePeople.companyId, companyId));
  return new Map(people.map(({ employeeId, accruedThrough }) => [employeeId, accruedThrough]));
}

/** Writes down the last month that was accrued of an employee, whom the caller holds. */
export async function saveAccruedThrough(
  executor: Executor,
  { employeeId, month }: { readonly employeeId: string; readonly month: string },
): Promise<void> {
  await executor
    .update(absencePeople)
    .set({ accruedThrough: month })
    .where(eq(absencePeople.employeeId, employeeId));
}

/** The policies of a company, and those of one of its employees or of all; the company's first, the latest first. */
export async function listPolicies(
  executor: Executor,
  { companyId, employeeId }: { readonly companyId: string; readonly employeeId?: string },
): Promise<PolicyRecord[]> {
  const ofWhom = absencePolicies.employeeId;
  return executor
    .select()
    .from(absencePolicies)
    .where(
      and(
        eq(absencePolicies.companyId, companyId),
        employeeId === undefined ? undefined : or(isNull(ofWhom), eq(ofWhom, employeeId)),
      ),
    )
    .orderBy(sql`${ofWhom} nulls first`, desc(absencePolicies.validFrom), asc(absencePolicies.id));
}

/** A policy, held until the transaction ends. */
export async function lockPolicy(executor: Executor, id: string): Promise<PolicyRecord | undefined> {
  const [policy] = await executor
    .select()
    .from(absencePolicies)
    .where(eq(absencePolicies.id, id))
    .for('update');
  return policy;
}

/** Adds a policy, or writes over it. */
export async function savePolicy(
  executor: Executor,
  policy: typeof absencePolicies.$inferInsert,
): Promise<void> {
  await executor
    .insert(absencePolicies)
    .values(policy)
    .onConflictDoUpdate({ target: absencePolicies.id, set: policy });
}

/** Removes a policy. */
export async function removePolicy(executor: Executor, id: string): Promise<void> {
  await executor.delete(absencePolicies).where(eq(absencePolicies.id, id));
}
