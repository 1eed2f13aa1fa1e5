import { z } from 'zod';
import {
  defineCall,
  defineDownload,
  hours,
  instant,
  okAnd,
  plainDay,
  siNo,
  versionConflict,
  wholeNumber,
  wireObject,
} from '../common/index.ts';
import { monthFields } from './month.contract.ts';
import { monthStatuses } from './month-status.rules.ts';
import { payrollFormats, payrollSettings } from './payroll-settings.rules.ts';

const companyId = ['companyid', z.string().min(1).max(100)] as const;

/** How a company's hours become a payroll file, with everybody whose code is entered, and the causes. */
export const getPayrollSettings = defineCall({
  name: 'tsPayrollSettings',
  access: 'admin',
  input: wireObject({ companyId }),
  output: wireObject({
    settings: ['impostazioni', payrollSettings],
    /** In the order of `settings.employees` and `settings.causes`. */
    employeeNames: ['dipendenti', z.array(z.string())],
    causeNames: ['causali', z.array(z.string())],
    /** Counts what was saved. */
    version: wholeNumber,
  }),
});

/** The `details` of a `conflict`: who saved first, and what stands now (`summaryOfSettings`). */
export const payrollConflict = versionConflict({
  companyCode: z.string(),
  companyCodeLength: z.number(),
  employeeCodeLength: z.number(),
  causeCodeLength: z.number(),
  ordinaryCode: z.string(),
  overtimeCode: z.string(),
  causes: z.string(),
  employees: z.string(),
  layout: z.string(),
});

/** Saves those settings. Fails with `conflict` (`payrollConflict`) when somebody saved since `version`. */
export const savePayrollSettings = defineCall({
  name: 'tsPayrollSettingsSave',
  encoding: 'json',
  access: 'admin',
  input: wireObject({ companyId, settings: ['impostazioni', payrollSettings], version: wholeNumber }),
  output: okAnd({ version: wholeNumber }),
});

/** Why the month of somebody is left out of a payroll file. */
export const leftOutReasons = ['notClosed', 'noEmployeeCode', 'noCause', 'noCode'] as const;

const leftOut = wireObject({
  employeeId: ['resourceid', z.string()],
  name: ['fld_name', z.string()],
  status: ['stato', z.enum(monthStatuses)],
  reason: ['motivo', z.enum(leftOutReasons)],
  /** What has no code, where that is the reason: the causes' names. */
  missing: ['mancano', z.array(z.string())],
});
export type LeftOut = z.output<typeof leftOut>;

const payrollChange = wireObject({
  kind: ['tipo', z.enum(['added', 'changed', 'removed'])],
  name: ['fld_name', z.string()],
  day: ['date', plainDay],
  code: ['codice', z.string()],
  before: ['prima', hours.nullable()],
  after: ['dopo', hours.nullable()],
});
export type PayrollChangeRow = z.output<typeof payrollChange>;

const changeCounts = {
  added: ['aggiunte', wholeNumber],
  changed: ['modificate', wholeNumber],
  removed: ['tolte', wholeNumber],
} as const;

/** A payroll file that was delivered. */
const delivery = wireObject({
  id: z.string(),
  year: wholeNumber,
  month: wholeNumber,
  format: ['formato', z.enum(payrollFormats)],
  /** Whether it holds only what had changed since the one before. */
  isChangesOnly: ['solo_modifiche', siNo],
  people: ['persone', wholeNumber],
  lines: ['righe', wholeNumber],
  /** SHA-256 of the file. */
  hash: ['impronta', z.string()],
  fileName: ['nome_file', z.string()],
  madeAt: ['creato_il', instant],
  madeBy: ['creato_da', z.string()],
  /** Against the delivery of the same month before it; null for the first. */
  changes: ['differenze', wireObject(changeCounts).nullable()],
});
export type PayrollDelivery = z.output<typeof delivery>;

/** Most changed lines that a preview lists; it counts all. */
export const maxListedChanges = 200;

/** What a payroll file of a month would hold now, what is left out of it and why, and what changed since the last one. */
export const previewPayroll = defineCall({
  name: 'tsPayrollPreview',
  access: 'admin',
  input: wireObject({ companyId, ...monthFields }),
  output: wireObject({
    people: ['persone', wholeNumber],
    lines: ['righe', wholeNumber],
    /** Whether the company's code is entered, without which there is no file. */
    hasCompanyCode: ['codice_azienda', siNo],
    leftOut: ['esclusi', z.array(leftOut)],
    /** Null before the first delivery of the month. */
    changes: [
      'differenze',
      wireObject({ ...changeCounts, rows: ['righe', z.array(payrollChange)] }).nullable(),
    ],
    /** Of every month of the company, the newest first. */
    deliveries: ['consegne', z.array(delivery)],
  }),
});

/**
 * Makes the payroll file of a month and keeps it: every line, or those alone that changed since the last delivery of the month. Fails
 * with `conflict` where there is no line, and with `invalid-input` without the company's code.
 */
export const createDelivery = defineCall({
  name: 'tsPayrollDeliver',
  access: 'admin',
  input: wireObject({
    companyId,
    ...monthFields,
    format: ['formato', z.enum(payrollFormats)],
    isChangesOnly: ['solo_modifiche', siNo],
  }),
  output: okAnd({ id: z.string(), fileName: ['nome_file', z.string()] }),
});

/** The file of a delivery, as it was made. */
export const downloadDelivery = defineDownload({
  name: 'tsPayrollFile',
  types: ['text/csv', 'text/plain', 'application/xml'],
  method: 'GET',
  access: 'admin',
  input: wireObject({ id: z.string().min(1).max(100) }),
});
