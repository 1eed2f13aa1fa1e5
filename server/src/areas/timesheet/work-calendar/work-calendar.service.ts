import type { InputOf } from 'shared-api/contracts/common';
import { mayManageEmployees, maySeeCompany } from 'shared-api/contracts/directory';
import {
  type deletePlan,
  type deleteSite,
  type getWorkCalendar,
  type Plan,
  type savePlan,
  type saveSite,
  type saveWorkSettings,
  type WorkCalendar,
} from 'shared-api/contracts/timesheet';
import type { AuditAction } from '../../../platform/audit/audit.service.ts';
import { violatedConstraint, type Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { AreaPlatform } from '../../area-platform.ts';
import type { CalendarChanged } from '../../ports/absences.port.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { announceCompany, announceMonth } from '../month/month-changes.ts';
import { timesheetTexts } from '../timesheet.texts.ts';
import {
  countPlansAt,
  findSettings,
  insertPlan,
  insertSite,
  listAllPlans,
  listSites,
  lockPlan,
  lockSite,
  removePlan,
  removeSite,
  saveSettings,
  updatePlan,
  updateSite,
} from './work-calendar.repository.ts';
import type { PlanRecord, SiteRecord } from './work-calendar.schema.ts';

interface WorkCalendarDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit'> {
  readonly directory: Directory;
  readonly people: People;
  readonly onCalendarChanged: CalendarChanged;
}

type Saved = SiteRecord | PlanRecord;

