import { z } from 'zod';
import { defineCall, hours, plainDay, wholeNumber, wireObject, yesNo } from '../common/index.ts';
import { monthFields, statusId } from './month.contract.ts';

/** Most missing days that the dashboard names of a month; the rest is a number. */
export const maxMissingDays = 5;

const ownMonth = {
  ...monthFields,
  status: statusId,
  /** Counts the changes of its state: sending it names the one that was read. */
  version: wholeNumber,
  /** The working days that are incomplete, the first `maxMissingDays` of them, and how many there are. */
  missing: z.array(plainDay),
  missingTotal: wholeNumber,
};

const currentMonth = wireObject({
  ...ownMonth,
  /** Ordinary hours and overtime of the month. */
  worked: ['hour_total', hours],
});
export type CurrentMonth = z.output<typeof currentMonth>;

const unsentMonth = wireObject(ownMonth);
export type UnsentMonth = z.output<typeof unsentMonth>;

/**
 * What the dashboard and the top bar show of somebody's timesheet: this month, of which days count as missing once they are over, and
 * the month before where it was not sent. Who acts for somebody sees that person's. Both are null for who is no employee.
 */
export const getTimesheetOverview = defineCall({
  name: 'getTimesheetOverview',
  method: 'GET',
  access: 'signed-in',
  input: wireObject({}),
  output: wireObject({
    current: currentMonth.nullable(),
    unsent: unsentMonth.nullable(),
    /** Whether the months are the caller's own, which they may send. */
    isOwn: ['is_own', yesNo],
  }),
});
