import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import {
  defaultPayrollSettings,
  summaryOfSettings,
  type getPayrollSettings,
  type payrollConflict,
  type PayrollSettings,
  type savePayrollSettings,
} from 'shared-api/contracts/timesheet';
import type { z } from 'zod';
import type { Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { requireCompany } from '../exports/company-months.ts';
import { absenceCauses } from '../month/causes.ts';
import { recordPayrollEvent } from '../timesheet-audit.ts';
import { timesheetTexts } from '../timesheet.texts.ts';
import {
  findPayrollSettings,
  listEmployeeCodes,
  lockPayrollSettings,
  replacePayrollSettings,
} from './payroll.repository.ts';

interface SettingsDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit'> {
  readonly directory: Directory;
  readonly people: People;
}

/** The service of how a company's hours become a payroll file. */
export function createPayrollSettingsService(dependencies: SettingsDependencies) {
  const { db, clock, audit, directory, people } = dependencies;
  return {
    /** The settings, with every employee and every cause, whether or not they have a code. @throws AppError `not-found` */
    get: async (
      caller: SignedInCaller,
      { companyId }: InputOf<typeof getPayrollSettings>,
    ): Promise<OutputOf<typeof getPayrollSettings>> => {
      await requireCompany(dependencies, caller, companyId);
      const { saved, settings, employees } = await read(db, companyId);
      return {
        settings,
        employeeNames: employees.map(({ name }) => name),
        causeNames: absenceCauses.map(({ name }) => name[caller.language]),
        version: saved?.version ?? 0,
      };
    },

    /** Saves them. @throws AppError `not-found`, `conflict` where somebody saved since, `invalid-input` for others' employees. */
    save: async (
      caller: SignedInCaller,
      { companyId, settings, version }: InputOf<typeof savePayrollSettings>,
    ): Promise<{ version: number }> => {
      await requireCompany(dependencies, caller, companyId);
      const { employees, ...rest } = settings;
      const own = new Set((await directory.listEmployees(db, companyId)).map(({ id }) => id));
      if (!employees.every(({ id }) => own.has(id)))
        throw new AppError('invalid-input', {
          fields: { settings: timesheetTexts.employeesUnknown[caller.language] },
        });
      return db.transaction(async (tx) => {
        const saved = await lockPayrollSettings(tx, companyId);
        if ((saved?.version ?? 0) !== version)
          throw new AppError('conflict', { details: { ...(await describeConflict(tx, companyId)) } });
        const next = {
          companyId,
          settings: rest,
          version: version + 1,
          changedAt: clock.now(),
          changedBy: caller.session.userId,
        };
        await replacePayrollSettings(tx, next, employees);
        const data = { before: saved?.settings ?? null, after: rest, employees };
        await recordPayrollEvent(audit, tx, { companyId, action: 'payroll.settings.changed', caller, data });
        return { version: next.version };
      });
    },
  };

  async function read(executor: Executor, companyId: string) {
    const [saved, codes, employees] = await Promise.all([
      findPayrollSettings(executor, companyId),
      listEmployeeCodes(executor, companyId),
      directory.listEmployees(executor, companyId),
    ]);
    const coded = employees.map(({ id }) => ({ id, code: codes.get(id) ?? '' }));
    return { saved, employees, settings: { ...withEveryCause(saved?.settings), employees: coded } };
  }

  async function describeConflict(
    executor: Executor,
    companyId: string,
  ): Promise<z.infer<typeof payrollConflict>> {
    const { saved, settings } = await read(executor, companyId);
    const [writer] = saved ? await people.findPeople(executor, [saved.changedBy]) : [];
    return {
      changedBy: writer?.name ?? '',
      changedAt: saved?.changedAt.toISOString() ?? null,
      current: { ...summaryOfSettings(settings), version: saved?.version ?? 0 },
    };
  }
}

/** Settings with a line for each cause in the order of the list; those of who has none. */
export function withEveryCause(
  saved: Omit<PayrollSettings, 'employees'> | undefined,
): Omit<PayrollSettings, 'employees'> {
  const known = new Map(saved?.causes.map(({ id, code }) => [id, code]));
  const causes = absenceCauses.map(({ id }) => ({ id, code: known.get(id) ?? '' }));
  return { ...(saved ?? defaultPayrollSettings), causes };
}
