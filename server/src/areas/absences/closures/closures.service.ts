import { randomUUID } from 'node:crypto';
import {
  maxClosureDays,
  type addClosure,
  type ClosureResult,
  type deleteClosure,
} from 'shared-api/contracts/absences';
import { addDays, dayInItaly, type InputOf, type OutputOf, type PlainDay } from 'shared-api/contracts/common';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory, EmployeeRecord } from '../../ports/directory.port.ts';
import { recordCompanyEvent } from '../absences-audit.ts';
import { absencesTexts } from '../absences.texts.ts';
import { announceCompany } from '../requests/announce-absence.ts';
import { listOfClosures } from '../requests/requests.repository.ts';
import { requireCompany } from '../settings/require-company.ts';
import {
  findClosure,
  insertClosure,
  listClosures,
  lockSettings,
  removeClosure,
} from '../settings/settings.repository.ts';
import type { ClosureRecord } from '../settings/settings.schema.ts';
import type { ClosureLeave } from './closure-leave.ts';

interface ClosureDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'logger'> {
  readonly leave: ClosureLeave;
  readonly directory: Pick<Directory, 'findCompany' | 'listCompanyIds' | 'listEmployees' | 'listManaged'>;
}

/** @throws AppError `invalid-input` on `from` where another closure has some of the days: each gives them once. */
async function requireApart(
  executor: Executor,
  { language }: SignedInCaller,
  { companyId, from, to }: Pick<ClosureRecord, 'companyId' | 'from' | 'to'>,
): Promise<void> {
  const other = (await listClosures(executor, companyId, from)).find((each) => each.from <= to);
  if (!other) return;
  const sentence = absencesTexts.closureOverlaps[language].replace('{name}', () => other.name);
  throw new AppError('invalid-input', { fields: { from: sentence } });
}

/** Makes the service of the days on which a company is closed (decision 043). */
export function createClosureService(dependencies: ClosureDependencies) {
  const { db, clock, audit, logger, directory, leave } = dependencies;
  return {
    /** Closes a company: everybody has approved leave. @throws AppError `not-found`; `invalid-input` on `to` or `from`. */
    add: async (
      caller: SignedInCaller,
      { companyId, name, from, to, part = 'day', isDryRun }: InputOf<typeof addClosure>,
    ): Promise<OutputOf<typeof addClosure>> => {
      await requireCompany(dependencies, caller, companyId);
      requireSpan(caller, { from, to });
      const closure = { id: randomUUID(), companyId, name, from, to, part };
      const shown = await managedIds(caller, companyId);
      const staff = await directory.listEmployees(db, companyId);
      if (isDryRun) {
        await requireApart(db, caller, closure);
        const wanted = staff.filter(({ id }) => shown.has(id));
        const looked: ClosureResult[] = [];
        for (const employee of wanted) looked.push(await leave.look(employee, { closure, since: from }));
        return { id: '', results: looked };
      }
      await db.transaction(async (tx) => {
        await lockSettings(tx, companyId);
        await requireApart(tx, caller, closure);
        await insertClosure(tx, { ...closure, createdAt: clock.now(), createdBy: caller.session.userId });
        await recordCompanyEvent(audit, tx, { companyId, action: 'closure.added', caller, data: closure });
      });
      const results: ClosureResult[] = [];
      for (const employee of staff)
        results.push(await leave.give(employee, { closure, since: from, caller }));
      await announceCompany(db, companyId);
      return { id: closure.id, results: results.filter(({ employeeId }) => shown.has(employeeId)) };
    },

    /** Takes a closure back; it stays while somebody's leave does. @throws AppError `not-found`. */
    remove: async (
      caller: SignedInCaller,
      { companyId, id }: InputOf<typeof deleteClosure>,
    ): Promise<OutputOf<typeof deleteClosure>> => {
      await requireCompany(dependencies, caller, companyId);
      const closure = await findClosure(db, id);
      if (closure?.companyId !== companyId) throw new AppError('not-found');
      const made = Map.groupBy(await listOfClosures(db, [id]), ({ employeeId }) => employeeId);
      const employees = await directory.listEmployees(db, companyId);
      const results: ClosureResult[] = [];
      for (const employee of employees.filter((each) => made.has(each.id)))
        results.push(await leave.takeBack(employee, { requests: made.get(employee.id) ?? [], caller }));
      const isRemoved = results.every(({ outcome }) => outcome !== 'refused');
      await db.transaction(async (tx) => {
        if (isRemoved) {
          const { name, from, to, part } = closure;
          await removeClosure(tx, id);
          const data = { id, name, from, to, part };
          await recordCompanyEvent(audit, tx, { companyId, action: 'closure.removed', caller, data });
        }
        await announceCompany(tx, companyId);
      });
      return { isRemoved, results };
    },

    /**
     * Gives who joined since a closure was added their leave on the days that are left of it. Called every hour; nobody is given a day
     * twice, and none that was taken back from them. @returns how many people.
     */
    applyDue: async (): Promise<number> => {
      const today = dayInItaly(clock.now());
      let people = 0;
      for (const companyId of await directory.listCompanyIds(db)) {
        const closures = await listClosures(db, companyId, today);
        if (closures.length === 0) continue;
        const employees = await directory.listEmployees(db, companyId);
        for (const closure of closures) people += await giveToNewcomers(closure, employees, today);
      }
      if (people > 0) logger.info({ people }, 'leave of closures was given to who joined');
      return people;
    },
  };

  /** Whom the caller’s lists show: what is said of a closure counts them alone. */
  async function managedIds(caller: SignedInCaller, companyId: string): Promise<ReadonlySet<string>> {
    const { employees } = await directory.listManaged(db, caller, companyId);
    return new Set(employees.map(({ id }) => id));
  }

  async function giveToNewcomers(
    closure: ClosureRecord,
    employees: readonly EmployeeRecord[],
    today: PlainDay,
  ): Promise<number> {
    const have = new Set((await listOfClosures(db, [closure.id])).map(({ employeeId }) => employeeId));
    const since = closure.from > today ? closure.from : today;
    let people = 0;
    for (const employee of employees.filter(({ id }) => !have.has(id))) {
      const { outcome } = await leave.give(employee, { closure, since, caller: null });
      if (outcome === 'done') people += 1;
    }
    return people;
  }

  function requireSpan(
    { language }: SignedInCaller,
    { from, to }: { readonly from: PlainDay; readonly to: PlainDay },
  ): void {
    if (to < from)
      throw new AppError('invalid-input', { fields: { to: absencesTexts.endsBefore[language] } });
    if (to <= addDays(from, maxClosureDays - 1)) return;
    const sentence = absencesTexts.closureTooLong[language].replace('{days}', String(maxClosureDays));
    throw new AppError('invalid-input', { fields: { to: sentence } });
  }
}
