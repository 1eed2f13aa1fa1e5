import { compareFolded, foldText, foldWords } from 'shared-api/contracts/common';
import {
  decisionsOn,
  leaveCauses,
  mayReadSickness,
  removalOf,
  type AbsenceStatus,
  type LeaveCause,
} from 'shared-api/contracts/absences';
import type { Executor } from '../../../platform/db/database.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { absencesTexts } from '../absences.texts.ts';
import type { HealthTexts } from '../sickness/health-texts.ts';
import type { AbsenceAccess, AbsenceRights, Reach } from './absence-access.ts';
import {
  findRequestPage,
  sumDaysOfRequests,
  type RequestFilter,
  type RequestScope,
} from './request-list.repository.ts';
import { keptOf } from './request-shortening.ts';
import type { RequestRecord } from './requests.schema.ts';
import { searchSealed } from './sealed-search.ts';

interface ListDependencies {
  readonly access: Pick<AbsenceAccess, 'rightsOn'>;
  readonly directory: Pick<Directory, 'foldedEmployeeNameOf' | 'listEmployeesById' | 'namesApart'>;
  readonly people: Pick<People, 'findPeople'>;
  readonly texts: Pick<HealthTexts, 'readRequest' | 'readCertificate'>;
}

/** A page of a history: what `historyFields` says, and of which kind. */
export interface HistoryPage extends Pick<RequestFilter, 'kind' | 'status' | 'isWaiting'> {
  readonly search: string;
  readonly offset: number;
  readonly length: number;
  readonly sort?: 'from' | 'to' | 'employee' | 'status' | undefined;
  readonly direction?: 'ascending' | 'descending' | undefined;
}

/** A request as `absenceFields` has it, beside what is stored. */
export interface PresentedRequest {
  readonly record: RequestRecord;
  readonly rights: AbsenceRights;
  readonly fields: PresentedFields;
}

type PresentedFields = Pick<
  RequestRecord,
  | 'id'
  | 'employeeId'
  | 'from'
  | 'to'
  | 'start'
  | 'end'
  | 'note'
  | 'version'
  | 'refusalReason'
  | 'withdrawalReason'
> & {
  readonly kept: ReturnType<typeof keptOf>;
  readonly employeeName: string;
  readonly minutes: number;
  readonly days: number;
  readonly status: AbsenceStatus;
  readonly createdAt: string;
  readonly decidedBy: string;
  readonly decidedFor: string;
  readonly decidedAt: string | null;
  readonly isOwn: boolean;
  readonly mayDecide: boolean;
  readonly mayRemove: boolean;
};

/** Reads requests of leave and of sickness, page by page, as calls answer them. */
export type RequestList = ReturnType<typeof createRequestList>;

/** The names of each reason in both languages, as they are searched. */
const causeWords = Object.fromEntries(
  leaveCauses.map((cause) => [cause, foldText(Object.values(absencesTexts.cause[cause]).join(' '))]),
) as Record<LeaveCause, string>;

