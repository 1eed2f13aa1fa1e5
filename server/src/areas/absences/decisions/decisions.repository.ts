import { and, asc, count, desc, eq, gte, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { AbsenceKind, AbsenceStatus, DecisionSort } from 'shared-api/contracts/absences';
import type { PlainDay } from 'shared-api/contracts/common';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { absenceRequests, type RequestRecord } from '../requests/requests.schema.ts';

/** Where a request stands in a list: what is sorted by, and its id. */
type DecisionPlace = readonly [value: string, id: string];

interface Narrowed {
  readonly companyId: string;
  readonly employeeIds: readonly string[];
  readonly isWaiting: boolean;
  readonly status?: AbsenceStatus | undefined;
  readonly kind?: AbsenceKind | undefined;
}

interface Page {
  readonly sort: DecisionSort;
  readonly isDescending: boolean;
  readonly after: DecisionPlace | undefined;
  readonly length: number;
}

/** The requests of a page, in order. */
export async function listRequests(
  executor: Executor,
  narrowed: Narrowed,
  { sort, isDescending, after, length }: Page,
): Promise<RequestRecord[]> {
  const { id } = absenceRequests;
  const column = sort === 'from' ? absenceRequests.from : absenceRequests.createdAt;
  const type = sort === 'from' ? sql`date` : sql`timestamptz`;
  const isAfter =
    after &&
    (isDescending
      ? sql`(${column}, ${id}) < (${after[0]}::${type}, ${after[1]})`
      : sql`(${column}, ${id}) > (${after[0]}::${type}, ${after[1]})`);
  const order = isDescending ? desc : asc;
  return executor
    .select()
    .from(absenceRequests)
    .where(and(fits(narrowed), isAfter))
    .orderBy(order(column), order(id))
    .limit(length);
}

/** How many requests there are under some filters. */
export async function countRequests(executor: Executor, narrowed: Narrowed): Promise<number> {
  const [row] = await executor.select({ total: count() }).from(absenceRequests).where(fits(narrowed));
  return row?.total ?? 0;
}

/** How many requests of some people, of a kind or of both, there are in each state, and how many wait. */
export async function countByStatus(
  executor: Executor,
  of: Pick<Narrowed, 'companyId' | 'employeeIds' | 'kind'>,
): Promise<{ readonly status: AbsenceStatus; readonly total: number; readonly waiting: number }[]> {
  return executor
    .select({
      status: absenceRequests.status,
      total: count(),
      waiting: sql<number>`(count(*) filter (where ${waits()}))::int`,
    })
    .from(absenceRequests)
    .where(fits({ ...of, isWaiting: false }))
    .groupBy(absenceRequests.status);
}

/** What waits for a decision in companies, by its first day; only the first where a number is given. */
export async function listWaiting(
  executor: Executor,
  companyIds: 'all' | readonly string[],
  limit?: number,
): Promise<RequestRecord[]> {
  const all = executor
    .select()
    .from(absenceRequests)
    .where(waitsIn(companyIds))
    .orderBy(asc(absenceRequests.from), asc(absenceRequests.id));
  return limit === undefined ? all : all.limit(limit);
}

/** How much waits for a decision in companies. */
export async function countWaiting(
  executor: Executor,
  companyIds: 'all' | readonly string[],
): Promise<number> {
  return executor.$count(absenceRequests, waitsIn(companyIds));
}

function waitsIn(companyIds: 'all' | readonly string[]): SQL | undefined {
  return and(
    companyIds === 'all' ? undefined : isOneOf(absenceRequests.companyId, companyIds),
    // What the index has first.
    inArray(absenceRequests.status, ['toApprove', 'approved']),
    waits(),
  );
}

/** The approved leave of an employee that is not over on a day, by its first day. */
export async function listApprovedLeave(
  executor: Executor,
  { employeeId, day }: { readonly employeeId: string; readonly day: PlainDay },
): Promise<Pick<RequestRecord, 'from' | 'to'>[]> {
  const { from, to } = absenceRequests;
  return executor
    .select({ from, to })
    .from(absenceRequests)
    .where(
      and(
        eq(absenceRequests.employeeId, employeeId),
        eq(absenceRequests.kind, 'leave'),
        eq(absenceRequests.status, 'approved'),
        gte(to, day),
      ),
    )
    .orderBy(asc(from));
}

function fits({ companyId, employeeIds, isWaiting, status, kind }: Narrowed): SQL | undefined {
  return and(
    eq(absenceRequests.companyId, companyId),
    isOneOf(absenceRequests.employeeId, employeeIds),
    isWaiting ? waits() : undefined,
    status === undefined ? undefined : eq(absenceRequests.status, status),
    kind === undefined ? undefined : eq(absenceRequests.kind, kind),
  );
}

function waits(): SQL | undefined {
  return or(
    eq(absenceRequests.status, 'toApprove'),
    and(eq(absenceRequests.status, 'approved'), isNotNull(absenceRequests.withdrawalReason)),
  );
}
