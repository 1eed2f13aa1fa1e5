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
} from '../common/index.ts';
import { maxPlannedMinutes } from './work-plan.rules.ts';

/** Most characters of the name of a site. */
export const maxSiteName = 80;

/** The name of a site, as somebody types it. */
export const siteName = z.string().overwrite(plainLine).trim().min(1).max(maxSiteName);

/** A day of every year, `MM-DD`: one that a leap year has. */
export const yearDay = z
  .string()
  .regex(/^\d\d-\d\d$/)
  .refine((day) => z.iso.date().safeParse(`2024-${day}`).success);

/** Minutes of each weekday, Monday first. */
export const week = z.array(z.number().int().min(0).max(maxPlannedMinutes)).length(7);

const patronDay = z.codec(z.union([yearDay, z.literal('')]), yearDay.nullable(), {
  decode: (text) => text || null,
  encode: (text) => text ?? '',
});

/** Days between a holiday that moves with Easter and Easter Sunday: all of one year. */
const movableDay = z.codec(
  z.string().regex(/^(?:-?\d{1,2})?$/),
  z.number().int().min(-60).max(80).nullable(),
  {
    decode: (text) => (text === '' ? null : Number(text)),
    encode: (days) => (days === null ? '' : String(days)),
  },
);

/** Most half holidays of a site. */
export const maxHalfDays = 6;
const halfDays = z.array(yearDay).max(maxHalfDays);

/** A site, with its version. */
const site = wireObject({
  id: z.string(),
  name: z.string(),
  patronDay,
  movableDay: ['movable_day', added('2026-11-28', movableDay, null)],
  /** Days of which half is worked. */
  halfDays: ['half_days', added('2026-11-28', halfDays, [])],
  version: wholeNumber,
});
export type Site = z.output<typeof site>;

/** A weekly plan of work from a day on: of a company, or of one of its employees. */
const plan = wireObject({
  id: z.string(),
  employeeId: ['resourceid', orEmpty],
  /** Empty for the company's. */
  employeeName: ['fld_name', z.string()],
  validFrom: ['valid_from', plainDay],
  week: z.array(wholeNumber),
  siteId: ['site_id', orEmpty],
  version: wholeNumber,
});
export type Plan = z.output<typeof plan>;

const whose = { companyId: ['company', z.string().min(1).max(100)] } as const;

/** The sites and plans of a company, and how it has hours entered. Fails with `not-found` for who does not manage it. */
export const getWorkCalendar = defineCall({
  name: 'tsGetWorkCalendar',
  method: 'GET',
  access: 'admin',
  input: wireObject(whose),
  output: wireObject({
    sites: z.array(site),
    plans: z.array(plan),
    overtimeOnDaysOff: ['overtime_days_off', yesNo],
  }),
});
export type WorkCalendar = z.output<(typeof getWorkCalendar)['output']>;

/** The record that is changed, and its version; none for a new one. */
const known = { id: z.string().max(100).optional(), version: wholeNumber.optional() };

/** The `details` of a `conflict`: who changed it first. */
export const workCalendarConflict = versionConflict({});

/** Adds a site, or changes one; of a site that is changed what is left out stays. Fails with `conflict`, and with `not-found` for who does not manage its company. */
export const saveSite = defineCall({
  name: 'tsSaveSite',
  access: 'admin',
  input: wireObject({
    ...whose,
    ...known,
    name: siteName,
    patronDay: ['patron_day', patronDay],
    movableDay: ['movable_day', movableDay.optional()],
    halfDays: ['half_days', jsonText(halfDays).optional()],
  }),
  output: okAnd({ id: z.string() }),
});

/** Removes a site. Fails with `conflict` while a plan names it. */
export const deleteSite = defineCall({
  name: 'tsDeleteSite',
  access: 'admin',
  input: wireObject({ ...whose, id: z.string().max(100) }),
  output: okAnswer,
});

/**
 * Adds a plan, or changes one: of an employee who is named by id or account, else of the company. Fails with `invalid-input` on
 * `validFrom` when a plan begins on that day already, with `conflict`, and with `not-found`. A month that was closed keeps what was true.
 */
export const savePlan = defineCall({
  name: 'tsSavePlan',
  access: 'admin',
  input: wireObject({
    ...whose,
    ...known,
    employeeId: ['resourceid', z.string().max(100).optional()],
    userId: ['user_id', z.string().max(100).optional()],
    validFrom: ['valid_from', plainDay],
    week: jsonText(week),
    siteId: ['site_id', orEmpty],
  }),
  output: okAnd({ id: z.string() }),
});

/** Removes a plan; what was planned before it goes on. */
export const deletePlan = defineCall({
  name: 'tsDeletePlan',
  access: 'admin',
  input: wireObject({ ...whose, id: z.string().max(100) }),
  output: okAnswer,
});

/** Says whether a company has overtime on days off, where the plan has no hours (departure D107). */
export const saveWorkSettings = defineCall({
  name: 'tsSaveWorkSettings',
  access: 'admin',
  input: wireObject({ ...whose, overtimeOnDaysOff: ['overtime_days_off', yesNo] }),
  output: okAnswer,
});
