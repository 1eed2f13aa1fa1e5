import { randomUUID } from 'node:crypto';
import type {
  AbsenceSettings,
  absenceSettingsConflict,
  addBlockedDays,
  deleteBlockedDays,
  getAbsenceSettings,
  saveAbsenceSettings,
} from 'shared-api/contracts/absences';
import type { InputOf } from 'shared-api/contracts/common';
import type { z } from 'zod';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { recordCompanyEvent } from '../absences-audit.ts';
import { absencesTexts } from '../absences.texts.ts';
import { listPolicies } from '../balances/balances.repository.ts';
import { announceCompany } from '../requests/announce-absence.ts';
import { listOfClosures } from '../requests/requests.repository.ts';
import { requireCompany } from './require-company.ts';
import {
  findSettings,
  insertBlockedDays,
  listAllBlockedDays,
  listClosures,
  lockSettings,
  removeBlockedDays,
  saveSettings,
} from './settings.repository.ts';

interface SettingsDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit'> {
  readonly directory: Pick<Directory, 'findCompany' | 'listEmployees' | 'namesApart'>;
  readonly people: Pick<People, 'findPeople'>;
}

/** Makes the service of how a company has its absences. Every function throws `not-found` for who does not manage the company. */
export function createAbsenceSettingsService(dependencies: SettingsDependencies) {
  const { db, clock, audit, directory, people } = dependencies;
  return {
    /** The settings, with what people earn, closures and blocked days. */
    get: async (
      caller: SignedInCaller,
      { companyId }: InputOf<typeof getAbsenceSettings>,
    ): Promise<AbsenceSettings> => {
      await requireCompany(dependencies, caller, companyId);
      const [settings, policies, closures, blocked, employees] = await Promise.all([
        findSettings(db, companyId),
        listPolicies(db, { companyId }),
        listClosures(db, companyId),
        listAllBlockedDays(db, companyId),
        directory.listEmployees(db, companyId),
      ]);
      const own = new Set(policies.map(({ employeeId }) => employeeId));
      const names = await directory.namesApart(
        db,
        employees.filter(({ id }) => own.has(id)),
      );
      const made = await listOfClosures(
        db,
        closures.map(({ id }) => id),
      );
      const approved = made.filter(({ status }) => status === 'approved');
      const { isBalanceLimit, tellsApprovers, reminderDays, version } = settings;
      return {
        isBalanceLimit,
        tellsApprovers,
        reminderDays,
        version,
        policies: policies
          // Who left keeps no policy that anybody could look after.
          .filter(({ employeeId }) => employeeId === null || names.has(employeeId))
          .map(({ id, employeeId, validFrom, yearly, ...policy }) => ({
            id,
            employeeId,
            employeeName: names.get(employeeId ?? '') ?? '',
            validFrom,
            yearly,
            version: policy.version,
          })),
        closures: closures.map(({ id, name, from, to, part }) => {
          const ofIt = approved.filter(({ closureId }) => closureId === id);
          return { id, name, from, to, part, people: new Set(ofIt.map(({ employeeId }) => employeeId)).size };
        }),
        blocked: blocked.map(({ id, reason, from, to }) => ({ id, reason, from, to })),
      };
    },

    /** Saves the settings. @throws AppError `conflict` where somebody saved since. */
    save: async (
      caller: SignedInCaller,
      { companyId, version, ...settings }: InputOf<typeof saveAbsenceSettings>,
    ): Promise<{ version: number }> => {
      await requireCompany(dependencies, caller, companyId);
      return db.transaction(async (tx) => {
        const saved = await lockSettings(tx, companyId);
        if (saved.version !== version) {
          const [writer] = saved.changedBy ? await people.findPeople(tx, [saved.changedBy]) : [];
          const details: z.infer<typeof absenceSettingsConflict> = {
            changedBy: writer?.name ?? '',
            changedAt: saved.changedAt?.toISOString() ?? null,
            current: { version: saved.version },
          };
          throw new AppError('conflict', { details });
        }
        const next = { companyId, ...settings, version: version + 1 };
        await saveSettings(tx, { ...next, changedAt: clock.now(), changedBy: caller.session.userId });
        const { isBalanceLimit, tellsApprovers, reminderDays } = saved;
        const data = { before: { isBalanceLimit, tellsApprovers, reminderDays }, after: settings };
        await recordCompanyEvent(audit, tx, { companyId, action: 'settings.saved', caller, data });
        await announceCompany(tx, companyId);
        return { version: next.version };
      });
    },

    /** Blocks days. @throws AppError `invalid-input` on `to`. */
    addBlocked: async (
      caller: SignedInCaller,
      { companyId, reason, from, to }: InputOf<typeof addBlockedDays>,
    ): Promise<{ id: string }> => {
      await requireCompany(dependencies, caller, companyId);
      if (to < from)
        throw new AppError('invalid-input', { fields: { to: absencesTexts.endsBefore[caller.language] } });
      const id = randomUUID();
      const createdBy = caller.session.userId;
      await db.transaction(async (tx) => {
        await insertBlockedDays(tx, { id, companyId, reason, from, to, createdAt: clock.now(), createdBy });
        const data = { id, reason, from, to };
        await recordCompanyEvent(audit, tx, { companyId, action: 'blocked.added', caller, data });
        await announceCompany(tx, companyId);
      });
      return { id };
    },

    /** Lets people ask for those days again. */
    removeBlocked: async (
      caller: SignedInCaller,
      { companyId, id }: InputOf<typeof deleteBlockedDays>,
    ): Promise<void> => {
      await requireCompany(dependencies, caller, companyId);
      await db.transaction(async (tx) => {
        const removed = await removeBlockedDays(tx, { companyId, id });
        if (!removed) throw new AppError('not-found');
        const { reason, from, to } = removed;
        const data = { id, reason, from, to };
        await recordCompanyEvent(audit, tx, { companyId, action: 'blocked.removed', caller, data });
        await announceCompany(tx, companyId);
      });
    },
  };
}
