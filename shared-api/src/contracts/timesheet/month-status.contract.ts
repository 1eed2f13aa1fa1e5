import { z } from 'zod';
import {
  defineCall,
  okAnd,
  plainDay,
  versionConflict,
  wholeNumber,
  wireObject,
  zeroOne,
} from '../common/index.ts';
import { monthFields, sessionFields, statusId } from './month.contract.ts';
import { monthStatuses } from './month-status.rules.ts';

const change = {
  ...sessionFields,
  ...monthFields,
  status: statusId,
  /** The version of the state that was read; a change of another since then is a conflict. */
  version: wholeNumber.optional(),
};

/** The `details` of a `conflict`: who changed the state first, and what it is. */
export const statusConflict = versionConflict({ status: z.enum(monthStatuses) });
export type StatusConflict = z.infer<typeof statusConflict>;

const changed = okAnd({ status: ['status', statusId], version: wholeNumber });

/**
 * Sets an employee's month to any state (spec 01 §7). Fails with `forbidden` for who does not manage it, and with `conflict`
 * (`statusConflict`), or with `conflict` in words for a month with gaps that is not to be closed with them.
 */
export const setMonthStatus = defineCall({
  name: 'tsUpdateStatus',
  access: 'admin',
  input: wireObject({
    ...change,
    /** The account whose month it is; by default that of whom the caller acts for, or their own. */
    userId: ['user_id', z.string().max(100).optional()],
    /** The employee, who need not have an account; goes before `userId`. */
    employeeId: ['resourceid', z.string().max(100).optional()],
    /** Whether a month with gaps (`gapsOf`) is closed all the same: as specified, where nothing is said. */
    evenWithProblems: ['even_with_problems', zeroOne.optional()],
  }),
  output: changed,
});

/** What there is to say before somebody's month is closed alone: what closing many looks at (`gapsOf`). Fails with `not-found`, `forbidden`. */
export const getMonthGaps = defineCall({
  name: 'tsMonthGaps',
  method: 'GET',
  access: 'admin',
  input: wireObject({ ...monthFields, employeeId: ['resourceid', z.string().max(100)] }),
  output: wireObject({
    status: statusId,
    missing: z.array(plainDay),
    withoutCause: ['without_cause', z.array(plainDay)],
    unmatched: z.array(plainDay),
    pending: z.array(plainDay),
  }),
});
export type MonthGaps = z.output<typeof getMonthGaps.output>;

/** Sends one's own open month for approval (spec 01 §4). Fails with `conflict` when it is not open. */
export const sendMonth = defineCall({
  name: 'tsUpdateStatusApproval',
  access: 'signed-in',
  input: wireObject({ ...change, userId: ['user_id', z.string().max(100).optional()] }),
  output: changed,
});
