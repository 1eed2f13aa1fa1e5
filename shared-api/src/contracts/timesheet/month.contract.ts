import { z } from 'zod';
import {
  defineCall,
  flag,
  hours,
  okAnd,
  orEmpty,
  plainDay,
  timeOfDay,
  versionConflict,
  wholeNumber,
  wireObject,
  yesNo,
} from '../common/index.ts';
import { monthStatuses, type MonthStatus } from './month-status.rules.ts';

/** The names of the original's session values, which the session itself stands for here. */
export const sessionFields = { token: z.string().optional(), system: z.string().optional() };

/** A month on the wire: its year and its number, 1 to 12. */
export const monthFields = {
  year: wholeNumber.pipe(z.number().int().min(2000).max(2199)),
  month: wholeNumber.pipe(z.number().int().min(1).max(12)),
};

const labels = { Open: 'open', 'For approval': 'forApproval', Close: 'closed' } as const;

/** The state of a month by its specified label. */
const statusLabel = z.codec(z.enum(Object.keys(labels) as (keyof typeof labels)[]), z.enum(monthStatuses), {
  decode: (label) => labels[label],
  encode: (status) =>
    (Object.keys(labels) as (keyof typeof labels)[]).find((label) => labels[label] === status) ?? 'Open',
});

/** The state of a month by its specified id, 1 to 3, as a number or its text. */
export const statusId = z.codec(
  wholeNumber.pipe(z.number().int().min(1).max(monthStatuses.length)),
  z.enum(monthStatuses),
  {
    decode: (id): MonthStatus => monthStatuses[id - 1] ?? 'open',
    encode: (status) => monthStatuses.indexOf(status) + 1,
  },
);

/** The hours of a day as they travel with a change of it. */
const hourFields = { ordinary: hours, overtime: hours, absence: hours };

/** What an approved request of leave or sickness takes of a day: no hand changes it. */
const approvedAbsence = wireObject({
  requestId: ['id_richiesta', z.string()],
  causeId: ['idtypeactivity', z.string()],
  minutes: ['hour_activity', hours],
});

/** A day of the month (spec 01 §3). Hours are minutes on our side. */
const day = wireObject({
  day: ['date', plainDay],
  year: wholeNumber,
  month: wholeNumber,
  dayOfMonth: ['day', wholeNumber],
  weekdayName: ['desc_day', z.string()],
  ordinary: ['hour_ordinario', hours],
  overtime: ['hour_straordinario', hours],
  absence: ['hour_activity', hours],
  causeId: ['idtypeactivity', orEmpty],
  /** What of the absence was approved. */
  absences: ['assenze_approvate', z.array(approvedAbsence)],
  entrata1: timeOfDay,
  uscita1: timeOfDay,
  entrata2: timeOfDay,
  uscita2: timeOfDay,
  /** Planned hours of the weekday, on a holiday too. */
  weekdayPlan: ['hour_plan', hours],
  isEditable: ['day_editable', yesNo],
  isWorking: ['day_working', flag('WORKING', 'NOT WORKING')],
  isHoliday: ['is_festivo', yesNo],
  holidayName: ['desc_festività', z.string()],
  /** Counts what was saved; 0 where nothing was. */
  version: wholeNumber,
});
export type MonthDay = z.output<typeof day>;

/** A reason of absence (causale). */
const cause = wireObject({ id: ['idtypeactivity', z.string()], description: z.string() });
export type Cause = z.output<typeof cause>;

/** Planned hours by weekday, as minutes on our side (spec 01 §3). */
const weekPlan = wireObject({
  monday: ['lunedi', hours],
  tuesday: ['martedi', hours],
  wednesday: ['mercoledi', hours],
  thursday: ['giovedi', hours],
  friday: ['venerdi', hours],
  saturday: ['sabato', hours],
  sunday: ['domenica', hours],
});

const monthInfo = wireObject({
  /** The employee's name. */
  fullName: ['full_name', z.string()],
  status: ['desc_stato', statusLabel],
  /** Whether the caller may change its hours now. */
  isEditable: ['editable', yesNo],
  employeeId: ['resourceid', z.string()],
  isOwn: ['is_own', yesNo],
  /** Whether the caller sets its state: not of their own where another administrator does (decision 111). */
  mayDecide: ['may_decide', yesNo.default(true)],
  usesBadge: ['is_ebadge', yesNo],
  /** The first day on which somebody's hours can be missing: when their account was made; null for who has none. */
  since: ['dal', plainDay.nullable()],
  /** Whether overtime may be entered on days off. */
  overtimeOnDaysOff: ['overtime_days_off', yesNo],
  /** Counts the changes of its state. */
  version: wholeNumber,
});

const company = wireObject({ id: ['companyid', z.string()], name: ['fld_name', z.string()] });

/** A month of an employee (spec 01 §3). */
const month = wireObject({
  info: ['info_month', monthInfo],
  /** The plan that is valid at the month's end; each day has its own. */
  plans: ['piano_orario', z.array(weekPlan)],
  causes: ['causali', z.array(cause)],
  /** The companies whose employees the caller may choose; they are searched for by `findEmployees` (departure D102). */
  companies: ['aziende', z.array(company)],
  /** Whether the caller manages months of everybody, and of their company: pickers and states are theirs (spec 01 §6). */
  managesAll: ['u_complete', yesNo],
  managesCompany: ['az_complete', yesNo],
  days: ['lista_orari', z.array(day)],
});
export type Month = z.output<typeof month>;

/**
 * Reads a month: the caller's own, or that of the employee for whom they act (spec 01 §7); with `employeeId` one of those that they
 * manage. Fails with `not-found` where the person is
 * nobody's employee, and has no hours.
 */
export const getMonth = defineCall({
  name: 'GetTimesheet',
  access: 'signed-in',
  input: wireObject({
    ...sessionFields,
    ...monthFields,
    employeeId: ['resourceid', z.string().max(100).optional()],
  }),
  output: wireObject({ month: ['Timesheet', month] }),
});

/** The `details` of a `conflict` of `updateDay`: hours in minutes. */
export const dayConflict = versionConflict({
  ordinary: z.number(),
  overtime: z.number(),
  absence: z.number(),
  causeId: z.string().nullable(),
});
export type DayConflict = z.infer<typeof dayConflict>;

/**
 * Saves the hours of a day of the month that the caller has open (spec 01 §7). What stands already is saved again without a change, so
 * that a call may be sent twice. Fails with `conflict` when somebody saved others since `version` (`dayConflict` in its details) or when
 * the month may no longer be changed (no details), and with `invalid-input` on the field that leaves the limits.
 */
export const updateDay = defineCall({
  name: 'tsDayUpdate',
  access: 'signed-in',
  input: wireObject({
    ...sessionFields,
    ...monthFields,
    dayOfMonth: ['day', wholeNumber.pipe(z.number().int().min(1).max(31))],
    ...hourFields,
    causeId: ['cause', orEmpty],
    /** The version that was read; 0 for a day without hours. */
    version: wholeNumber,
    /** Whose month it is, so that a change that waited offline never lands in another's; by default who is open. */
    employeeId: ['resourceid', z.string().max(100).optional()],
  }),
  output: okAnd({ day }),
});
