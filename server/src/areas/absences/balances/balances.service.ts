import { randomUUID } from 'node:crypto';
import {
  earnedBetween,
  type adjustBalance,
  type Balance,
  type Counter,
  type EmployeeBalances,
  type getBalances,
  type listBalanceEntries,
  type listCompanyBalances,
} from 'shared-api/contracts/absences';
import {
  matchesWords,
  dayInItaly,
  monthOf,
  type InputOf,
  type OutputOf,
  type PlainDay,
} from 'shared-api/contracts/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory, OpenedEmployee } from '../../ports/directory.port.ts';
import type { Months } from '../../ports/months.port.ts';
import type { People } from '../../ports/people.port.ts';
import { companyEvent, recordCompanyEvent } from '../absences-audit.ts';
import { absencesTexts } from '../absences.texts.ts';
import { announceAbsence } from '../requests/announce-absence.ts';
import { lockPerson, sumLeave, type LeaveSums } from '../requests/requests.repository.ts';
import {
  findAccruedThrough,
  findLastImport,
  insertEntries,
  listLedger,
  listPolicies,
} from './balances.repository.ts';
import { readAvailable } from './read-balance.ts';

interface BalanceDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'readings'> {
  readonly directory: Directory;
  readonly people: Pick<People, 'findPeople'>;
  readonly months: Pick<Months, 'listUsualDays'>;
}

