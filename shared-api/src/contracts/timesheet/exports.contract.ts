import { z } from 'zod';
import { defineCall, defineDownload, hours, okAnd, siNo, wireObject } from '../common/index.ts';
import { monthFields } from './month.contract.ts';
import { monthStatuses } from './month-status.rules.ts';
import { sheetStates } from './sheet-state.rules.ts';

const companyId = ['companyid', z.string().min(1).max(100)] as const;

/** What narrows the months of a company: their state, and words of the person's name. */
const monthFilter = {
  companyId,
  ...monthFields,
  status: ['stato', z.enum(monthStatuses).optional()],
  text: ['search', z.string().max(200).optional()],
} as const;

/** The month of an employee as the exports list it; minutes on our side. */
const exportedMonth = wireObject({
  employeeId: ['resourceid', z.string()],
  name: ['fld_name', z.string()],
  status: ['stato', z.enum(monthStatuses)],
  present: ['ore_presenza', hours],
  overtime: ['ore_straordinario', hours],
  absence: ['ore_assenza', hours],
  /** What became of the monthly sheet (cartellino) that was sent to be signed. */
  sheet: ['cartellino', z.enum(sheetStates)],
  /** The document by which it is signed, while there is one. */
  documentId: ['document_id', z.string().nullable()],
  /** Whether they have an account with an address, to which a sheet can be sent. */
  canSign: ['firma_possibile', siNo],
});
export type ExportedMonth = z.output<typeof exportedMonth>;

/** The months of a company that an export would hold, by name. Fails with `not-found` for a company that the caller does not manage. */
export const listExportedMonths = defineCall({
  name: 'tsExportList',
  access: 'admin',
  input: wireObject(monthFilter),
  output: wireObject({ months: ['mesi', z.array(exportedMonth)] }),
});

/** The kinds of files of hours. */
const hoursFormats = ['csv', 'xlsx'] as const;

/** Every day of those months as a file (spec 01 §3): a row a person and day. */
export const downloadHours = defineDownload({
  name: 'tsExportHours',
  types: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  method: 'GET',
  access: 'admin',
  input: wireObject({ ...monthFilter, format: z.enum(hoursFormats) }),
});

/** Somebody's monthly sheet (cartellino) as a PDF of one page: one's own, or of whom the caller manages. */
export const downloadMonthSheet = defineDownload({
  name: 'tsMonthSheet',
  method: 'GET',
  access: 'signed-in',
  input: wireObject({ employeeId: ['resourceid', z.string().min(1).max(100)], ...monthFields }),
});

/**
 * Sends the sheet of a closed month to its employee as a document to sign. Fails with `conflict` where the month is not closed, or where
 * the same sheet waits to be signed or is signed already, and with `invalid-input` for who has no account.
 */
export const signMonthSheet = defineCall({
  name: 'tsSignMonthSheet',
  access: 'admin',
  input: wireObject({ employeeId: ['resourceid', z.string().min(1).max(100)], ...monthFields }),
  output: okAnd({ documentId: ['document_id', z.string()] }),
});
