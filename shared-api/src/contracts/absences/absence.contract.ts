import { z } from 'zod';
import {
  defineCall,
  instant,
  minutesOfTime,
  okAnd,
  okAnswer,
  orEmpty,
  plainDay,
  timeOfDay,
  timeOfMinutes,
  typedText,
  versionConflict,
  wholeNumber,
  wireObject,
  yesNo,
  zeroOne,
} from '../common/index.ts';
import { absenceStatuses, type AbsenceStatus, type Decision } from './absence-status.rules.ts';

/** Requests of one page of a history (spec 03 §9). */
export const historyPageSize = 10;

/** Most characters of a note, and of a reason. */
export const maxNote = 500;

const labels = {
  Open: 'open',
  'to Approve': 'toApprove',
  Approved: 'approved',
  Refused: 'refused',
  Withdrawn: 'withdrawn',
} as const satisfies Record<string, AbsenceStatus>;
const operations = {
  reject: 'refused',
  'to Approve': 'toApprove',
  accept: 'approved',
} as const satisfies Record<string, Decision>;

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

/** The state of a request by its specified label. */
export const absenceStatus = z.codec(z.enum(keysOf(labels)), z.enum(absenceStatuses), {
  decode: (label) => labels[label],
  encode: (status) => keysOf(labels).find((label) => labels[label] === status) ?? 'Open',
});

/** What an administrator makes of a request, by the specified operation; `open` is never offered (spec 03 §4). */
export const decisionOperation = z.codec(
  z.enum(keysOf(operations)),
  z.enum(['refused', 'toApprove', 'approved']),
  {
    decode: (operation) => operations[operation],
    encode: (value) =>
      keysOf(operations).find((operation) => operations[operation] === value) ?? 'to Approve',
  },
);

/** A time of a single day, `HH:MM` on the wire, minutes since midnight on our side; null for whole days. */
export const minuteOfDay = z.codec(timeOfDay, z.number().int().min(0).max(1439).nullable(), {
  decode: (time) => (time === null ? null : minutesOfTime(time)),
  encode: (minutes) => (minutes === null ? null : timeOfMinutes(minutes)),
});

/** The end of a time, as `minuteOfDay`, up to `33:59`: after `24:00` it is of the night after the day (departure D218). */
export const endOfDay = z.codec(
  z.string().regex(/^(?:(?:[012]\d|3[0-3]):[0-5]\d)?$/),
  z.number().int().min(0).max(2039).nullable(),
  {
    decode: (text) => (text === '' ? null : minutesOfTime(text)),
    encode: (minutes) =>
      minutes === null
        ? ''
        : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  },
);

/** A note: lines as they are typed. */
export const noteText = z.string().trim().max(maxNote);

/** When somebody is away: the days, and on a single day from a time to a time (spec 03 §3). */
export const timeFields = {
  from: ['data_inizio', plainDay],
  to: ['data_fine', plainDay],
  start: ['ora_inizio', minuteOfDay.default(null)],
  end: ['ora_fine', endOfDay.default(null)],
} as const;

/** Whose request it is; by default that of whom the caller acts for, or their own. `v_user` is the session's, and not read. */
export const subjectFields = {
  user: ['v_user', z.string().max(200).optional()],
  employeeId: ['resourceid', z.string().max(100).optional()],
} as const;

/** What every request has, of leave and of sickness. Minutes are what it takes of the working days. */
export const absenceFields = {
  id: ['id_richiesta', z.string()],
  employeeId: ['resourceid', z.string()],
  /** The employee's name. */
  employeeName: ['risorsa', z.string()],
  ...timeFields,
  minutes: wholeNumber,
  /** Working days on which it takes something. */
  days: ['giorni', wholeNumber],
  status: ['stato', absenceStatus],
  note: z.string(),
  version: wholeNumber,
  createdAt: ['created_at', instant],
  /** Who decided last, in whose place, when and why; empty and null while nobody has. */
  decidedBy: ['decided_by', z.string()],
  decidedFor: ['decided_for', z.string()],
  decidedAt: ['decided_at', instant.nullable()],
  refusalReason: ['refusal_reason', z.string()],
  /** Its person asked to take back what was approved, and why; null where they did not. */
  withdrawalReason: ['withdrawal_reason', z.string().nullable()],
  /** Where they asked for fewer days of it instead: those that are to stay. */
  kept: ['resta', wireObject({ from: timeFields.from, to: timeFields.to }).nullable().optional()],
  /** What the caller may do with it now. */
  isOwn: ['is_own', yesNo],
  mayDecide: ['may_decide', yesNo],
  mayRemove: ['may_remove', yesNo],
} as const;

