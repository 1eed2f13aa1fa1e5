import { randomUUID } from 'node:crypto';
import { and, count, eq, isNotNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import { isOneOf } from '../../platform/db/is-one-of.ts';
import type { Executor } from '../../platform/db/database.ts';
import type { PersonKeys } from '../../platform/personal-data/personal-sources.repository.ts';
import type { DataTerm, DueRows, PersonalTools } from '../../platform/personal-data/personal-table.ts';
import { absenceEntries } from './balances/balances.schema.ts';
import { absenceDays, absenceRequests as requests } from './requests/requests.schema.ts';
import { absenceCertificates as certificates } from './sickness/certificates.schema.ts';

/** What the texts of a request are once they are forgotten. That a withdrawal was asked for stays. */
const noTexts = {
  note: '',
  noteFold: '',
  sealedNote: null,
  refusalReason: '',
  sealedRefusalReason: null,
  withdrawalReason: sql`case when ${requests.withdrawalReason} is null then null else '' end`,
  sealedWithdrawalReason: null,
} as const;

const hasTexts = or(
  ne(requests.note, ''),
  isNotNull(requests.sealedNote),
  ne(requests.refusalReason, ''),
  isNotNull(requests.sealedRefusalReason),
  ne(sql`coalesce(${requests.withdrawalReason}, '')`, ''),
  isNotNull(requests.sealedWithdrawalReason),
);

/** Forgets what was written of people's absences and of their balances. */
export async function forgetTextsOf(executor: Executor, { employees }: PersonKeys): Promise<void> {
  if (employees.length === 0) return;
  await executor
    .update(requests)
    .set(noTexts)
    .where(and(isOneOf(requests.employeeId, employees), hasTexts));
  await executor
    .update(absenceEntries)
    .set({ note: '' })
    .where(isOneOf(absenceEntries.employeeId, employees));
}

/** Deletes people's certificates, with their files. */
export async function forgetCertificatesOf(
  executor: Executor,
  { employees }: PersonKeys,
  tools: PersonalTools,
): Promise<void> {
  if (employees.length === 0) return;
  await deleteCertificates(executor, isOneOf(requests.employeeId, employees), tools);
}

/** How absences end: what was written first, then the absences themselves with the entries of the balances, whose sum is carried over. */
export const absencesTerms: readonly DataTerm[] = [
  {
    kind: 'health',
    count: async (executor, due) =>
      (await countOf(executor, certificates, certificatesOf(isOver(due)))) +
      (await countOf(executor, requests, and(isOver(due), eq(requests.kind, 'sickness'), hasTexts))),
    remove: async (executor, due, tools) => {
      const ids = await listIds(executor, and(isOver(due), eq(requests.kind, 'sickness'), hasSomething), due);
      if (ids.length === 0) return 0;
      const are = isOneOf(requests.id, ids);
      const deleted = await deleteCertificates(executor, are, tools);
      const emptied = await executor
        .update(requests)
        .set(noTexts)
        .where(and(are, hasTexts))
        .returning({ id: requests.id });
      return deleted + emptied.length;
    },
  },
  {
    kind: 'notes',
    count: (executor, due) =>
      countOf(executor, requests, and(isOver(due), eq(requests.kind, 'leave'), hasTexts)),
    remove: async (executor, due) => {
      const ids = await listIds(executor, and(isOver(due), eq(requests.kind, 'leave'), hasTexts), due);
      if (ids.length > 0) await executor.update(requests).set(noTexts).where(isOneOf(requests.id, ids));
      return ids.length;
    },
  },
  {
    kind: 'hours',
    count: async (executor, due) =>
      (await countOf(executor, requests, isOver(due))) +
      (await countOf(executor, absenceEntries, and(isOldEntry(due), isNoCarry))),
    remove: async (executor, due, tools) => {
      const ids = await listIds(executor, isOver(due), due);
      if (ids.length > 0) {
        const are = isOneOf(requests.id, ids);
        await deleteCertificates(executor, are, tools);
        await executor.delete(absenceDays).where(isOneOf(absenceDays.requestId, ids));
        await executor.delete(requests).where(are);
      }
      return ids.length + (await carryOver(executor, due));
    },
  },
];

/** The requests of a company that were over before a day. */
function isOver({ companyId, before }: DueRows) {
  return and(eq(requests.companyId, companyId), lt(requests.to, before));
}

const hasCertificate = sql`exists (select 1 from ${certificates} where ${certificates.requestId} = ${requests.id})`;
const hasSomething = or(hasTexts, hasCertificate);

async function listIds(
  executor: Executor,
  where: SQL | undefined,
  { limit }: { readonly limit: number },
): Promise<string[]> {
  const rows = await executor.select({ id: requests.id }).from(requests).where(where).limit(limit);
  return rows.map(({ id }) => id);
}

async function countOf(
  executor: Executor,
  table: typeof requests | typeof certificates | typeof absenceEntries,
  where: SQL | undefined,
): Promise<number> {
  const [found] = await executor.select({ rows: count() }).from(table).where(where);
  return found?.rows ?? 0;
}

function certificatesOf(where: SQL | undefined): SQL {
  return sql`${certificates.requestId} in (select ${requests.id} from ${requests} where ${where})`;
}

async function deleteCertificates(
  executor: Executor,
  where: SQL | undefined,
  { removeFiles }: PersonalTools,
): Promise<number> {
  const deleted = await executor
    .delete(certificates)
    .where(certificatesOf(where))
    .returning({ fileKey: certificates.fileKey });
  await removeFiles(
    executor,
    deleted.flatMap(({ fileKey }) => fileKey ?? []),
  );
  return deleted.length;
}

function isOldEntry({ companyId, before }: DueRows) {
  return and(eq(absenceEntries.companyId, companyId), lt(absenceEntries.day, before));
}

/** In both languages: the note of an entry is what its writer wrote. */
export const carriedNote = 'Riporto – carried over';
const isNoCarry = ne(absenceEntries.note, carriedNote);

/** Puts one entry in the place of a person's old ones of a balance, so that it stays what it is. */
async function carryOver(executor: Executor, due: DueRows & { readonly limit: number }): Promise<number> {
  const { employeeId, counter, kind, minutes } = absenceEntries;
  const sums = await executor
    .select({
      employeeId,
      counter,
      minutes: sql<string>`sum(${minutes})`,
      isKept: sql<boolean>`bool_or(${kind} in ('accrual', 'import', 'adjustment'))`,
      rows: count(),
    })
    .from(absenceEntries)
    .where(isOldEntry(due))
    .groupBy(employeeId, counter)
    .having(sql`bool_or(${isNoCarry})`)
    .limit(due.limit);
  let ended = 0;
  for (const sum of sums) {
    const isOfBalance = and(eq(employeeId, sum.employeeId), eq(counter, sum.counter));
    await executor.delete(absenceEntries).where(and(isOfBalance, isOldEntry(due)));
    await executor.insert(absenceEntries).values({
      id: randomUUID(),
      employeeId: sum.employeeId,
      companyId: due.companyId,
      counter: sum.counter,
      day: due.before,
      minutes: Number(sum.minutes),
      kind: sum.isKept ? 'adjustment' : 'correction',
      note: carriedNote,
      createdAt: new Date(`${due.before}T00:00:00Z`),
      createdBy: null,
    });
    ended += sum.rows;
  }
  return ended;
}
