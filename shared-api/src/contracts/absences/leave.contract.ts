import { z } from 'zod';
import { defineCall, okAnd, plainDay, wholeNumber, wireObject, yesNo, zeroOne } from '../common/index.ts';
import { absenceFields, historyFields, noteText, subjectFields, timeFields } from './absence.contract.ts';
import { dayColours } from './day-colours.ts';
import { leaveCauses, type LeaveCause } from './leave-cause.rules.ts';
import { balanceOfRequest } from './balances.contract.ts';

/** A causale by its specified number: 1 ferie, 2 permesso retribuito, 3 permesso non retribuito; 4 is ex festività. */
export const leaveCause = z.codec(
  wholeNumber.pipe(z.number().int().min(1).max(leaveCauses.length)),
  z.enum(['holiday', 'paidLeave', 'unpaidLeave', 'formerHolidays']),
  {
    decode: (number): LeaveCause => leaveCauses[number - 1] ?? 'holiday',
    encode: (cause) => leaveCauses.indexOf(cause) + 1,
  },
);

/** A request of leave (spec 03 §3). */
const leave = wireObject({
  ...absenceFields,
  cause: ['tipo_richiesta', leaveCause],
  /** Whether it was made for everybody by a closure of the company. */
  isClosure: ['is_closure', yesNo],
});
export type Leave = z.output<typeof leave>;

/** What somebody asks for. */
const leaveDraft = {
  ...subjectFields,
  ...timeFields,
  cause: ['tipo_richiesta', leaveCause],
  /** The original's mark of days or hours, which the times say already; not read. */
  requestType: ['request_type', z.string().max(20).optional()],
} as const;

/**
 * Adds a request of leave, open, or sent for approval at once with `send` (spec 03 §7). Fails with `invalid-input` on the field that is
 * wrong: no working day in it (`to`), one that was asked for already, a blocked day, a time longer than the day. Fails with `conflict` in
 * words when the balance does not suffice or the month is locked.
 */
export const addLeave = defineCall({
  name: 'insertHolidaysPermits',
  access: 'signed-in',
  input: wireObject({ ...leaveDraft, note: noteText.default(''), send: zeroOne.default(false) }),
  output: okAnd({ leave }),
});

/** The causali, by name in the caller's language (spec 03 §7). */
export const listLeaveCauses = defineCall({
  name: 'getVoicesReqHoliday',
  method: 'GET',
  access: 'signed-in',
  input: wireObject({ user: z.string().optional() }),
  output: wireObject({
    causes: [
      'Result',
      z.array(wireObject({ id: ['idtype_holidays_permits', leaveCause], description: z.string() })),
    ],
  }),
});

/** Requests of leave, the newest first: one's own, those of whom one acts for, or those that one manages (spec 03 §7). */
export const listLeave = defineCall({
  name: 'getHoliday',
  access: 'signed-in',
  input: wireObject({ ...historyFields, employeeId: subjectFields.employeeId }),
  output: wireObject({
    list: [
      'HolidaysPermits',
      wireObject({ total: ['record_totali', wholeNumber], rows: ['holidays_permits', z.array(leave)] }),
    ],
  }),
});

/** The days that carry requests of leave, each with the colour of its state, from a year ago to two years ahead (spec 03 §7). */
export const getLeaveCalendar = defineCall({
  name: 'getHolidaysPermitsCalendar',
  access: 'signed-in',
  input: wireObject(subjectFields),
  output: wireObject({ calendar: ['HolidaysPermits', wireObject(dayColours)] }),
});

/** Somebody who is away at the same time; why is not said. */
export const away = wireObject({
  name: ['fld_name', z.string()],
  from: ['data_inizio', plainDay],
  to: ['data_fine', plainDay],
});
export type Away = z.output<typeof away>;

/**
 * What a request would take, before it is sent: its working days, the balance after it, who else is away, and what speaks against it,
 * in the caller's language. Nothing is kept.
 */
export const quoteLeave = defineCall({
  name: 'quoteLeave',
  access: 'signed-in',
  input: wireObject(leaveDraft),
  output: wireObject({
    days: ['giorni', z.array(wireObject({ day: ['date', plainDay], minutes: wholeNumber }))],
    minutes: wholeNumber,
    /** Holidays and days off within it. */
    daysLeftOut: ['giorni_esclusi', wholeNumber],
    /** Null for what nobody keeps a balance of. */
    balance: balanceOfRequest.nullable(),
    away: z.array(away),
    awayTotal: ['away_total', wholeNumber],
    /** Why it would be refused; empty where nothing is. */
    problem: z.string(),
    /** Whether that is a month which is locked for the caller (spec 03 §4). */
    isLocked: ['is_locked', yesNo],
  }),
});
export type LeaveQuote = z.output<typeof quoteLeave.output>;