/** Makes what reads requests of leave and of sickness, page by page, as calls answer them. */
export function createRequestList({ access, directory, people, texts }: ListDependencies) {
  return {
    /** A page of the requests of whom a caller reaches (`AbsenceAccess`). */
    readPage: async (
      executor: Executor,
      reach: Reach,
      page: HistoryPage,
    ): Promise<{ total: number; rows: PresentedRequest[] }> => {
      const words = foldWords(page.search);
      if (reach.kind === 'everybody') return readPageOfAll(executor, reach, { ...page, words });
      const sealed = await readSealed(executor, reach, { ...page, words });
      const names = reach.people.map(({ employee }) => ({ id: employee.id, name: foldText(employee.name) }));
      const withPeople = (text: string) => ({
        text,
        employeeIds: names.filter(({ name }) => name.includes(text)).map(({ id }) => id),
        causes: causesWith(text),
        requestIds: sealed.get(text) ?? [],
      });
      const { rows, total } = await findRequestPage(executor, {
        ...page,
        scope: scopeOf(reach),
        // A word that everybody's name has narrows nothing.
        words: words.map(withPeople).filter(({ employeeIds }) => employeeIds.length < names.length),
        namesInOrder: names.toSorted((one, other) => compareFolded(one.name, other.name)).map(({ id }) => id),
      });
      return { total, rows: await presentAll(executor, rows, reach.people) };
    },

    /** A request as calls answer it. */
    present: async (
      executor: Executor,
      caller: SignedInCaller,
      { request, employee }: { readonly request: RequestRecord } & Pick<AbsenceRights, 'employee'>,
    ): Promise<PresentedRequest> => {
      const rights = await access.rightsOn(executor, caller, [employee]);
      const [presented] = await presentAll(executor, [request], rights);
      if (!presented) throw new Error('A request is presented without its person');
      return presented;
    },

    presentAll,
  };

  /** What words find where the database cannot look: sicknesses are encrypted. */
  async function readSealed(
    executor: Executor,
    reach: Reach,
    { kind, words }: Pick<HistoryPage, 'kind'> & { readonly words: readonly string[] },
  ): ReturnType<typeof searchSealed> {
    if (kind === 'leave') return new Map();
    return searchSealed(executor, texts, { scope: scopeOf(reach), words, fold: foldText });
  }

  /** Of everybody: names are searched and sorted by the database, and only the people of the page are read. */
  async function readPageOfAll(
    executor: Executor,
    reach: Extract<Reach, { kind: 'everybody' }>,
    page: Omit<HistoryPage, 'search'> & { readonly words: readonly string[] },
  ): Promise<{ total: number; rows: PresentedRequest[] }> {
    const { caller } = reach;
    const sealed = await readSealed(executor, reach, page);
    const { rows, total } = await findRequestPage(executor, {
      ...page,
      scope: 'everybody',
      words: page.words.map((text) => ({
        text,
        employeeIds: [],
        causes: causesWith(text),
        requestIds: sealed.get(text) ?? [],
      })),
      namesInOrder: [],
      nameOf: directory.foldedEmployeeNameOf,
    });
    const employees = await directory.listEmployeesById(
      executor,
      rows.map(({ employeeId }) => employeeId),
    );
    const known = await access.rightsOn(executor, caller, employees);
    return { total, rows: await presentAll(executor, rows, known) };
  }

  /** Requests as calls answer them, in their order; those of nobody among the people are left out. */
  async function presentAll(
    executor: Executor,
    records: readonly RequestRecord[],
    known: readonly AbsenceRights[],
  ): Promise<PresentedRequest[]> {
    const rightsOf = new Map(known.map((rights) => [rights.employee.id, rights]));
    const sums = await sumDaysOfRequests(
      executor,
      records.map(({ id }) => id),
    );
    const deciders = records.flatMap(({ decidedBy, decidedFor }) =>
      [decidedBy ?? [], decidedFor ?? []].flat(),
    );
    const persons = await people.findPeople(executor, [...new Set(deciders)]);
    const names = new Map(persons.map(({ userId, name }) => [userId, name]));
    const subjects = new Set(records.flatMap(({ employeeId }) => rightsOf.get(employeeId)?.employee ?? []));
    const employeeNames = await directory.namesApart(executor, [...subjects]);
    return records.flatMap((record) => {
      const rights = rightsOf.get(record.employeeId);
      if (!rights) return [];
      const written = mayRead(record, rights) ? texts.readRequest(record) : hidden(record);
      const sum = sums.get(record.id);
      return [{ record, rights, fields: fieldsOf(record, { rights, written, sum, names, employeeNames }) }];
    });
  }
}

function scopeOf(reach: Reach): RequestScope {
  if (reach.kind === 'everybody') return 'everybody';
  if (reach.kind === 'people') return { employeeIds: reach.people.map(({ employee }) => employee.id) };
  return { companyIds: reach.companyIds, exceptIds: reach.exceptIds };
}

interface Facts {
  readonly rights: AbsenceRights;
  readonly written: ReturnType<HealthTexts['readRequest']>;
  readonly sum: { readonly minutes: number; readonly days: number } | undefined;
  /** Of who decided, by user. */
  readonly names: ReadonlyMap<string, string>;
  /** Of whose request it is, by employee. */
  readonly employeeNames: ReadonlyMap<string, string>;
}

function fieldsOf(
  record: RequestRecord,
  { rights, written, sum, names, employeeNames }: Facts,
): PresentedFields {
  const { id, employeeId, from, to, start, end, version, status } = record;
  const { note, refusalReason, withdrawalReason } = written;
  const { isOwn, mayManage, decides, employee } = rights;
  return {
    id,
    employeeId,
    from,
    to,
    start,
    end,
    note,
    version,
    status,
    refusalReason,
    withdrawalReason,
    kept: keptOf(record),
    employeeName: employeeNames.get(employeeId) ?? employee.name,
    minutes: sum?.minutes ?? 0,
    days: sum?.days ?? 0,
    createdAt: record.createdAt.toISOString(),
    decidedBy: (record.decidedBy !== null && names.get(record.decidedBy)) || '',
    decidedFor: (record.decidedFor !== null && names.get(record.decidedFor)) || '',
    decidedAt: record.decidedAt?.toISOString() ?? null,
    isOwn,
    mayDecide: decides !== null && decisionsOn(status).length > 0,
    mayRemove: (isOwn || mayManage) && mayRemove(record),
  };
}

function mayRead({ kind }: RequestRecord, rights: AbsenceRights): boolean {
  return kind === 'leave' || mayReadSickness(rights);
}

/** That a withdrawal waits is no secret from who decides about it. */
function hidden({ withdrawalReason }: RequestRecord): ReturnType<HealthTexts['readRequest']> {
  return { note: '', refusalReason: '', withdrawalReason: withdrawalReason === null ? null : '' };
}

/** Whether there is something left to remove: a withdrawal is asked for once, and what a closure made is the company's to take back. */
function mayRemove({ status, withdrawalAskedAt, closureId }: RequestRecord): boolean {
  return closureId === null && removalOf(status) !== 'none' && withdrawalAskedAt === null;
}

/** The reasons whose name in either language has a word. */
function causesWith(text: string): LeaveCause[] {
  return leaveCauses.filter((cause) => causeWords[cause].includes(text));
}
