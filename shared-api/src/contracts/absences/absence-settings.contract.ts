import { z } from 'zod';
import {
  added,
  defineCall,
  jsonText,
  okAnd,
  okAnswer,
  orEmpty,
  plainDay,
  plainLine,
  versionConflict,
  wholeNumber,
  wireObject,
  yesNo,
  zeroOne,
} from '../common/index.ts';
import { maxBalanceMinutes } from './balances.contract.ts';
import { counters } from './balance.rules.ts';

/** Most characters of the name of a closure, and of the reason of blocked days. */
export const maxAbsenceName = 80;

/** Most working days until a reminder; 0 for never. */
export const maxReminderDays = 30;

/** Most days of a closure. */
export const maxClosureDays = 92;

/** A name, as somebody types it. */
export const absenceName = z.string().overwrite(plainLine).trim().min(1).max(maxAbsenceName);

/** What is earned in a year, in minutes. */
const yearlyMinutes = z.record(z.enum(counters), z.number().int().min(0).max(maxBalanceMinutes));

/** The day from which on a policy is valid: months are earned whole, so it is the first of one. */
export const firstOfMonth = plainDay.refine((day) => day.endsWith('-01'));

/** Days from one to another, both included. */
const spanFields = { from: ['data_inizio', plainDay], to: ['data_fine', plainDay] } as const;
const whose = { companyId: ['company', z.string().min(1).max(100)] } as const;
const byId = { ...whose, id: z.string().max(100) } as const;

const settingFields = {
  /** Whether what takes more than the balance is refused; else it is only said. */
  isBalanceLimit: ['is_balance_limit', yesNo],
  /** Whether administrators are told by mail of each request. */
  tellsApprovers: ['tells_approvers', yesNo],
  /** Working days after which they are reminded of what waits; 0 for never. */
  reminderDays: ['reminder_days', wholeNumber.pipe(z.number().int().min(0).max(maxReminderDays))],
} as const;

const policy = wireObject({
  id: z.string(),
  employeeId: ['resourceid', orEmpty],
  /** Empty for the company's. */
  employeeName: ['risorsa', z.string()],
  validFrom: ['valid_from', plainDay],
  yearly: yearlyMinutes,
  version: wholeNumber,
});
export type AccrualPolicy = z.output<typeof policy>;

/** What of a working day a closure takes: all of it, or one of its halves. */
const closurePart = z.enum(['day', 'first', 'second']);
export type ClosurePart = z.infer<typeof closurePart>;

const closure = wireObject({
  id: z.string(),
  name: z.string(),
  ...spanFields,
  part: added('2026-11-28', closurePart, 'day'),
  /** People who have leave by it. */
  people: wholeNumber,
});
export type Closure = z.output<typeof closure>;

const blockedDays = wireObject({ id: z.string(), reason: ['motivo', z.string()], ...spanFields });
export type BlockedDays = z.output<typeof blockedDays>;

/** How a company has its absences. Fails with `not-found` for who does not manage it. */
export const getAbsenceSettings = defineCall({
  name: 'getAbsenceSettings',
  method: 'GET',
  access: 'admin',
  input: wireObject(whose),
  output: wireObject({
    ...settingFields,
    version: wholeNumber,
    policies: z.array(policy),
    closures: z.array(closure),
    blocked: z.array(blockedDays),
  }),
});
export type AbsenceSettings = z.output<typeof getAbsenceSettings.output>;

/** The `details` of a `conflict`: who saved the settings, or a policy, first. */
export const absenceSettingsConflict = versionConflict({});

/** Saves the settings. Fails with `conflict` (`absenceSettingsConflict`). */
export const saveAbsenceSettings = defineCall({
  name: 'saveAbsenceSettings',
  access: 'admin',
  input: wireObject({ ...whose, ...settingFields, version: wholeNumber }),
  output: okAnd({ version: wholeNumber }),
});

/**
 * Adds a policy, or changes one: of an employee who is named by id or account, else of the company. Months that were earned stay as they
 * are. Fails with `invalid-input` on `validFrom` when one begins then already, and with `conflict` (`absenceSettingsConflict`).
 */
export const saveAccrualPolicy = defineCall({
  name: 'saveAccrualPolicy',
  access: 'admin',
  input: wireObject({
    ...whose,
    id: z.string().max(100).optional(),
    version: wholeNumber.optional(),
    employeeId: ['resourceid', z.string().max(100).optional()],
    userId: ['user_id', z.string().max(100).optional()],
    validFrom: ['valid_from', firstOfMonth],
    yearly: jsonText(yearlyMinutes),
  }),
  output: okAnd({ id: z.string() }),
});

/** Removes a policy; what was earned by it stays. */
export const deleteAccrualPolicy = defineCall({
  name: 'deleteAccrualPolicy',
  access: 'admin',
  input: wireObject(byId),
  output: okAnswer,
});

/** What became of a closure for somebody: leave on all or some of its days, none since they are away anyway, or why not. */
const closureResult = wireObject({
  employeeId: ['resourceid', z.string()],
  name: ['risorsa', z.string()],
  outcome: z.enum(['done', 'kept', 'refused']),
  /** Why it was refused, in the caller's language; empty where it was not. */
  reason: ['motivo', z.string()],
  /** What it gave: whole working days, and all minutes. */
  days: ['giorni', added('2026-11-28', wholeNumber, 0)],
  minutes: added('2026-11-28', wholeNumber, 0),
  /** The working days on which they have another absence, with what it gave of the rest of them: none where that takes the day. */
  kept: added('2026-11-28', z.array(wireObject({ day: ['data', plainDay], minutes: wholeNumber })), []),
});
export type ClosureResult = z.output<typeof closureResult>;

/**
 * Closes a company from a day to another: everybody has approved leave on the working days, and who has another absence on a day keeps
 * that and has leave for the rest of the day. `results` has those whom the caller manages. Fails with `invalid-input` on `to`, and on
 * `from` where another closure has some of the days. Who joins later follows within the hour, and what is refused, withdrawn or deleted
 * of an absence on its days becomes leave at once.
 */
export const addClosure = defineCall({
  name: 'addCompanyClosure',
  access: 'admin',
  input: wireObject({
    ...whose,
    name: absenceName,
    ...spanFields,
    part: closurePart.optional(),
    /** Only says to whom it would give something; nothing is kept. */
    isDryRun: ['dry_run', zeroOne.optional()],
  }),
  output: okAnd({ id: z.string(), results: z.array(closureResult) }),
});

/** Takes a closure back: its leave is withdrawn and given back. It stays while somebody's could not be, and says whose. */
export const deleteClosure = defineCall({
  name: 'deleteCompanyClosure',
  access: 'admin',
  input: wireObject(byId),
  output: okAnd({ isRemoved: ['removed', yesNo], results: z.array(closureResult) }),
});

/** Blocks days: the company's people may not ask for leave on them; their administrators may. Fails with `invalid-input` on `to`. */
export const addBlockedDays = defineCall({
  name: 'addBlockedDays',
  access: 'admin',
  input: wireObject({ ...whose, reason: ['motivo', absenceName], ...spanFields }),
  output: okAnd({ id: z.string() }),
});

/** Lets people ask for those days again. */
export const deleteBlockedDays = defineCall({
  name: 'deleteBlockedDays',
  access: 'admin',
  input: wireObject(byId),
  output: okAnswer,
});
