import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { DayTaken } from 'shared-api/contracts/absences';
import { foldText, type PlainDay } from 'shared-api/contracts/common';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import {
  absenceDays,
  absencePeople,
  absenceRequests,
  type DayRecord,
  type RequestRecord,
} from './requests.schema.ts';

/** What is written beside a note. */
export function noteFoldOf({
  note,
}: Partial<Pick<RequestRecord, 'note'>>): Partial<Pick<RequestRecord, 'noteFold'>> {
  return note === undefined ? {} : { noteFold: foldText(note) };
}

interface Span {
  readonly from: PlainDay;
  readonly to: PlainDay;
}

/**
 * Holds an employee until the transaction ends, so that whoever changes their absences or balances comes one after the other.
 * @returns the last month that was accrued, `YYYY-MM`.
 */
export async function lockPerson(
  executor: Executor,
  { id, companyId }: { readonly id: string; readonly companyId: string },
): Promise<{ readonly accruedThrough: string | null }> {
  const [person] = await executor
    .insert(absencePeople)
    .values({ employeeId: id, companyId })
    // Holds the row that is there.
    .onConflictDoUpdate({ target: absencePeople.employeeId, set: { companyId } })
    .returning();
  return { accruedThrough: person?.accruedThrough ?? null };
}

/** Adds a request. */
export async function insertRequest(
  executor: Executor,
  request: typeof absenceRequests.$inferInsert,
): Promise<RequestRecord> {
  const [record] = await executor
    .insert(absenceRequests)
    .values({ ...request, ...noteFoldOf(request) })
    .returning();
  if (!record) throw new Error('A request that was written is not there');
  return record;
}

/** A request, or undefined when there is none. */
export async function findRequest(executor: Executor, id: string): Promise<RequestRecord | undefined> {
  const [request] = await executor.select().from(absenceRequests).where(eq(absenceRequests.id, id));
  return request;
}

/** Changes a request, which the caller holds by its person. @returns it as it is now. */
export async function updateRequest(
  executor: Executor,
  id: string,
  change: Partial<RequestRecord>,
): Promise<RequestRecord> {
  const [record] = await executor
    .update(absenceRequests)
    .set({ ...change, ...noteFoldOf(change), version: sql`${absenceRequests.version} + 1` })
    .where(eq(absenceRequests.id, id))
    .returning();
  if (!record) throw new Error('A request that was changed is not there');
  return record;
}

/** Deletes a request with its days. */
export async function deleteRequest(executor: Executor, id: string): Promise<void> {
  await executor.delete(absenceDays).where(eq(absenceDays.requestId, id));
  await executor.delete(absenceRequests).where(eq(absenceRequests.id, id));
}

/** The requests of an employee that touch a span and take time, but one. */
export async function listTaking(
  executor: Executor,
  {
    employeeId,
    from,
    to,
    except,
  }: Span & { readonly employeeId: string; readonly except?: string | undefined },
): Promise<RequestRecord[]> {
  return executor
    .select()
    .from(absenceRequests)
    .where(
      and(
        eq(absenceRequests.employeeId, employeeId),
        lte(absenceRequests.from, to),
        gte(absenceRequests.to, from),
        inArray(absenceRequests.status, ['open', 'toApprove', 'approved']),
        except === undefined ? undefined : ne(absenceRequests.id, except),
      ),
    )
    .orderBy(asc(absenceRequests.from), asc(absenceRequests.id));
}

/** Writes what a request takes of each day, in place of what stood; days that were given back stay so. */
export async function replaceDays(
  executor: Executor,
  { id, employeeId }: Pick<RequestRecord, 'id' | 'employeeId'>,
  taken: readonly DayTaken[],
): Promise<void> {
  await executor
    .delete(absenceDays)
    .where(and(eq(absenceDays.requestId, id), isNull(absenceDays.givenBackTo)));
  if (taken.length === 0) return;
  await executor
    .insert(absenceDays)
    .values(taken.map(({ day, minutes }) => ({ requestId: id, employeeId, day, minutes })))
    .onConflictDoNothing();
}

/** Has a request take nothing any more outside its days. */
export async function deleteDaysOutside(
  executor: Executor,
  { id, from, to }: Span & Pick<RequestRecord, 'id'>,
): Promise<void> {
  const { requestId, day } = absenceDays;
  await executor.delete(absenceDays).where(and(eq(requestId, id), or(lt(day, from), gt(day, to))));
}

/** What requests take of each day, in order. */
export async function listDaysOfRequests(executor: Executor, ids: readonly string[]): Promise<DayRecord[]> {
  if (ids.length === 0) return [];
  return executor
    .select()
    .from(absenceDays)
    .where(isOneOf(absenceDays.requestId, ids))
    .orderBy(asc(absenceDays.day));
}

