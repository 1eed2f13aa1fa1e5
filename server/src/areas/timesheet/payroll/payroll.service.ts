import { randomUUID } from 'node:crypto';
import type { InputOf, OutputOf } from 'shared-api/contracts/common';
import {
  maxListedChanges,
  type createDelivery,
  type downloadDelivery,
  type PayrollDelivery,
  type previewPayroll,
} from 'shared-api/contracts/timesheet';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { fileNamePart, requireCompany } from '../exports/company-months.ts';
import { monthText } from '../month/month.service.ts';
import { recordPayrollEvent } from '../timesheet-audit.ts';
import { timesheetTexts } from '../timesheet.texts.ts';
import { countChanges } from './payroll-changes.ts';
import { payrollFileType, writePayrollFile } from './payroll-file.ts';
import { presentChange, presentDelivery, presentLeftOut } from './payroll.presenter.ts';
import { findDelivery, insertDelivery, listDeliveries, lockPayrollSettings } from './payroll.repository.ts';
import type { DeliveryRecord } from './payroll.schema.ts';
import { readPayroll, type PayrollState } from './payroll-state.ts';

interface PayrollDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'storage'> {
  readonly directory: Directory;
  readonly people: People;
}

/** The service of payroll files and their deliveries. */
export function createPayrollService(dependencies: PayrollDependencies) {
  const { db, clock, audit, storage, directory, people } = dependencies;
  return {
    /** What a file of a month would hold now. @throws AppError `not-found` */
    preview: async (
      caller: SignedInCaller,
      input: InputOf<typeof previewPayroll>,
    ): Promise<OutputOf<typeof previewPayroll>> => {
      await requireCompany(dependencies, caller, input.companyId);
      const { settings, lines, leftOut, changes, names } = await readPayroll(dependencies, input);
      return {
        people: countPeople(lines),
        lines: lines.length,
        hasCompanyCode: settings.companyCode !== '',
        leftOut: leftOut.map((month) => presentLeftOut(month, caller.language)),
        changes: changes && {
          ...countChanges(changes),
          rows: changes.slice(0, maxListedChanges).map((change) => presentChange(change, names)),
        },
        deliveries: await deliveriesOf(input.companyId),
      };
    },

    /**
     * Makes a file and keeps it. @throws AppError `not-found`; `invalid-input` where the settings do not suffice; `conflict` where there
     * is no line.
     */
    deliver: async (
      caller: SignedInCaller,
      input: InputOf<typeof createDelivery>,
    ): Promise<{ id: string; fileName: string }> => {
      const company = await requireCompany(dependencies, caller, input.companyId);
      const month = monthText(input);
      return db.transaction(async (tx) => {
        await lockPayrollSettings(tx, company.id);
        const state = await readPayroll({ db: tx, directory }, input);
        requireSettings(state, input);
        const written = linesOfFile(state, input);
        if (written.length === 0) throw new AppError('conflict', { text: timesheetTexts.nothingToDeliver });
        const { bytes, extension } = writePayrollFile(input.format, written, state.settings);
        const { hash, size } = await storage.put([bytes], { limit: bytes.length });
        const kind = input.isChangesOnly ? 'paghe-modifiche' : 'paghe';
        const delivery: DeliveryRecord = {
          id: randomUUID(),
          companyId: company.id,
          month,
          format: input.format,
          isChangesOnly: input.isChangesOnly,
          lines: [...state.lines, ...state.kept],
          people: countPeople(written.map(({ line }) => line)),
          lineCount: written.length,
          changes: state.changes && countChanges(state.changes),
          fileHash: hash,
          fileName: `${kind}-${fileNamePart(company.name)}-${month}.${extension}`,
          fileSize: size,
          madeAt: clock.now(),
          madeBy: caller.session.userId,
        };
        await insertDelivery(tx, delivery);
        const { id, fileName, lineCount } = delivery;
        const data = { delivery: id, month, format: input.format, file: hash, lines: lineCount };
        await recordPayrollEvent(audit, tx, {
          companyId: company.id,
          action: 'payroll.delivered',
          caller,
          data,
        });
        return { id, fileName };
      });
    },

    /** The file of a delivery, as it was made. @throws AppError `not-found` */
    file: async (caller: SignedInCaller, { id }: InputOf<typeof downloadDelivery>): Promise<FileAnswer> => {
      const delivery = isUuid(id) ? await findDelivery(db, id) : undefined;
      if (!delivery) throw new AppError('not-found');
      await requireCompany(dependencies, caller, delivery.companyId);
      return {
        stream: await storage.read(delivery.fileHash),
        hash: delivery.fileHash,
        name: delivery.fileName,
        type: payrollFileType(delivery.format),
        size: delivery.fileSize,
      };
    },
  };

  async function deliveriesOf(companyId: string): Promise<PayrollDelivery[]> {
    const deliveries = await listDeliveries(db, companyId);
    const makers = await people.findPeople(db, [...new Set(deliveries.map(({ madeBy }) => madeBy))]);
    const names = new Map(makers.map(({ userId, name }) => [userId, name]));
    return deliveries.map((delivery) => presentDelivery(delivery, names.get(delivery.madeBy) ?? ''));
  }
}

function requireSettings({ settings }: PayrollState, { format }: InputOf<typeof createDelivery>): void {
  if (settings.companyCode === '')
    throw new AppError('invalid-input', { text: timesheetTexts.companyCodeMissing });
  if (format !== 'zucchetti' && settings.layout.length === 0)
    throw new AppError('invalid-input', { text: timesheetTexts.layoutMissing });
}

/** What a file holds: every line, or those that changed since the last delivery; before the first all of them are new. */
function linesOfFile({ lines, changes }: PayrollState, { isChangesOnly }: InputOf<typeof createDelivery>) {
  if (isChangesOnly && changes) return changes;
  return lines.map((line) => ({ line, kind: 'added' as const }));
}

function countPeople(lines: readonly { readonly employeeId: string }[]): number {
  return new Set(lines.map(({ employeeId }) => employeeId)).size;
}

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
