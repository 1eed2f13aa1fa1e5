import { compareNames, dayInItaly, type InputOf, type OutputOf } from 'shared-api/contracts/common';
import { visibleCompanies } from 'shared-api/contracts/directory';
import {
  gapsOf,
  hasProblems,
  isMonthOver,
  monthSpanOn,
  monthStatuses,
  type getMonthsWaiting,
  type listMonths,
  type MonthCounts,
  type MonthRow,
  type setMonthsStatus,
} from 'shared-api/contracts/timesheet';
import type { Executor } from '../../../platform/db/database.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { nameFits } from '../../../platform/texts/name-fits.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Absences } from '../../ports/absences.port.ts';
import type { People } from '../../ports/people.port.ts';
import type { MonthRecord } from '../month/month.schema.ts';
import { monthText } from '../month/month.service.ts';
import type { createMonthStatusService } from '../month-status/month-status.service.ts';
import { listReminders, type ReminderFacts } from '../reminders/reminders.repository.ts';
import type { OpenedEmployee } from '../../ports/directory.port.ts';
import type { Directory } from '../../ports/directory.port.ts';
import { readOverviews, type MonthOverview } from './month-overview.ts';
import { pageOf } from './month-order.ts';
import { listWaitingMonths, lockMonths } from './months.repository.ts';

interface MonthsDependencies extends Pick<AreaPlatform, 'db' | 'clock'> {
  readonly people: People;
  readonly directory: Pick<Directory, 'listManaged' | 'namesApart'>;
  readonly absences: Absences;
  readonly monthStatus: Pick<ReturnType<typeof createMonthStatusService>, 'change'>;
}

type Result = OutputOf<typeof setMonthsStatus>['results'][number];

/** Most months that the dashboard names. */
const maxNamed = 3;

/** The service of the months of all people of a company (decision 038). */
export function createMonthsService({
  db,
  clock,
  people,
  directory,
  absences,
  monthStatus,
}: MonthsDependencies) {
  return {
    /** A page of the months of a company's people. @throws AppError `not-found` for a company that the caller does not manage. */
    list: async (
      caller: SignedInCaller,
      input: InputOf<typeof listMonths>,
    ): Promise<OutputOf<typeof listMonths>> => {
      const { companyId, employees } = await directory.listManaged(db, caller, input.companyId);
      const today = dayInItaly(clock.now());
      const all = await readOverviews(db, {
        companyId,
        employees,
        of: input,
        now: clock.now(),
        absences,
        people,
      });
      const wanted = all.filter((month) => fits(month, input));
      const { rows, next } = pageOf(wanted, input);
      return {
        companyId,
        rows: await presentRows(rows, {
          input,
          today,
          others: employees.filter(({ mayDecide }) => !mayDecide),
        }),
        next,
        total: wanted.length,
        counts: countMonths(all.filter(({ employee }) => nameFits(employee.name, input.search))),
      };
    },

    /**
     * Sets the state of several months in one transaction, each by itself: what is refused is left, and the rest is done.
     * @throws AppError `not-found` for a company that the caller does not manage.
     */
    setStatus: async (
      caller: SignedInCaller,
      input: InputOf<typeof setMonthsStatus>,
    ): Promise<OutputOf<typeof setMonthsStatus>> => {
      const { companyId, employees } = await directory.listManaged(db, caller, input.companyId);
      const subjects = new Map(employees.map((employee) => [employee.id, employee]));
      const results = await db.transaction(async (tx) => {
        const chosen = input.months.flatMap(({ employeeId }) => subjects.get(employeeId) ?? []);
        const current = await readLocked(tx, { companyId, chosen, input });
        const done: Result[] = [];
        for (const { employeeId: id, version } of input.months) {
          const subject = subjects.get(id);
          const month = current.get(id);
          done.push(
            subject && month
              ? await setOne(tx, { caller, subject, month, version, input })
              : { ...refused(id, 0), refusal: 'not-found' },
          );
        }
        return done;
      });
      return { results };
    },

    /** The months that wait for the caller's approval: how many, and the first by name. */
    getWaiting: async (caller: SignedInCaller): Promise<OutputOf<typeof getMonthsWaiting>> => {
      const { session } = caller;
      const acting = session.actingFor?.companyId;
      const waiting = await listWaitingMonths(db, acting ? [acting] : visibleCompanies(session));
      // What was sent of a month that there is not waits for nobody: no screen leads there.
      const last = monthText(monthSpanOn(dayInItaly(clock.now())).last);
      const reachable = waiting.filter(({ month }) => month <= last);
      const companies = Map.groupBy(reachable, ({ companyId }) => companyId);
      const named: OutputOf<typeof getMonthsWaiting>['first'] = [];
      for (const [companyId, months] of companies) {
        const { employees } = await directory.listManaged(db, caller, companyId);
        const decided = employees.filter(({ mayDecide }) => mayDecide);
        const waitingIds = new Set(months.map(({ employeeId }) => employeeId));
        const names = await directory.namesApart(
          db,
          decided.filter(({ id }) => waitingIds.has(id)),
        );
        for (const { employeeId: id, month: text } of months) {
          const [year = 0, month = 0] = text.split('-').map(Number);
          const name = names.get(id);
          if (name !== undefined) named.push({ id, name, companyId, year, month });
        }
      }
      const byName = named.toSorted((one, other) => compareNames(one.name, other.name));
      return { total: named.length, first: byName.slice(0, maxNamed) };
    },
  };

  interface Locked {
    readonly companyId: string;
    readonly chosen: readonly OpenedEmployee[];
    readonly input: InputOf<typeof setMonthsStatus>;
  }

  /** Reads months that nobody else changes until the transaction ends. */
  async function readLocked(tx: Executor, { companyId, chosen, input }: Locked) {
    const month = monthText(input);
    const employees = [...new Set(chosen)];
    const records = await lockMonths(
      tx,
      employees.map(({ id: employeeId }) => ({ employeeId, companyId, month })),
    );
    const recordOf = new Map(records.map((record) => [record.employeeId, record]));
    const months = await readOverviews(tx, {
      companyId,
      employees,
      of: input,
      now: clock.now(),
      absences,
      people,
    });
    return new Map(
      months.flatMap((overview) => {
        const record = recordOf.get(overview.employee.id);
        return record ? [[record.employeeId, { ...overview, record }] as const] : [];
      }),
    );
  }

  interface One {
    readonly caller: SignedInCaller;
    readonly subject: OpenedEmployee;
    readonly month: MonthOverview & { readonly record: MonthRecord };
    /** The version of the state that the caller knows. */
    readonly version: number;
    readonly input: InputOf<typeof setMonthsStatus>;
  }

  async function setOne(tx: Executor, { caller, subject, month, version, input }: One): Promise<Result> {
    const { id } = subject;
    const { status, evenWithProblems } = input;
    if (!subject.mayDecide) return { ...refused(id, month.version), refusal: 'not-found', isOwn: true };
    if (month.status === status) return { ...refused(id, month.version), outcome: 'already' };
    if (month.version !== version) {
      const by = month.record.changedBy;
      const [writer] = by ? await people.findPeople(tx, [by]) : [];
      return { ...refused(id, month.version), refusal: 'changed', changedBy: writer?.name ?? '' };
    }
    const gaps = gapsOf(month.check).size;
    if (status === 'closed' && gaps > 0 && !evenWithProblems)
      return { ...refused(id, month.version), refusal: 'gaps', gaps };
    const held = { month: month.record, calendar: month.calendar };
    const changed = await monthStatus.change(tx, { caller, subject }, { of: input, status, version, held });
    return { ...refused(id, changed.version), outcome: 'done' };
  }

  interface Shown {
    readonly input: InputOf<typeof listMonths>;
    readonly today: string;
    /** About whom others decide. */
    readonly others: readonly OpenedEmployee[];
  }

  async function presentRows(
    rows: readonly MonthOverview[],
    { input, today, others }: Shown,
  ): Promise<MonthRow[]> {
    const employeeIds = rows.map(({ employee }) => employee.id);
    const writers = [...new Set(rows.flatMap(({ changedBy }) => changedBy ?? []))];
    const [reminders, persons, employeeNames] = await Promise.all([
      listReminders(db, { employeeIds, month: monthText(input), today }),
      people.findPeople(db, writers),
      directory.namesApart(
        db,
        rows.map(({ employee }) => employee),
      ),
    ]);
    const names = new Map(persons.map(({ userId, name }) => [userId, name]));
    const isOver = isMonthOver(input, today);
    return rows.map((row) => {
      const mayDecide = !others.some(({ id }) => id === row.employee.id);
      const { id, name } = row.employee;
      const facts = { name: employeeNames.get(id) ?? name, names, isOver, mayDecide };
      return presentRow(row, { ...facts, reminder: reminders.get(id) });
    });
  }
}