/** What a history is asked for: a page, a text, a state, and for administrators a company (spec 03 §7). */
export const historyFields = {
  token: z.string().optional(),
  offset: wholeNumber.pipe(z.number().int().min(0)).default(0),
  length: ['count', wholeNumber.pipe(z.number().int().min(1).max(100)).default(historyPageSize)],
  companyId: ['company', orEmpty.default(null)],
  status: ['status', absenceStatus.optional()],
  search: typedText.pipe(z.string().trim().max(200)).default(''),
  sort: ['order_by', z.enum(['from', 'to', 'employee', 'status']).optional()],
  direction: ['order_dir', z.enum(['ascending', 'descending']).optional()],
} as const;

/** The `details` of a `conflict`: who decided or changed it first, and what it is. */
export const absenceConflict = versionConflict({ status: z.enum(absenceStatuses) });
export type AbsenceConflict = z.infer<typeof absenceConflict>;

const changed = { status: ['stato', absenceStatus], version: wholeNumber } as const;

/**
 * Sends one's own open request for approval, of leave or of sickness (spec 03 §4). Fails with `conflict` (`absenceConflict`) when it is
 * not open any more, and with `conflict` without details when the balance or a locked month refuses it, in words.
 */
export const sendAbsence = defineCall({
  name: 'sendRequestHolidaysPermits',
  access: 'signed-in',
  input: wireObject({
    ...subjectFields,
    id: ['id_richiesta', z.string().max(100)],
    version: wholeNumber.optional(),
  }),
  output: okAnd(changed),
});

/**
 * Decides about a request, of leave or of sickness (spec 03 §4); about a withdrawal that was asked for decides `decideWithdrawal`. A refusal has a reason (`invalid-input` on `reason`). Fails with `forbidden`, and with `conflict`
 * (`absenceConflict`) when somebody decided first. Without `version`, as older clients call it, it decides about what waits alone: what somebody
 * decided is changed by who says what they saw.
 */
export const decideAbsence = defineCall({
  name: 'acceptRejectHolidaysPermits',
  access: 'signed-in',
  input: wireObject({
    ...subjectFields,
    id: ['id_richiesta', z.string().max(100)],
    decision: ['operation', decisionOperation],
    reason: ['motivo', noteText.default('')],
    version: wholeNumber.optional(),
    /** Approves also what the balance does not suffice for. */
    isOverBalance: ['over_balance', yesNo.optional()],
  }),
  output: okAnd(changed),
});

/**
 * Asks to take back what was approved, or to have it begin later or end earlier (`keptFrom`, `keptTo`); it stays as it is until somebody decides.
 * Fails with `invalid-input` on either day, and with `conflict` (`absenceConflict`).
 */
export const askWithdrawal = defineCall({
  name: 'askWithdrawal',
  access: 'signed-in',
  input: wireObject({
    id: ['id_richiesta', z.string().max(100)],
    reason: ['motivo', noteText],
    /** The days that are to stay, where not all are taken back. */
    keptFrom: ['resta_dal', plainDay.optional()],
    keptTo: ['resta_al', plainDay.optional()],
    version: wholeNumber,
  }),
  output: okAnd(changed),
});

/** Decides about a withdrawal that was asked for: its time is given back, all of it or that of the days that are not to stay, or it stays as it is. */
export const decideWithdrawal = defineCall({
  name: 'decideWithdrawal',
  access: 'signed-in',
  input: wireObject({
    id: ['id_richiesta', z.string().max(100)],
    isGranted: ['granted', yesNo],
    version: wholeNumber,
  }),
  output: okAnd(changed),
});

/**
 * Has what was approved begin later or end earlier, for who decides about it: the days between stay as they are, and what the others took
 * is given back. Of several days only. With `isDryRun` nothing is kept. Fails with `invalid-input` on `from` or `to`, and with `conflict`
 * (`absenceConflict`), or without details where a month is closed or what a sickness gave back was used meanwhile.
 */
export const shortenAbsence = defineCall({
  name: 'shortenAbsence',
  access: 'signed-in',
  input: wireObject({
    id: ['id_richiesta', z.string().max(100)],
    from: timeFields.from,
    to: timeFields.to,
    version: wholeNumber,
    isDryRun: ['dry_run', zeroOne.optional()],
  }),
  output: okAnd({
    ...changed,
    /** Minutes that it takes no more. */
    returned: wholeNumber,
  }),
});

const removal = { token: z.string().optional(), id: ['id_richiesta', z.string().max(100)] } as const;

/** Deletes a request of leave that was never approved; fails with `conflict` when it was (spec 03 §4). */
export const deleteLeave = defineCall({
  name: 'deleteFerie',
  access: 'signed-in',
  input: wireObject(removal),
  output: okAnswer,
});

/** Deletes a request of sickness that was never approved; fails with `conflict` when it was (spec 03 §4). */
export const deleteSickness = defineCall({
  name: 'deleteMalattia',
  access: 'signed-in',
  input: wireObject(removal),
  output: okAnswer,
});
