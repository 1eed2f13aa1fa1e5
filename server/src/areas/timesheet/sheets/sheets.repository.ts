import { and, eq } from 'drizzle-orm';
import { isOneOf } from '../../../platform/db/is-one-of.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { timesheetSheets, type SheetRecord } from './sheets.schema.ts';

/** The sheets of a month that were sent to be signed by some employees, by employee. */
export async function findSheets(
  executor: Executor,
  { employeeIds, month }: { readonly employeeIds: readonly string[]; readonly month: string },
): Promise<ReadonlyMap<string, SheetRecord>> {
  const sheets = await executor
    .select()
    .from(timesheetSheets)
    .where(and(isOneOf(timesheetSheets.employeeId, employeeIds), eq(timesheetSheets.month, month)));
  return new Map(sheets.map((sheet) => [sheet.employeeId, sheet]));
}

/** The sheet that a document is of, unless a later one took its place. */
export async function findSheetOfDocument(
  executor: Executor,
  documentId: string,
): Promise<SheetRecord | undefined> {
  const [sheet] = await executor
    .select()
    .from(timesheetSheets)
    .where(eq(timesheetSheets.documentId, documentId));
  return sheet;
}

/** Remembers a sheet that was sent, in the place of an earlier one of the month. */
export async function saveSheet(executor: Executor, sheet: SheetRecord): Promise<void> {
  await executor
    .insert(timesheetSheets)
    .values(sheet)
    .onConflictDoUpdate({ target: [timesheetSheets.employeeId, timesheetSheets.month], set: sheet });
}
