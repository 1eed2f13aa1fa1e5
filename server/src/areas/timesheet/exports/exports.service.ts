import { Readable } from 'node:stream';
import type { InputOf } from 'shared-api/contracts/common';
import {
  totalsOf,
  type downloadHours,
  type ExportedMonth,
  type listExportedMonths,
} from 'shared-api/contracts/timesheet';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import { workbookType } from '../../../platform/workbooks/workbook.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { People } from '../../ports/people.port.ts';
import { monthText } from '../month/month.service.ts';
import type { createSheetService } from '../sheets/sheets.service.ts';
import { companyMonths, fileNamePart, requireCompany } from './company-months.ts';
import { hoursCsv, hoursWorkbook } from './hours-files.ts';

interface ExportDependencies extends Pick<AreaPlatform, 'db' | 'audit'> {
  readonly directory: Directory;
  readonly people: People;
  readonly sheets: Pick<ReturnType<typeof createSheetService>, 'statesOf'>;
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: workbookType,
} as const;

/** The service of hours that leave the timesheet as files. */
export function createExportService({ db, audit, directory, people, sheets }: ExportDependencies) {
  return {
    /** The months of a company that fit, and what became of their sheets. @throws AppError `not-found` */
    list: async (
      caller: SignedInCaller,
      input: InputOf<typeof listExportedMonths>,
    ): Promise<{ months: ExportedMonth[] }> => {
      await requireCompany({ db, directory }, caller, input.companyId);
      const months = await companyMonths({ db, directory }, input);
      const states = await sheets.statesOf(months, input);
      const userIds = months.map(({ employee }) => employee.userId).filter((id) => id !== null);
      const accounts = await people.findPeople(db, userIds);
      const reachable = new Set(accounts.filter(({ email }) => email !== '').map(({ userId }) => userId));
      return {
        months: months.map(({ employee: { id, name, userId }, status, days }, index) => ({
          employeeId: id,
          name,
          status,
          ...totalsOf(days),
          sheet: states[index]?.state ?? 'none',
          documentId: states[index]?.documentId ?? null,
          canSign: userId !== null && reachable.has(userId),
        })),
      };
    },

    /** Every day of those months as a file, which is an event. @throws AppError `not-found` */
    hours: async (caller: SignedInCaller, input: InputOf<typeof downloadHours>): Promise<FileAnswer> => {
      const { format } = input;
      const company = await requireCompany({ db, directory }, caller, input.companyId);
      const months = await companyMonths({ db, directory }, input);
      const write = { csv: hoursCsv, xlsx: hoursWorkbook }[format];
      const bytes = await write(months, caller.language);
      await recordExport(caller, input, months.length);
      return {
        stream: Readable.from([bytes]),
        name: `ore-${fileNamePart(company.name)}-${monthText(input)}.${format}`,
        type: types[format],
        size: bytes.length,
      };
    },
  };

  async function recordExport(
    { session, ip, userAgent, requestId }: SignedInCaller,
    { companyId, format, status, text, ...month }: InputOf<typeof downloadHours>,
    people: number,
  ): Promise<void> {
    await audit.append(db, {
      subject: `timesheet_exports:${companyId}`,
      action: 'hours.exported',
      actor: session.userId,
      actingFor: session.actingFor?.userId ?? null,
      companyId,
      data: {
        month: monthText(month),
        format,
        people,
        ...(status !== undefined && { status }),
        ...(text && { text }),
        ip,
        userAgent,
        requestId,
      },
    });
  }
}
