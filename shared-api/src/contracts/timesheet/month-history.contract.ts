import { z } from 'zod';
import { defineCall, hours, instant, plainDay, wholeNumber, wireObject, yesNo } from '../common/index.ts';
import { monthFields } from './month.contract.ts';

/**
 * What happened to a month: hours of a day were changed, it got another state, its person was reminded of it, its sheet was sent to be
 * signed, and was signed, somebody punched, or the times of a day were corrected.
 */
const monthEventKind = z.enum([
  'day',
  'open',
  'forApproval',
  'closed',
  'reminded',
  'sheet',
  'sheetSigned',
  'punch',
  'punches',
]);
export type MonthEventKind = z.infer<typeof monthEventKind>;

/** The hours of a day, before or after. */
const dayHours = wireObject({
  ordinary: hours,
  overtime: hours,
  absence: hours,
  causeId: ['cause', z.string().nullable()],
});

const event = wireObject({
  /** Its place in the log of the month, from 1. */
  id: wholeNumber,
  kind: monthEventKind,
  at: instant,
  /** Who did it; null where the product did, or an account is gone. */
  who: z.string().nullable(),
  /** Whether they did it in the place of its person. */
  isForOther: ['for_other', yesNo],
  /** The day that it was about; of changed hours what they were and became. */
  day: plainDay.nullable(),
  before: dayHours.nullable(),
  after: dayHours.nullable(),
});
export type MonthEvent = z.output<typeof event>;

/**
 * Who changed what and when in a month, the first one first: for its person, and for who manages it (departure D105). Fails with
 * `not-found` for everybody else. It reads the log of the month.
 */
export const getMonthHistory = defineCall({
  name: 'tsMonthHistory',
  method: 'GET',
  access: 'signed-in',
  input: wireObject({ ...monthFields, employeeId: ['resourceid', z.string().min(1).max(100)] }),
  output: wireObject({
    name: ['full_name', z.string()],
    events: z.array(event),
    /** The reasons of absence, by their names. */
    causes: ['causali', z.array(wireObject({ id: ['idtypeactivity', z.string()], description: z.string() }))],
  }),
});