/** The service of sites and plans. Every function throws `not-found` for who does not manage the company. */
export function createWorkCalendarService(dependencies: WorkCalendarDependencies) {
  const { db, clock, audit, directory, people, onCalendarChanged } = dependencies;
  return {
    /** The sites and plans of a company. */
    get: async (
      caller: SignedInCaller,
      { companyId }: InputOf<typeof getWorkCalendar>,
    ): Promise<WorkCalendar> => {
      await requireCompany(caller, companyId);
      const [sites, plans, employees, { overtimeOnDaysOff }] = await Promise.all([
        listSites(db, companyId),
        listAllPlans(db, companyId),
        directory.listEmployees(db, companyId),
        findSettings(db, companyId),
      ]);
      const names = new Map(employees.map(({ id, name }) => [id, name]));
      return {
        overtimeOnDaysOff,
        sites: sites.map(({ id, name, patronDay, movableDay, halfDays, version }) => ({
          id,
          name,
          patronDay,
          movableDay,
          halfDays,
          version,
        })),
        plans: plans
          // Who left keeps no plan that anybody could look after.
          .filter(({ employeeId }) => employeeId === null || names.has(employeeId))
          .map((plan) => presentPlan(plan, names.get(plan.employeeId ?? '') ?? '')),
      };
    },

    /** Adds or changes a site. @throws AppError `conflict`. */
    saveSite: async (caller: SignedInCaller, input: InputOf<typeof saveSite>): Promise<{ id: string }> => {
      const { companyId, id = randomUUID(), name, patronDay, movableDay, halfDays } = input;
      const days = {
        patronDay,
        ...(movableDay !== undefined && { movableDay }),
        ...(halfDays !== undefined && { halfDays: [...new Set(halfDays)].toSorted() }),
      };
      await requireCompany(caller, companyId);
      return save(caller, { ...input, id }, async (tx, written) => {
        if (input.id === undefined) {
          await insertSite(tx, { ...written, companyId, name, ...days });
          return null;
        }
        const saved = await lockSite(tx, id);
        await requireUnchanged(tx, saved, input);
        await updateSite(tx, { ...written, name, ...days });
        if (!saved || !isDeepStrictEqual({ ...saved, ...days }, saved))
          await followSite(tx, caller, { companyId, id });
        return null;
      });
    },

    /** Removes a site. @throws AppError `conflict` while a plan names it. */
    deleteSite: async (
      caller: SignedInCaller,
      { companyId, id }: InputOf<typeof deleteSite>,
    ): Promise<void> => {
      await requireCompany(caller, companyId);
      await db.transaction(async (tx) => {
        const site = await lockSite(tx, id);
        if (!site || site.companyId !== companyId) throw new AppError('not-found');
        if ((await countPlansAt(tx, id)) > 0)
          throw new AppError('conflict', { text: timesheetTexts.siteInUse });
        await removeSite(tx, id);
        await record(tx, caller, { companyId, action: 'site.removed', data: { id, name: site.name } });
      });
    },

    /** Adds or changes a plan. @throws AppError `invalid-input` on `validFrom`, `conflict`. */
    savePlan: async (caller: SignedInCaller, input: InputOf<typeof savePlan>): Promise<{ id: string }> => {
      const { companyId, id = randomUUID(), validFrom, week, siteId } = input;
      await requireCompany(caller, companyId);
      const employeeId = await findEmployeeId(input);
      try {
        return await save(caller, { ...input, id }, async (tx, written) => {
          if (siteId !== null && (await lockSite(tx, siteId))?.companyId !== companyId)
            throw new AppError('not-found');
          if (input.id === undefined) {
            await insertPlan(tx, { ...written, companyId, employeeId, validFrom, week, siteId });
            await onCalendarChanged(tx, { companyId, employeeId, from: validFrom, caller });
            return employeeId;
          }
          const saved = await lockPlan(tx, id);
          await requireUnchanged(tx, saved, input);
          await updatePlan(tx, { ...written, validFrom, week, siteId });
          const from = saved && saved.validFrom < validFrom ? saved.validFrom : validFrom;
          const whose = saved?.employeeId ?? null;
          await onCalendarChanged(tx, { companyId, employeeId: whose, from, caller });
          return whose;
        });
      } catch (error) {
        if (violatedConstraint(error) !== 'timesheet_plans_once') throw error;
        const sentence = timesheetTexts.planBeginsThen[caller.language];
        throw new AppError('invalid-input', { fields: { validFrom: sentence } });
      }
    },

    /** Removes a plan. */
    deletePlan: async (
      caller: SignedInCaller,
      { companyId, id }: InputOf<typeof deletePlan>,
    ): Promise<void> => {
      await requireCompany(caller, companyId);
      await db.transaction(async (tx) => {
        const plan = await lockPlan(tx, id);
        if (!plan || plan.companyId !== companyId) throw new AppError('not-found');
        await removePlan(tx, id);
        const { employeeId, validFrom, week } = plan;
        await onCalendarChanged(tx, { companyId, employeeId, from: validFrom, caller });
        await record(tx, caller, {
          companyId,
          action: 'plan.removed',
          data: { id, employeeId, validFrom, week },
        });
        await announce(tx, { companyId, employeeId });
      });
    },

    /** Says how hours are entered. */
    saveSettings: async (
      caller: SignedInCaller,
      { companyId, overtimeOnDaysOff }: InputOf<typeof saveWorkSettings>,
    ): Promise<void> => {
      await requireCompany(caller, companyId);
      await db.transaction(async (tx) => {
        await saveSettings(tx, { companyId, overtimeOnDaysOff });
        await record(tx, caller, { companyId, action: 'settings.changed', data: { overtimeOnDaysOff } });
        await announceCompany(tx, companyId);
      });
    },
  };

  async function requireCompany({ session }: SignedInCaller, companyId: string): Promise<void> {
    const isManaged = mayManageEmployees(session) && maySeeCompany(session, companyId);
    if (!isManaged || !(await directory.findCompany(db, companyId))) throw new AppError('not-found');
  }

  /** A site's holiday changes the plans that name it, from the first of them on. */
  async function followSite(
    tx: Executor,
    caller: SignedInCaller,
    { companyId, id }: { readonly companyId: string; readonly id: string },
  ): Promise<void> {
    const plans = (await listAllPlans(tx, companyId)).filter(({ siteId }) => siteId === id);
    const [from] = plans.map(({ validFrom }) => validFrom).toSorted();
    if (from !== undefined) await onCalendarChanged(tx, { companyId, employeeId: null, from, caller });
  }

  /** Whose plan it is: of nobody in particular, or of an employee of the company. */
  async function findEmployeeId({
    companyId,
    employeeId,
    userId,
  }: InputOf<typeof savePlan>): Promise<string | null> {
    if (employeeId === undefined && userId === undefined) return null;
    const employee = userId
      ? (await directory.describeUser(db, userId)).employee
      : await directory.findEmployee(db, employeeId ?? '');
    if (employee?.companyId !== companyId) throw new AppError('not-found');
    return employee.id;
  }

  /** Writes a record with who did it, and says so. `write` answers whose alone it is; null for the company's. */
  async function save(
    caller: SignedInCaller,
    input: InputOf<typeof saveSite | typeof savePlan> & { readonly id: string },
    write: (tx: Executor, written: Written) => Promise<string | null>,
  ): Promise<{ id: string }> {
    const { companyId, id, version = 0, ...data } = input;
    await db.transaction(async (tx) => {
      const changedBy = caller.session.userId;
      const employeeId = await write(tx, { id, version: version + 1, changedAt: clock.now(), changedBy });
      const action = 'name' in data ? 'site.saved' : 'plan.saved';
      await record(tx, caller, { companyId, action, data: { id, ...data } });
      await announce(tx, { companyId, employeeId });
    });
    return { id };
  }

  /** Has those read their months again whom a change concerns: a person, or everybody of the company. */
  async function announce(
    tx: Executor,
    { companyId, employeeId }: { readonly companyId: string; readonly employeeId: string | null },
  ): Promise<void> {
    const employee = employeeId === null ? undefined : await directory.findEmployee(tx, employeeId);
    await (employee ? announceMonth(tx, employee) : announceCompany(tx, companyId));
  }

  async function requireUnchanged(
    tx: Executor,
    saved: Saved | undefined,
    { companyId, version }: { readonly companyId: string; readonly version?: number | undefined },
  ): Promise<void> {
    if (!saved || saved.companyId !== companyId) throw new AppError('not-found');
    if (saved.version === version) return;
    const [writer] = saved.changedBy ? await people.findPeople(tx, [saved.changedBy]) : [];
    const changedAt = saved.changedAt?.toISOString() ?? null;
    const current = { version: saved.version };
    throw new AppError('conflict', { details: { changedBy: writer?.name ?? '', changedAt, current } });
  }

  async function record(
    tx: Executor,
    { session, ip, userAgent }: SignedInCaller,
    { companyId, action, data }: { companyId: string; action: AuditAction; data: Record<string, unknown> },
  ): Promise<void> {
    const subject = `timesheet_work_calendar:${companyId}`;
    const facts = { ...data, ip, userAgent };
    await audit.append(tx, { subject, action, actor: session.userId, companyId, data: facts });
  }
}

interface Written {
  readonly id: string;
  readonly version: number;
  readonly changedAt: Date;
  readonly changedBy: string;
}

function presentPlan(
  { id, employeeId, validFrom, week, siteId, version }: PlanRecord,
  employeeName: string,
): Plan {
  return { id, employeeId, employeeName, validFrom, week, siteId, version };
}