/** Makes the service that shows balances and their ledger, and writes what is added by hand. */
export function createBalanceService(dependencies: BalanceDependencies) {
  const { db, clock, audit, readings, directory, people, months } = dependencies;
  return {
    /** The balances of an employee. @throws AppError `not-found` for whom the caller may know nothing of. */
    get: async (
      caller: SignedInCaller,
      { user, employeeId }: InputOf<typeof getBalances>,
    ): Promise<EmployeeBalances> => {
      const employee = await directory.openEmployee(caller, { userId: user, employeeId });
      const names = await directory.namesApart(db, [employee]);
      return {
        employeeId: employee.id,
        employeeName: names.get(employee.id) ?? employee.name,
        isOwn: employee.isOwn,
        mayAdjust: employee.mayDecide,
        importedOn: await findLastImport(db, employee.id),
        ...(await readBalances(employee)),
      };
    },

    /** A page of the ledger of a balance. @throws AppError as `get` does. */
    listEntries: async (
      caller: SignedInCaller,
      { user, employeeId, ...page }: InputOf<typeof listBalanceEntries>,
    ): Promise<OutputOf<typeof listBalanceEntries>> => {
      const { id, isOwn, companyId } = await directory.openEmployee(caller, { userId: user, employeeId });
      if (!isOwn) await noteRead(caller, companyId);
      const { total, rows } = await listLedger(db, { employeeId: id, ...page });
      const writers = rows.flatMap(({ createdBy }) => (createdBy === null ? [] : [createdBy]));
      const found = await people.findPeople(db, [...new Set(writers)]);
      const names = new Map(found.map(({ userId, name }) => [userId, name]));
      return {
        total,
        rows: rows.map(({ from, to, createdAt, createdBy, ...row }) => ({
          id: row.id,
          counter: row.counter,
          day: row.day,
          minutes: row.minutes,
          kind: row.kind,
          note: row.note,
          balance: row.balance,
          createdAt: createdAt.toISOString(),
          createdBy: names.get(createdBy ?? '') ?? '',
          period: from !== null && to !== null ? { from, to } : null,
        })),
      };
    },

    /** Adds an entry by hand. @throws AppError `not-found`; `forbidden` for who does not manage the employee, and of one's own where another does (decision 111). */
    adjust: async (
      caller: SignedInCaller,
      { employeeId, counter, minutes, note }: InputOf<typeof adjustBalance>,
    ): Promise<void> => {
      const employee = await directory.openEmployee(caller, { employeeId });
      if (!employee.mayManage) throw new AppError('forbidden');
      if (!employee.mayDecide) throw new AppError('forbidden', { text: absencesTexts.ownBalanceIsAnothers });
      const { companyId, isOwn } = employee;
      await db.transaction(async (tx) => {
        await lockPerson(tx, employee);
        const entry = { employeeId, companyId, counter, minutes, note };
        await insertEntries(tx, [
          {
            ...entry,
            id: randomUUID(),
            kind: 'adjustment',
            day: dayInItaly(clock.now()),
            createdAt: clock.now(),
            createdBy: caller.session.userId,
          },
        ]);
        const data = { ...entry, ...(isOwn && { own: true }) };
        await recordCompanyEvent(audit, tx, { companyId, action: 'balance.adjusted', caller, data });
        await announceAbsence(tx, employee);
      });
    },

    /** The balances of a company's people, which is an event once a day. @throws AppError `not-found` for a company that is not the caller's to manage. */
    listCompany: async (
      caller: SignedInCaller,
      { companyId: wanted, search, offset, length }: InputOf<typeof listCompanyBalances>,
    ): Promise<OutputOf<typeof listCompanyBalances>> => {
      const { companyId, employees } = await directory.listManaged(db, caller, wanted ?? undefined);
      await noteRead(caller, companyId);
      const found = employees.filter(({ name }) => matchesWords(name, search));
      const page = found.slice(offset, offset + length);
      const today = dayInItaly(clock.now());
      const available = await readAvailable(db, { employeeIds: page.map(({ id }) => id), companyId, today });
      const usual = await months.listUsualDays(db, page, today);
      return {
        companyId,
        total: found.length,
        rows: page.map(({ id, name }) => {
          const ofCounter = (counter: Counter) => available.get(id)?.get(counter) ?? null;
          return {
            id,
            name,
            holiday: ofCounter('holiday'),
            paidLeave: ofCounter('paidLeave'),
            formerHolidays: ofCounter('formerHolidays'),
            dayMinutes: usual.get(id) ?? 0,
          };
        }),
      };
    },
  };

  async function noteRead(caller: SignedInCaller, companyId: string): Promise<void> {
    const read = companyEvent({ companyId, action: 'balances.read', caller, data: {} });
    await readings.note(db, [{ ...read, actor: caller.session.userId }]);
  }

  async function readBalances(
    employee: OpenedEmployee,
  ): Promise<Pick<EmployeeBalances, 'balances' | 'dayMinutes'>> {
    const { id: employeeId, companyId } = employee;
    const today = dayInItaly(clock.now());
    const [available, sums, accruedThrough, policies, usual] = await Promise.all([
      readAvailable(db, { employeeIds: [employeeId], companyId, today }),
      sumLeave(db, { employeeId, today }),
      findAccruedThrough(db, employeeId),
      listPolicies(db, { companyId, employeeId }),
      months.listUsualDays(db, [employee], today),
    ]);
    const since = accruedThrough === null ? null : monthOf(`${accruedThrough}-01`);
    const until = yearAfter(today);
    const balances = [...(available.get(employeeId) ?? [])].map(([counter, minutes]) => ({
      counter,
      available: minutes,
      ...sumsOf(sums, counter),
      toEarn: since === null ? 0 : earnedBetween(policies, { employeeId, counter, since, until }),
    }));
    return { balances, dayMinutes: usual.get(employeeId) ?? 0 };
  }
}

function sumsOf(
  sums: readonly LeaveSums[],
  counter: Counter,
): Pick<Balance, 'planned' | 'waiting' | 'taken'> {
  const found = sums.find(({ cause }) => cause === counter);
  return { planned: found?.planned ?? 0, waiting: found?.waiting ?? 0, taken: found?.taken ?? 0 };
}

function yearAfter(day: PlainDay): PlainDay {
  return `${Number(day.slice(0, 4)) + 1}-01-01`;
}
