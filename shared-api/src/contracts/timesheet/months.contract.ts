import { z } from 'zod';
import {
  defineCall,
  hours,
  instant,
  jsonText,
  plainDay,
  typedText,
  wholeNumber,
  wireObject,
  yesNo,
  zeroOne,
} from '../common/index.ts';
import { monthFields, statusId } from './month.contract.ts';

/** Rows that one load of the list brings. */
export const monthPageSize = 30;

/** Most months that one call changes, or reminds of. */
export const maxMonthsAtOnce = 50;

/** What the list can be sorted by; names where nothing is said. */
export const monthSort = z.enum(['name', 'status', 'missing', 'ordinary', 'overtime', 'absence', 'changed']);
export type MonthSort = z.infer<typeof monthSort>;

/** The month of an employee in the list. Hours are minutes on our side. */
const row = wireObject({
  /** The employee's. */
  id: ['resourceid', z.string()],
  /** Null for who has no account. */
  userId: ['user_id', z.string().nullable()],
  name: ['full_name', z.string()],
  status: statusId,
  version: wholeNumber,
  planned: ['hour_plan', hours],
  ordinary: ['hour_ordinario', hours],
  overtime: ['hour_straordinario', hours],
  absence: ['hour_activity', hours],
  /** Working days until today that are incomplete. */
  missing: z.array(plainDay),
  /** Days with absence of which nobody said why. */
  withoutCause: ['without_cause', z.array(plainDay)],
  /** Days with a punch that lacks the other half. */
  unmatched: z.array(plainDay),
  /** Days of absences that nobody has decided about. */
  pending: ['pending_absences', z.array(plainDay)],
  /** Days after which less than eleven hours of rest are left. */
  overLimit: ['over_limit', z.array(plainDay)],
  /** When its hours or its state last changed, and by whom; null where nobody has touched it. */
  changedAt: ['changed_at', instant.nullable()],
  changedBy: ['changed_by', z.string().nullable()],
  /** When its person was last reminded of it. */
  remindedAt: ['reminded_at', instant.nullable()],
  /** Whether they can be reminded: the month is over and open, they have an account and were not reminded today. */
  mayRemind: ['may_remind', yesNo],
  /** Whether the caller closes and opens it: not their own where another administrator does (decision 111). */
  mayDecide: ['may_decide', yesNo.default(true)],
});
export type MonthRow = z.output<typeof row>;

/** How many months there are of those whom the search finds, whatever else narrows. */
const counts = wireObject({
  all: wholeNumber,
  open: wholeNumber,
  forApproval: ['for_approval', wholeNumber],
  closed: wholeNumber,
  withProblems: ['with_problems', wholeNumber],
});
export type MonthCounts = z.output<typeof counts>;

/**
 * The months of a company's people: all whom the caller manages, those without an account too. By default their own company, or the one
 * that they act for. `cursor` (of the page before) leads to the next rows of the same filters and order. Fails with `not-found` for a
 * company that they do not manage.
 */
export const listMonths = defineCall({
  name: 'tsListMonths',
  method: 'GET',
  access: 'admin',
  input: wireObject({
    ...monthFields,
    companyId: ['companyid', z.string().max(100).optional()],
    status: statusId.optional(),
    search: typedText.pipe(z.string().trim().max(200)).default(''),
    /** Those alone that need a look. */
    withProblems: ['with_problems', zeroOne.optional()],
    length: wholeNumber.pipe(z.number().min(1).max(100)).default(monthPageSize),
    cursor: z.string().max(1000).optional(),
    sort: ['order_by', monthSort.optional()],
    direction: ['order_dir', z.enum(['ascending', 'descending']).optional()],
  }),
  output: wireObject({
    companyId: ['companyid', z.string()],
    rows: ['data', z.array(row)],
    next: z.string().nullable(),
    /** How many rows there are under the filters. */
    total: wholeNumber,
    counts,
  }),
});

/** What became of one of several. */
const outcome = z.enum(['done', 'already', 'refused']);

/** Why a month was left as it was. */
const monthRefusal = z.enum(['gaps', 'changed', 'not-found']);
export type MonthRefusal = z.infer<typeof monthRefusal>;

/**
 * Sets several months of a company's people to a state, each as `setMonthStatus` does, and answers for each. One is refused
 * when it would be closed with gaps and `evenWithProblems` does not say so, when somebody changed its state since it was read, or when the
 * caller does not manage it, or it is their own and another decides; the others are done.
 */
export const setMonthsStatus = defineCall({
  name: 'tsUpdateStatuses',
  access: 'admin',
  input: wireObject({
    ...monthFields,
    companyId: ['companyid', z.string().max(100).optional()],
    status: statusId,
    months: jsonText(
      z
        .array(z.object({ employeeId: z.string().max(100), version: z.number().int().min(0) }))
        .min(1)
        .max(maxMonthsAtOnce),
    ),
    evenWithProblems: ['even_with_problems', zeroOne.default(false)],
  }),
  output: wireObject({
    results: z.array(
      wireObject({
        id: ['resourceid', z.string()],
        outcome,
        refusal: monthRefusal.nullable(),
        /** Whether it is the caller's own, which another administrator decides about; `refusal` is `not-found` then. */
        isOwn: ['own', yesNo.default(false)],
        /** How many days are missing or without a cause, where that is why. */
        gaps: wholeNumber,
        /** Who was first, where somebody was. */
        changedBy: ['changed_by', z.string()],
        /** The version of what stands now. */
        version: wholeNumber,
      }),
    ),
  }),
});

/** Why somebody was not reminded. */
const reminderRefusal = z.enum(['not-open', 'not-over', 'no-account', 'unwanted', 'not-found']);
export type ReminderRefusal = z.infer<typeof reminderRefusal>;

/**
 * Reminds people by mail of a month that is over and still open. Nobody is reminded twice a day (`already`), whoever asks, and nobody who
 * does without such mails.
 */
export const remindMonths = defineCall({
  name: 'tsRemind',
  access: 'admin',
  input: wireObject({
    ...monthFields,
    companyId: ['companyid', z.string().max(100).optional()],
    employeeIds: jsonText(z.array(z.string().max(100)).min(1).max(maxMonthsAtOnce)),
  }),
  output: wireObject({
    results: z.array(
      wireObject({ id: ['resourceid', z.string()], outcome, refusal: reminderRefusal.nullable() }),
    ),
  }),
});

/** The months that wait for the caller's approval, of whatever month: how many, and the first three by name. */
export const getMonthsWaiting = defineCall({
  name: 'tsMonthsWaiting',
  method: 'GET',
  access: 'admin',
  input: z.object({}),
  output: wireObject({
    total: wholeNumber,
    first: z.array(
      wireObject({
        id: ['resourceid', z.string()],
        name: ['full_name', z.string()],
        companyId: ['companyid', z.string()],
        year: wholeNumber,
        month: wholeNumber,
      }),
    ),
  }),
});
export type MonthsWaiting = z.output<typeof getMonthsWaiting.output>;
