import { z } from 'zod';
import { balanceColumns } from './balance-file.rules.ts';
import {
  defineCall,
  instant,
  okAnd,
  okAnswer,
  orEmpty,
  plainDay,
  typedText,
  wholeNumber,
  wireObject,
  yesNo,
  zeroOne,
} from '../common/index.ts';
import { noteText, subjectFields } from './absence.contract.ts';
import { counters, entryKinds } from './balance.rules.ts';

/** Entries of one page of a ledger, and people of one page of a company's balances. */
export const ledgerPageSize = 20;
export const balancePageSize = 30;

/** Most characters of a file of balances. */
export const maxBalanceFile = 600_000;

/** Most minutes that a balance is adjusted by at once, or that a file gives: ten thousand hours. */
export const maxBalanceMinutes = 600_000;

const counter = z.enum(counters);
const page = {
  offset: wholeNumber.pipe(z.number().int().min(0)).default(0),
  length: ['count', wholeNumber.pipe(z.number().int().min(1).max(100)).default(ledgerPageSize)],
} as const;

/** Minutes of a usual working day of the employee, by which days are told. */
export const usualDay = ['day_minutes', wholeNumber] as const;

/** What may be taken now, and what is left by a request; in minutes. */
export const balanceOfRequest = wireObject({
  counter,
  /** What may be taken as of today (`availableFor`): without the request, or with it where it is asked to take it back. */
  available: wholeNumber,
  /** What is earned besides until its last day. */
  earnedUntil: ['earned_until', wholeNumber],
  /** What is left once what is asked for is granted. */
  after: wholeNumber,
  /** Whether a request that takes more than there is is refused. */
  isLimit: ['is_limit', yesNo],
  dayMinutes: usualDay,
});
export type BalanceOfRequest = z.output<typeof balanceOfRequest>;

/** What an employee has of a balance, all in minutes. */
const balance = wireObject({
  counter,
  /** What may be taken as of today (`availableFor`). */
  available: wholeNumber,
  /** What approved requests take on days to come. */
  planned: wholeNumber,
  /** What requests that wait for approval would take. */
  waiting: wholeNumber,
  /** What will still be earned by the end of the year. */
  toEarn: ['to_earn', wholeNumber],
  /** What was taken since the beginning of the year, until today. */
  taken: wholeNumber,
});
export type Balance = z.output<typeof balance>;

/** The balances that are kept of an employee: one's own, those of whom one acts for, or of somebody whom one manages. */
export const getBalances = defineCall({
  name: 'getAbsenceBalances',
  method: 'GET',
  access: 'signed-in',
  input: wireObject(subjectFields),
  output: wireObject({
    employeeId: ['resourceid', z.string()],
    employeeName: ['risorsa', z.string()],
    isOwn: ['is_own', yesNo],
    mayAdjust: ['may_adjust', yesNo],
    /** The day of the last payslip whose residue was imported (saldo al); null where none was. */
    importedOn: ['imported_on', plainDay.nullable()],
    balances: z.array(balance),
    dayMinutes: usualDay,
  }),
});
export type EmployeeBalances = z.output<typeof getBalances.output>;

/** An entry of the ledger with the balance after it; minutes are signed. */
const entry = wireObject({
  id: z.string(),
  counter,
  /** From when on it counts. */
  day: plainDay,
  minutes: wholeNumber,
  kind: z.enum(entryKinds),
  note: z.string(),
  balance: wholeNumber,
  /** When it was written, and by whom; empty for the product itself. */
  createdAt: ['created_at', instant],
  createdBy: ['created_by', z.string()],
  /** The days of the request that it belongs to. */
  period: [
    'periodo',
    wireObject({ from: ['data_inizio', plainDay], to: ['data_fine', plainDay] }).nullable(),
  ],
});
export type BalanceEntry = z.output<typeof entry>;

