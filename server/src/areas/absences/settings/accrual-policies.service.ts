import { randomUUID } from 'node:crypto';
import type {
  absenceSettingsConflict,
  deleteAccrualPolicy,
  saveAccrualPolicy,
} from 'shared-api/contracts/absences';
import type { InputOf } from 'shared-api/contracts/common';
import type { z } from 'zod';
import { violatedConstraint, type Executor } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { recordCompanyEvent } from '../absences-audit.ts';
import { absencesTexts } from '../absences.texts.ts';
import { lockPolicy, removePolicy, savePolicy } from '../balances/balances.repository.ts';
import { announceCompany } from '../requests/announce-absence.ts';
import { requireCompany } from './require-company.ts';

interface PolicyDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit'> {
  readonly directory: Pick<Directory, 'findCompany' | 'findEmployee' | 'describeUser'>;
  readonly people: Pick<People, 'findPeople' | 'isDecidedByOthers'>;
}

/** Makes the service of what people earn in a year. Every function throws `not-found` for who does not manage the company. */
export function createAccrualPolicyService(dependencies: PolicyDependencies) {
  const { db, clock, audit, directory, people } = dependencies;
  return {
    /** Adds or changes a policy; months that were earned stay. @throws AppError `invalid-input` on `validFrom`, `conflict`. */
    save: async (
      caller: SignedInCaller,
      input: InputOf<typeof saveAccrualPolicy>,
    ): Promise<{ id: string }> => {
      const { companyId, id = randomUUID(), version = 0, validFrom, yearly } = input;
      await requireCompany(dependencies, caller, companyId);
      const named = await findEmployeeId(input);
      await requireOfOthers(db, caller, named);
      try {
        await db.transaction(async (tx) => {
          const employeeId = input.id === undefined ? named : await requireUnchanged(tx, input);
          await requireOfOthers(tx, caller, employeeId);
          const next = { id, companyId, employeeId, validFrom, yearly, version: version + 1 };
          await savePolicy(tx, { ...next, changedAt: clock.now(), changedBy: caller.session.userId });
          await recordCompanyEvent(audit, tx, { companyId, action: 'policy.saved', caller, data: next });
          await announceCompany(tx, companyId);
        });
      } catch (error) {
        if (violatedConstraint(error) !== 'absence_policies_begin') throw error;
        const sentence = absencesTexts.policyBeginsThen[caller.language];
        throw new AppError('invalid-input', { fields: { validFrom: sentence } });
      }
      return { id };
    },

    /** Removes a policy; what was earned by it stays. */
    remove: async (
      caller: SignedInCaller,
      { companyId, id }: InputOf<typeof deleteAccrualPolicy>,
    ): Promise<void> => {
      await requireCompany(dependencies, caller, companyId);
      await db.transaction(async (tx) => {
        const policy = await lockPolicy(tx, id);
        if (policy?.companyId !== companyId) throw new AppError('not-found');
        await requireOfOthers(tx, caller, policy.employeeId);
        await removePolicy(tx, id);
        const { employeeId, validFrom, yearly } = policy;
        const data = { id, employeeId, validFrom, yearly };
        await recordCompanyEvent(audit, tx, { companyId, action: 'policy.removed', caller, data });
        await announceCompany(tx, companyId);
      });
    },
  };

  /** Whose policy it is: of nobody in particular, or of an employee of the company. */
  async function findEmployeeId({
    companyId,
    employeeId,
    userId,
  }: InputOf<typeof saveAccrualPolicy>): Promise<string | null> {
    if (employeeId === undefined && userId === undefined) return null;
    const employee = userId
      ? (await directory.describeUser(db, userId)).employee
      : await directory.findEmployee(db, employeeId ?? '');
    if (employee?.companyId !== companyId) throw new AppError('not-found');
    return employee.id;
  }

  /** @throws AppError `forbidden` for what one earns oneself, where another administrator decides it (decision 111). */
  async function requireOfOthers(
    executor: Executor,
    { session: { userId } }: SignedInCaller,
    employeeId: string | null,
  ): Promise<void> {
    const employee = employeeId === null ? undefined : await directory.findEmployee(executor, employeeId);
    if (!employee || employee.userId !== userId) return;
    if (await people.isDecidedByOthers(executor, { userId, companyId: employee.companyId }))
      throw new AppError('forbidden', { text: absencesTexts.ownPolicyIsAnothers });
  }

  /** @returns whose the policy is. @throws AppError `not-found`; `conflict` where somebody changed it since. */
  async function requireUnchanged(
    tx: Executor,
    { companyId, id = '', version }: InputOf<typeof saveAccrualPolicy>,
  ): Promise<string | null> {
    const saved = await lockPolicy(tx, id);
    if (saved?.companyId !== companyId) throw new AppError('not-found');
    if (saved.version === version) return saved.employeeId;
    const [writer] = await people.findPeople(tx, [saved.changedBy]);
    const details: z.infer<typeof absenceSettingsConflict> = {
      changedBy: writer?.name ?? '',
      changedAt: saved.changedAt.toISOString(),
      current: { version: saved.version },
    };
    throw new AppError('conflict', { details });
  }
}
