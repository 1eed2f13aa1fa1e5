import { z } from 'zod';
import {
  defineCall,
  instant,
  jsonText,
  okAnd,
  oneOfOr,
  typedText,
  wholeNumber,
  wireObject,
  yesNo,
  zeroOne,
} from '../common/index.ts';
import { countCall } from '../platform/index.ts';
import { absenceFields, absenceStatus, decisionOperation, noteText } from './absence.contract.ts';
import { balanceOfRequest } from './balances.contract.ts';
import { away, leaveCause } from './leave.contract.ts';
import { certificate } from './sickness.contract.ts';

/** Requests that one load of the list brings: as many as one call decides. */
export const decisionPageSize = 50;

/** Most requests that one call decides. */
export const maxDecisionsAtOnce = 50;

/** Requests of leave, and of sickness. */
export const absenceKind = z.enum(['leave', 'sickness']);
export type AbsenceKind = z.infer<typeof absenceKind>;

/** A request as those see it who decide about it. */
const absenceToDecide = wireObject({
  ...absenceFields,
  /** `leave` where the reason is hidden. */
  kind: absenceKind,
  companyId: ['companyid', z.string()],
  /** Null for sickness. */
  cause: ['tipo_richiesta', leaveCause.nullable()],
  /** Whether why they are away is not the caller's to know (`mayReadSickness`). */
  isReasonHidden: ['reason_hidden', yesNo.default(false)],
  /** The administrator in whose place the caller decides; empty where they are one themselves. */
  inPlaceOf: ['in_place_of', z.string()],
  /** Whether a closure of the company gave it, whose days are the company's. */
  isClosure: ['is_closure', yesNo.optional()],
});
export type AbsenceToDecide = z.output<typeof absenceToDecide>;

/** What the list can be sorted by; the first day where nothing is said. */
export const decisionSort = z.enum(['from', 'created']);
export type DecisionSort = z.infer<typeof decisionSort>;

/** How many requests wait for a decision, and how many there are in each state, of those whom the search finds, whatever else narrows. */
const counts = wireObject({
  waiting: wholeNumber,
  open: wholeNumber,
  toApprove: ['to_approve', wholeNumber],
  approved: wholeNumber,
  refused: wholeNumber,
  withdrawn: wholeNumber,
});
export type AbsenceCounts = z.output<typeof counts>;

/**
 * The requests of a company's people about which the caller may decide, as their administrator or in the place of one. By default of the
 * company that they act for, else their own, else the first for which somebody delegated to them. `cursor` (of the page before) leads to the
 * next rows of the same filters and order. What was written of a sickness is `getAbsence`'s to say; by `kind` only those are told apart whom the
 * caller manages. Fails with `not-found` for a company of which they decide nothing.
 */
export const listAbsences = defineCall({
  name: 'listAbsences',
  method: 'GET',
  access: 'signed-in',
  input: wireObject({
    companyId: ['companyid', z.string().max(100).optional()],
    /** Those alone that wait: sent, or with a withdrawal that was asked for. */
    isWaiting: ['waiting', zeroOne.default(false)],
    status: ['status', absenceStatus.optional()],
    kind: absenceKind.optional(),
    search: typedText.pipe(z.string().trim().max(200)).default(''),
    length: wholeNumber.pipe(z.number().int().min(1).max(100)).default(decisionPageSize),
    cursor: z.string().max(200).optional(),
    sort: ['order_by', decisionSort.optional()],
    direction: ['order_dir', z.enum(['ascending', 'descending']).optional()],
  }),
  output: wireObject({
    companyId: ['companyid', z.string()],
    rows: ['data', z.array(absenceToDecide)],
    next: z.string().nullable(),
    /** How many rows there are under the filters. */
    total: wholeNumber,
    counts,
  }),
});

/**
 * Approves or refuses several requests with one reason, each as `decideAbsence` does and in a transaction of its own, and answers for each.
 * `already` is said of what has that state; what was refused, since somebody was first, the balance does not suffice or the caller may not,
 * says why in the caller's language, and the others are done. `isOverBalance` approves also what the balance does not suffice for. Fails with `invalid-input` on `reason` for a refusal without one.
 */