/** What leave takes that waits. */
interface WaitingLeave extends Pick<RequestRecord, 'employeeId' | 'cause'> {
  /** On which it begins. */
  readonly day: PlainDay;
  readonly minutes: number;
}

/** What leave of some employees takes that waits, but one request. */
export async function listWaitingLeave(
  executor: Executor,
  { employeeIds, except }: { readonly employeeIds: readonly string[]; readonly except: string | undefined },
): Promise<WaitingLeave[]> {
  if (employeeIds.length === 0) return [];
  const { employeeId, cause, from } = absenceRequests;
  const rows = await executor
    .select({ employeeId, cause, day: from, minutes: sql<string>`sum(${absenceDays.minutes})` })
    .from(absenceDays)
    .innerJoin(absenceRequests, eq(absenceRequests.id, absenceDays.requestId))
    .where(
      and(
        isOneOf(employeeId, employeeIds),
        eq(absenceRequests.status, 'toApprove'),
        isNull(absenceDays.givenBackTo),
        except === undefined ? undefined : ne(absenceRequests.id, except),
      ),
    )
    .groupBy(employeeId, cause, from);
  return rows.map((row) => ({ ...row, minutes: Number(row.minutes) }));
}

/** Minutes that an employee's leave takes, by its reason. */
export interface LeaveSums {
  readonly cause: RequestRecord['cause'];
  readonly waiting: number;
  /** Approved, after today. */
  readonly planned: number;
  /** Approved, from the beginning of the year until today. */
  readonly taken: number;
}

/** What an employee's requests that wait or are approved take, by their reason. */
export async function sumLeave(
  executor: Executor,
  { employeeId, today }: { readonly employeeId: string; readonly today: PlainDay },
): Promise<LeaveSums[]> {
  const { day, minutes, givenBackTo } = absenceDays;
  const { status, cause } = absenceRequests;
  const sumWhere = (condition: SQL) => sql<string>`coalesce(sum(${minutes}) filter (where ${condition}), 0)`;
  const year = `${today.slice(0, 4)}-01-01`;
  const rows = await executor
    .select({
      cause,
      waiting: sumWhere(sql`${status} = 'toApprove'`),
      planned: sumWhere(sql`${status} = 'approved' and ${day} > ${today}`),
      taken: sumWhere(sql`${status} = 'approved' and ${day} between ${year} and ${today}`),
    })
    .from(absenceDays)
    .innerJoin(absenceRequests, eq(absenceRequests.id, absenceDays.requestId))
    .where(and(eq(absenceRequests.employeeId, employeeId), isNull(givenBackTo)))
    .groupBy(cause);
  return rows.map((row) => ({
    cause: row.cause,
    waiting: Number(row.waiting),
    planned: Number(row.planned),
    taken: Number(row.taken),
  }));
}

/** The requests of some employees that end on a day or later and are open, wait or are approved, by employee. */
export async function listCountingSince(
  executor: Executor,
  { employeeIds, from }: { readonly employeeIds: readonly string[]; readonly from: PlainDay },
): Promise<RequestRecord[]> {
  if (employeeIds.length === 0) return [];
  return executor
    .select()
    .from(absenceRequests)
    .where(
      and(
        isOneOf(absenceRequests.employeeId, employeeIds),
        gte(absenceRequests.to, from),
        inArray(absenceRequests.status, ['open', 'toApprove', 'approved']),
      ),
    )
    .orderBy(asc(absenceRequests.employeeId), asc(absenceRequests.from), asc(absenceRequests.id));
}

/** The requests that closures of a company made, in any state. */
export async function listOfClosures(
  executor: Executor,
  closureIds: readonly string[],
): Promise<RequestRecord[]> {
  if (closureIds.length === 0) return [];
  return executor
    .select()
    .from(absenceRequests)
    .where(isOneOf(absenceRequests.closureId, closureIds))
    .orderBy(asc(absenceRequests.employeeId), asc(absenceRequests.from));
}

/** The requests of an employee that touch a span, the newest first. */
export async function listInSpan(
  executor: Executor,
  { employeeId, kind, from, to }: Span & Pick<RequestRecord, 'employeeId' | 'kind'>,
): Promise<RequestRecord[]> {
  return executor
    .select()
    .from(absenceRequests)
    .where(
      and(
        eq(absenceRequests.employeeId, employeeId),
        eq(absenceRequests.kind, kind),
        lte(absenceRequests.from, to),
        gte(absenceRequests.to, from),
      ),
    )
    .orderBy(desc(absenceRequests.createdAt));
}