interface RowFacts {
  /** What the employee is called. */
  readonly name: string;
  /** Of who changed something, by user. */
  readonly names: ReadonlyMap<string, string>;
  readonly isOver: boolean;
  readonly mayDecide: boolean;
  readonly reminder: ReminderFacts | undefined;
}

function presentRow(row: MonthOverview, { name, names, isOver, mayDecide, reminder }: RowFacts): MonthRow {
  const { employee, status, version, check, changedAt, changedBy } = row;
  const { planned, present, overtime, absence, missing, withoutCause, unmatched, pending, overLimit } = check;
  return {
    id: employee.id,
    userId: employee.userId,
    name,
    status,
    version,
    planned,
    ordinary: present,
    overtime,
    absence,
    missing: [...missing],
    withoutCause: [...withoutCause],
    unmatched: [...unmatched],
    pending: [...pending],
    overLimit: [...overLimit],
    changedAt: changedAt?.toISOString() ?? null,
    changedBy: (changedBy !== null && names.get(changedBy)) || null,
    remindedAt: reminder?.lastAt ?? null,
    mayRemind: isOver && status === 'open' && employee.userId !== null && !reminder?.isToday,
    mayDecide,
  };
}

function refused(id: string, version: number): Result {
  return { id, outcome: 'refused', refusal: null, isOwn: false, gaps: 0, changedBy: '', version };
}

function fits({ status, check, employee }: MonthOverview, input: InputOf<typeof listMonths>): boolean {
  if (input.status !== undefined && status !== input.status) return false;
  if (input.withProblems && !hasProblems(check)) return false;
  return nameFits(employee.name, input.search);
}

function countMonths(months: readonly MonthOverview[]): MonthCounts {
  const [open = 0, forApproval = 0, closed = 0] = monthStatuses.map(
    (status) => months.filter((month) => month.status === status).length,
  );
  const withProblems = months.filter(({ check }) => hasProblems(check)).length;
  return { all: months.length, open, forApproval, closed, withProblems };
}