/** The ledger of a balance, the last entry first. The first `balance` of the first page is the balance. */
export const listBalanceEntries = defineCall({
  name: 'listBalanceEntries',
  method: 'GET',
  access: 'signed-in',
  input: wireObject({ ...subjectFields, ...page, counter }),
  output: wireObject({ total: ['record_totali', wholeNumber], rows: ['entries', z.array(entry)] }),
});

/** By how much a balance changes by hand, in minutes. */
export const adjustedMinutes = z
  .number()
  .int()
  .min(-maxBalanceMinutes)
  .max(maxBalanceMinutes)
  .refine((minutes) => minutes !== 0);

/** What somebody adds to a balance by hand, or takes from it, and why. */
export const adjustment = {
  counter,
  minutes: wholeNumber.pipe(adjustedMinutes),
  note: noteText.min(1),
} as const;

/** Adds an entry by hand. Fails with `not-found` and `forbidden` for who does not manage the employee. */
export const adjustBalance = defineCall({
  name: 'adjustBalance',
  access: 'admin',
  input: wireObject({ employeeId: ['resourceid', z.string().max(100)], ...adjustment }),
  output: okAnswer,
});

/** An employee of the table of a company, with what they may take as of today; null for a balance that is not kept of them. */
const companyRow = wireObject({
  id: ['resourceid', z.string()],
  name: ['risorsa', z.string()],
  holiday: wholeNumber.nullable(),
  paidLeave: ['paid_leave', wholeNumber.nullable()],
  formerHolidays: ['former_holidays', wholeNumber.nullable()],
  dayMinutes: usualDay,
});
export type CompanyBalance = z.output<typeof companyRow>;

/** The balances of all people of a company, by name. Fails with `not-found` for who does not manage it. */
export const listCompanyBalances = defineCall({
  name: 'listCompanyBalances',
  method: 'GET',
  access: 'admin',
  input: wireObject({
    companyId: ['company', orEmpty.default(null)],
    search: typedText.pipe(z.string().trim().max(200)).default(''),
    ...page,
  }),
  output: wireObject({
    companyId: ['company', z.string()],
    total: ['record_totali', wholeNumber],
    rows: ['employees', z.array(companyRow)],
  }),
});

const importColumn = wireObject({
  title: z.string(),
  column: z.enum(balanceColumns).nullable(),
  guess: z.enum(balanceColumns).nullable(),
});
export type BalanceImportColumn = z.output<typeof importColumn>;

/** What becomes of a line of a file. */
const importRow = wireObject({
  /** As an editor counts, from 1. */
  line: wholeNumber,
  name: z.string(),
  /** Each balance that the line has, before and after it, in minutes. */
  changes: z.array(wireObject({ counter, before: wholeNumber, after: wholeNumber })),
  /** Why it is refused, in the caller's language; empty where it is not. */
  error: z.string(),
  /** Why it is left out while the others are written, in the caller's language: one's own balance is another's (decision 111). */
  leftOut: ['left_out', z.string().default('')],
});
export type ImportRow = z.output<typeof importRow>;

/**
 * Reads the residue of a payslip from a CSV file (`balance-file.rules.ts`), as it was at the end of a day: a dry run, or written, all of
 * it or nothing. A file with a line that is wrong is not written. Fails with `invalid-input` on `file` when it is no such file, on `day`
 * when that is to come, and with `not-found` for who does not manage the company.
 */
export const importBalances = defineCall({
  name: 'importBalances',
  access: 'admin',
  input: wireObject({
    companyId: ['company', z.string().min(1).max(100)],
    file: ['csv', z.string().min(1).max(maxBalanceFile)],
    day: ['saldo_al', plainDay],
    isDryRun: ['dry_run', zeroOne],
  }),
  output: okAnd({
    rows: z.array(importRow),
    isWritten: ['written', yesNo],
    /** The columns of the file in their order: which were taken, and what those may be that were not. */
    columns: z.array(importColumn).default([]),
  }),
});
