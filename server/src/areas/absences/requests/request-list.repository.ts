import { inFoldedOrder, patternOf } from '../../../platform/db/folded-text.ts';
import {
  and,
  asc,
  count,
  like,
  desc,
  eq,
  getTableColumns,
  gt,
  isNotNull,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import type { AbsenceStatus, LeaveCause } from 'shared-api/contracts/absences';
import { isNoneOf, isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Directory } from '../../ports/directory.port.ts';
import { absenceCertificates, type CertificateRecord } from '../sickness/certificates.schema.ts';
import { absenceDays, absenceRequests, type RequestRecord } from './requests.schema.ts';

/** Whose requests: of all, of some people, or of all of some companies but some people. */
export type RequestScope =
  | 'everybody'
  | { readonly employeeIds: readonly string[] }
  | { readonly companyIds: readonly string[]; readonly exceptIds: readonly string[] };

/** Which requests. */
export interface RequestFilter {
  readonly scope: RequestScope;
  /** Both where undefined. */
  readonly kind?: RequestRecord['kind'] | undefined;
  readonly status?: AbsenceStatus | undefined;
  /** Only what waits for a decision: to be approved, or to be taken back. */
  readonly isWaiting?: boolean;
  /** What each must have: a text within its note, one of its days (`DD-MM-YYYY`) or the number of a certificate, or one of these people. */
  readonly words: readonly {
    readonly text: string;
    readonly employeeIds: readonly string[];
    /** The reasons whose name has the word. */
    readonly causes: readonly LeaveCause[];
    /** The sicknesses that have it where the database cannot look. */
    readonly requestIds: readonly string[];
  }[];
  /** The folded name of who has an id: where it is given, it is searched for words and sorted by, in place of ids. */
  readonly nameOf?: Directory['foldedEmployeeNameOf'];
}

/** Which of them, in what order. */
interface RequestPage extends RequestFilter {
  readonly sort?: 'from' | 'to' | 'employee' | 'status' | undefined;
  readonly direction?: 'ascending' | 'descending' | undefined;
  /** Ids of people by name, for the order by employee. */
  readonly namesInOrder: readonly string[];
  readonly offset: number;
  readonly length: number;
}

/** A page of requests, by default the last day first, and how many there are in all. */
export async function findRequestPage(
  executor: Executor,
  page: RequestPage,
): Promise<{ rows: RequestRecord[]; total: number }> {
  const where = isWanted(page);
  const rows = await executor
    .select()
    .from(absenceRequests)
    .where(where)
    .orderBy(...orderOf(page))
    .limit(page.length)
    .offset(page.offset);
  if (page.offset === 0 && rows.length < page.length) return { rows, total: rows.length };
  const [sum] = await executor.select({ total: count() }).from(absenceRequests).where(where);
  return { rows, total: sum?.total ?? 0 };
}

/** What requests take: minutes, and working days on which they take any; what was given back is not taken. */
export async function sumDaysOfRequests(
  executor: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly minutes: number; readonly days: number }>> {
  if (ids.length === 0) return new Map();
  const { requestId, minutes, givenBackTo } = absenceDays;
  const sums = await executor
    .select({
      requestId,
      minutes: sql<number>`(coalesce(sum(${minutes}), 0))::int`,
      days: count(),
    })
    .from(absenceDays)
    .where(and(isOneOf(requestId, ids), sql`${givenBackTo} is null`))
    .groupBy(requestId);
  return new Map(sums.map((sum) => [sum.requestId, { minutes: sum.minutes, days: sum.days }]));
}

/** Sicknesses whose note is encrypted, by their id, from behind one on. */
export async function listSealedNotes(
  executor: Executor,
  scope: RequestScope,
  { after, limit }: Stretch,
): Promise<RequestRecord[]> {
  const { id, kind, sealedNote } = absenceRequests;
  return executor
    .select()
    .from(absenceRequests)
    .where(and(isWithin(scope), eq(kind, 'sickness'), isNotNull(sealedNote), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

/** Certificates whose number is encrypted, by their id, from behind one on. */
export async function listSealedNumbers(
  executor: Executor,
  scope: RequestScope,
  { after, limit }: Stretch,
): Promise<CertificateRecord[]> {
  const { id, requestId, sealedProtocol } = absenceCertificates;
  return executor
    .select(getTableColumns(absenceCertificates))
    .from(absenceCertificates)
    .innerJoin(absenceRequests, eq(absenceRequests.id, requestId))
    .where(and(isWithin(scope), isNotNull(sealedProtocol), gt(id, after)))
    .orderBy(asc(id))
    .limit(limit);
}

interface Stretch {
  readonly after: string;
  readonly limit: number;
}

function isWanted({ scope, kind, status, isWaiting, words, nameOf }: RequestFilter): SQL | undefined {
  return and(
    isWithin(scope),
    kind === undefined ? undefined : eq(absenceRequests.kind, kind),
    status === undefined ? undefined : eq(absenceRequests.status, status),
    isWaiting
      ? or(eq(absenceRequests.status, 'toApprove'), isNotNull(absenceRequests.withdrawalAskedAt))
      : undefined,
    ...words.map((word) => isWithWord(word, { kind, nameOf })),
  );
}

/** Whose name has the word is looked at first, which costs least; days are looked through only for what could be one. */
function isWithWord(
  { text, employeeIds, causes, requestIds }: RequestFilter['words'][number],
  { kind, nameOf }: Pick<RequestFilter, 'kind' | 'nameOf'>,
): SQL | undefined {
  const pattern = patternOf(text);
  const { from, to, noteFold, employeeId, cause } = absenceRequests;
  const mayBeDay = /^[\d-]+$/.test(text);
  return or(
    nameOf && sql`${nameOf(employeeId)} like ${pattern}`,
    employeeIds.length === 0 ? undefined : isOneOf(employeeId, employeeIds),
    like(noteFold, pattern),
    causes.length === 0 ? undefined : isOneOf(cause, causes),
    requestIds.length === 0 ? undefined : isOneOf(absenceRequests.id, requestIds),
    mayBeDay ? sql`to_char(${from}, 'DD-MM-YYYY') like ${pattern}` : undefined,
    mayBeDay ? sql`to_char(${to}, 'DD-MM-YYYY') like ${pattern}` : undefined,
    kind === 'sickness' && mayBeDay ? hasNumber(pattern) : undefined,
  );
}

/** Whether a certificate has such a number. */
function hasNumber(pattern: string): SQL {
  return sql`exists (
    select 1 from ${absenceCertificates}
    where ${absenceCertificates.requestId} = ${absenceRequests.id} and ${absenceCertificates.protocol} like ${pattern}
  )`;
}

function isWithin(scope: RequestScope): SQL | undefined {
  if (scope === 'everybody') return undefined;
  if ('employeeIds' in scope) return isOneOf(absenceRequests.employeeId, scope.employeeIds);
  const { companyId, employeeId } = absenceRequests;
  return and(
    isOneOf(companyId, scope.companyIds),
    scope.exceptIds.length === 0 ? undefined : isNoneOf(employeeId, scope.exceptIds),
  );
}

/** The last day first, and names from A on, where nothing else is said. */
function orderOf({ sort = 'from', direction: wanted, namesInOrder, nameOf }: RequestPage): SQL[] {
  const direction = wanted ?? (sort === 'employee' ? 'ascending' : 'descending');
  const { from, to, status, employeeId, id } = absenceRequests;
  const last = [desc(from), desc(id)];
  const turned = (value: SQLWrapper) => (direction === 'ascending' ? sql`${value} asc` : sql`${value} desc`);
  if (sort === 'from') return [turned(from), direction === 'ascending' ? sql`${id} asc` : desc(id)];
  if (sort === 'to') return [turned(to), ...last];
  if (sort === 'status') {
    const states: readonly AbsenceStatus[] = ['open', 'toApprove', 'approved', 'refused', 'withdrawn'];
    return [turned(sql`array_position(string_to_array(${states.join(',')}, ','), ${status})`), ...last];
  }
  if (nameOf) return [turned(inFoldedOrder(nameOf(employeeId))), ...last];
  const place = sql`(${JSON.stringify(Object.fromEntries(namesInOrder.map((name, index) => [name, index])))}::jsonb -> ${employeeId})::int`;
  return [turned(place), ...last];
}