export const decideAbsences = defineCall({
  name: 'decideAbsences',
  access: 'signed-in',
  input: wireObject({
    requests: jsonText(
      z
        .array(z.object({ id: z.string().max(100), version: z.number().int().min(0) }))
        .min(1)
        .max(maxDecisionsAtOnce),
    ),
    decision: ['operation', decisionOperation],
    reason: ['motivo', noteText.default('')],
    isOverBalance: ['over_balance', yesNo.optional()],
  }),
  output: wireObject({
    results: z.array(
      wireObject({
        id: ['id_richiesta', z.string()],
        outcome: z.enum(['done', 'already', 'refused']),
        /** Why it was refused, in words. */
        reason: z.string(),
        /** Whether it is the balance that does not suffice: who decides may go over it, by saying so. */
        isOverdrawn: ['overdrawn', yesNo.optional()],
      }),
    ),
  }),
});

/** What happened to a request. */
const absenceEventKinds = [
  'added',
  'changed',
  'open',
  'toApprove',
  'approved',
  'refused',
  'withdrawn',
  'withdrawalAsked',
  'withdrawalRefused',
  'daysAsked',
  'daysRefused',
  'givenBack',
  'recounted',
  'certificate',
] as const;
export type AbsenceEventKind = (typeof absenceEventKinds)[number];

const event = wireObject({
  id: wholeNumber,
  kind: oneOfOr(absenceEventKinds, 'changed'),
  at: instant,
  /** Null for the product itself, and for whose account is gone. */
  who: z.string().nullable(),
  /** In whose place they decided; empty where in nobody's. */
  inPlaceOf: ['in_place_of', z.string()],
  reason: z.string(),
});
export type AbsenceEvent = z.output<typeof event>;

/** What whoever decides looks at: the balance after it, and who else is away. */
const surroundings = {
  /** Null for what nobody keeps a balance of; after what is asked for now, be it to take or to take back. */
  balance: balanceOfRequest.nullable(),
  /** The first by name; why they are away is not said. */
  away: z.array(away),
  awayTotal: ['away_total', wholeNumber],
} as const;

/** A request with what helps to decide about it, and its history. Fails with `not-found` for who does not decide about it. */
export const getAbsence = defineCall({
  name: 'getAbsence',
  method: 'GET',
  access: 'signed-in',
  input: wireObject({ id: ['id_richiesta', z.string().max(100)] }),
  output: wireObject({
    absence: absenceToDecide,
    ...surroundings,
    events: z.array(event),
    /** Of a sickness, for who may read them (`mayReadSickness`); null for all others, and of leave. */
    certificates: z.array(certificate).nullable(),
  }),
});
export type AbsenceInDetail = z.output<typeof getAbsence.output>;

/** The requests that wait for the caller's decision: how many, and the first three by day. None for who decides nothing. */
export const getAbsencesWaiting = defineCall({
  name: 'getAbsencesWaiting',
  method: 'GET',
  access: 'signed-in',
  input: z.object({}),
  output: wireObject({ total: wholeNumber, first: z.array(absenceToDecide) }),
});
export type AbsencesWaiting = z.output<typeof getAbsencesWaiting.output>;

/** How many requests wait for the caller's decision: the number on the tile. */
export const countAbsencesWaiting = countCall('getNumAbsencesToDecide', 'signed-in');

const linkSecret = z.string().min(1).max(200);

/**
 * What the link of a mail is about, and uses nothing up. `mayDecide` is false once somebody decided, whom `decidedBy` names, and where the
 * link's person may decide no more. Fails with `link-invalid` (410) for one that was used, or is too old; of a sickness with `not-signed-in`
 * until its person has signed in, and with `forbidden` to whoever else is.
 */
export const openDecisionLink = defineCall({
  name: 'openDecisionLink',
  access: 'public',
  input: wireObject({ secret: linkSecret }),
  output: wireObject({
    absence: absenceToDecide,
    /** Whose link it is. */
    person: z.string(),
    ...surroundings,
  }),
});
export type LinkedDecision = z.output<typeof openDecisionLink.output>;

/**
 * Decides by the link of a mail, which is used up: about the request, or about its withdrawal where one was asked for. Fails with
 * `link-invalid` (410), as `openDecisionLink` does, with `invalid-input` on `reason`, and with `conflict` (`absenceConflict`) when somebody was first, which leaves the link.
 */
export const decideByLink = defineCall({
  name: 'decideByLink',
  access: 'public',
  input: wireObject({
    secret: linkSecret,
    decision: ['operation', z.enum(['accept', 'reject'])],
    reason: ['motivo', noteText.default('')],
    version: wholeNumber,
    isOverBalance: ['over_balance', yesNo.optional()],
  }),
  output: okAnd({ status: ['stato', absenceStatus] }),
});
