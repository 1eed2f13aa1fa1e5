import type { AreaPlatform } from '../../area-platform.ts';
import type { Directory } from '../../ports/directory.port.ts';
import type { DocumentSigned } from '../../ports/documents.port.ts';
import { announceMonth } from '../month/month-changes.ts';
import { recordMonthEvent } from '../timesheet-audit.ts';
import { findSheetOfDocument } from './sheets.repository.ts';

interface SheetSignedDependencies extends Pick<AreaPlatform, 'audit'> {
  readonly directory: Directory;
}

/** Writes into the history of a month that its sheet was signed, and has whoever shows it read it again. */
export function createSheetSigned({ audit, directory }: SheetSignedDependencies): DocumentSigned {
  return async (executor, { documentId }) => {
    const sheet = await findSheetOfDocument(executor, documentId);
    const employee = sheet && (await directory.findEmployee(executor, sheet.employeeId));
    if (!employee) return;
    const { employeeId, month, fileHash } = sheet;
    const { userId } = employee;
    await recordMonthEvent(audit, executor, {
      employeeId,
      month,
      action: 'sheet.signed',
      caller: null,
      signer: userId,
      userId,
      data: { file: fileHash, document: documentId },
    });
    await announceMonth(executor, employee);
  };
}
