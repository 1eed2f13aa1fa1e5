import { Readable } from 'node:stream';
import type { InputOf, PlainMonth } from 'shared-api/contracts/common';
import {
  mayExportHours,
  maySignSheet,
  sheetStateOf,
  type downloadMonthSheet,
  type SheetState,
  type signMonthSheet,
} from 'shared-api/contracts/timesheet';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { SignedInCaller } from '../../../platform/http/caller.ts';
import type { FileAnswer } from '../../../platform/http/file-answer.ts';
import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory, EmployeeRecord } from '../../ports/directory.port.ts';
import type { Documents } from '../../ports/documents.port.ts';
import type { People, Person } from '../../ports/people.port.ts';
import { collectMonths, type CollectedMonth } from '../exports/collect-months.ts';
import { contentHash, fileNamePart } from '../exports/company-months.ts';
import { announceMonth } from '../month/month-changes.ts';
import { monthText } from '../month/month.service.ts';
import { monthReading, recordMonthEvent } from '../timesheet-audit.ts';
import { timesheetTexts } from '../timesheet.texts.ts';
import { withoutSensitiveCauses } from './sensitive-causes.ts';
import { findSheets, saveSheet } from './sheets.repository.ts';

interface SheetDependencies extends Pick<AreaPlatform, 'db' | 'clock' | 'audit' | 'readings'> {
  readonly directory: Directory;
  readonly people: People;
  readonly documents: Documents;
}

/** What became of somebody's sheet. */
interface SheetOfMonth {
  readonly state: SheetState;
  readonly documentId: string | null;
}

/** The service of monthly sheets (cartellini). */
export function createSheetService(dependencies: SheetDependencies) {
  const { db, clock, audit, readings, directory, people, documents } = dependencies;
  return {
    /** A sheet as a PDF: one's own, or of a company that the caller manages. @throws AppError `not-found` */
    file: async (caller: SignedInCaller, input: InputOf<typeof downloadMonthSheet>): Promise<FileAnswer> => {
      const { employee, month } = await openSheet(caller, input);
      const { bytes, fileName } = await write(employee, month, input);
      if (employee.userId !== caller.session.userId)
        await readings.note(db, [monthReading(caller, employee, monthText(input))]);
      return {
        stream: Readable.from([bytes]),
        name: fileName,
        type: 'application/pdf',
        size: bytes.length,
        inline: true,
      };
    },

    /**
     * Sends the sheet of a closed month to its employee as a document to sign. Whoever holds its mail can open it, and copies go to others:
     * it says of an absence that is nobody's business that there was one (departure D215). @throws AppError `not-found`; `conflict` where the month
     * is not closed or this sheet was sent already; `invalid-input` for who has no account.
     */
    sign: async (
      caller: SignedInCaller,
      input: InputOf<typeof signMonthSheet>,
    ): Promise<{ documentId: string }> => {
      const { employee, month } = await openSheet(caller, input);
      if (!mayExportHours(caller.session, employee.companyId)) throw new AppError('not-found');
      if (month.status !== 'closed') throw new AppError('conflict', { text: timesheetTexts.sheetNotClosed });
      const [sheet] = await statesOf([month], input);
      if (!maySignSheet(sheet?.state ?? 'none'))
        throw new AppError('conflict', { text: timesheetTexts.sheetWaits });
      const receiver = await requireReceiver(employee);
      const written = await write(employee, withoutSensitiveCauses(month), input);
      const { bytes, fileName, hash, title, box } = written;
      const { firstName: name, lastName: surname, email } = receiver;
      const { companyId } = employee;
      const documentId = await documents.addForEmployee(caller, {
        title,
        fileName,
        bytes,
        receiver: { name, surname, email },
        boxes: [box],
        companyId,
      });
      const key = { employeeId: employee.id, month: monthText(input) };
      await db.transaction(async (tx) => {
        await saveSheet(tx, {
          ...key,
          fileHash: hash,
          contentHash: contentHash(month),
          documentId,
          sentAt: clock.now(),
          sentBy: caller.session.userId,
        });
        const { userId } = employee;
        const data = { file: hash, document: documentId };
        await recordMonthEvent(audit, tx, { ...key, action: 'sheet.sent', caller, userId, data });
        await announceMonth(tx, employee);
      });
      return { documentId };
    },

    statesOf,
  };

  /** What became of the sheets of months, in their order. */
  async function statesOf(months: readonly CollectedMonth[], of: PlainMonth): Promise<SheetOfMonth[]> {
    const employeeIds = months.map(({ employee }) => employee.id);
    const sheets = await findSheets(db, { employeeIds, month: monthText(of) });
    const ids = [...sheets.values()].map(({ documentId }) => documentId);
    const signed = await documents.findSigned(db, ids);
    return months.map((month) => {
      const sheet = sheets.get(month.employee.id);
      if (!sheet) return { state: 'none', documentId: null };
      const isSigned = signed.get(sheet.documentId);
      const isCurrent = month.status === 'closed' && contentHash(month) === sheet.contentHash;
      return {
        state: sheetStateOf({ isSigned, isCurrent }),
        documentId: isSigned === undefined ? null : sheet.documentId,
      };
    });
  }

  async function openSheet(
    { session }: SignedInCaller,
    { employeeId, ...of }: PlainMonth & { readonly employeeId: string },
  ): Promise<{ employee: EmployeeRecord; month: CollectedMonth }> {
    const employee = await directory.findEmployee(db, employeeId);
    const isOwn = employee !== undefined && employee.userId === session.userId;
    if (!employee || !(isOwn || mayExportHours(session, employee.companyId))) throw new AppError('not-found');
    const [month] = await collectMonths(db, { companyId: employee.companyId, employees: [employee], of });
    if (!month) throw new AppError('not-found');
    return { employee, month };
  }

  async function write(employee: EmployeeRecord, month: CollectedMonth, of: PlainMonth) {
    // Fonts are read only by who needs them.
    const { writeSheet } = await import('./write-sheet.ts');
    const company = await directory.findCompany(db, employee.companyId);
    const fileName = `cartellino-${fileNamePart(employee.name)}-${monthText(of)}.pdf`;
    return { ...writeSheet({ month, of, companyName: company?.name ?? '' }), fileName };
  }

  async function requireReceiver({ userId }: EmployeeRecord): Promise<Person> {
    const person = userId === null ? undefined : await people.findPerson(db, userId);
    if (!person?.email) throw new AppError('invalid-input', { text: timesheetTexts.sheetWithoutAccount });
    return person;
  }
}
