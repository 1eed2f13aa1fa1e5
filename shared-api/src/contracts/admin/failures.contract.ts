import { z } from 'zod';
import {
  defineCall,
  idList,
  instant,
  okAnd,
  oneOfOr,
  wholeNumber,
  wireObject,
  yesNo,
} from '../common/index.ts';
import { countCall } from '../platform/index.ts';

/** Failures that one load of the list brings. */
export const failurePageSize = 30;

/** Most failures that one call tries again or archives. */
export const maxFailuresAtOnce = 200;

/** What can fail: work in the background, a message by a channel, an area in browsers. */
const failureKinds = ['job', 'mail', 'sms', 'area'] as const;
export const failureKind = z.enum(failureKinds);
export type FailureKind = z.output<typeof failureKind>;

/** Why, as far as that can be said plainly. */
const failureReasons = [
  'refused',
  'notReady',
  'content',
  'senderRefused',
  'unreachable',
  'noSignIn',
  'tookTooLong',
  'timeStamp',
  'sealDiffers',
  'seal',
  'crashed',
  'fileMissing',
  'inBrowser',
  'other',
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** Something that failed and that nobody has seen to. */
const failure = wireObject({
  id: z.string(),
  kind: failureKind,
  /** When it failed last. */
  at: instant,
  /** The kind of work, to whom the message went (empty for all those that do not leave by the installation's own fault), or the area. */
  name: z.string(),
  /** The subject of a mail; the kind of an area's failure. */
  detail: z.string(),
  /** Of an area: the build that failed, and the support code of the last time, by which the log has it. */
  build: z.string(),
  supportCode: ['support_code', z.string()],
  /** How often it was tried, or happened. */
  times: wholeNumber,
  reason: oneOfOr(failureReasons, 'other'),
  /** The error as the server has it, for super users; empty for everybody else. */
  error: z.string(),
  mayRetry: ['may_retry', yesNo],
});
export type Failure = z.output<typeof failure>;

/**
 * What failed (da sistemare): jobs that are dead, messages that did not leave, areas that failed in browsers. A super user sees all of it,
 * an administrator what is known to be of their company. `next` is null at the end. Fails with `forbidden`.
 */
export const listFailures = defineCall({
  name: 'listFailures',
  method: 'GET',
  access: 'admin',
  input: wireObject({
    kind: failureKind.optional(),
    length: wholeNumber.pipe(z.number().min(1).max(100)).default(failurePageSize),
    cursor: z.string().max(200).optional(),
  }),
  output: wireObject({
    rows: ['data', z.array(failure)],
    total: ['recordsTotal', wholeNumber],
    next: z.string().nullable(),
  }),
});

/** How much of it there is, for the tile and the menu. */
export const countFailures = countCall('countFailures', 'admin');

/** Some of them by their ids, or those of a kind (at most `maxFailuresAtOnce`), or of every kind where neither is given. */
const which = wireObject({
  ids: idList.refine((ids) => ids.length > 0 && ids.length <= maxFailuresAtOnce).optional(),
  kind: failureKind.optional(),
});

/** Why something is not tried again: somebody saw to it meanwhile, its text is not kept, it is begun anew on its own screen, it was in a browser. */
const retryRefusal = z.enum(['gone', 'notKept', 'onItsScreen', 'inBrowser']);
export type RetryRefusal = z.output<typeof retryRefusal>;

/**
 * Tries again what failed: jobs run anew, messages leave anew. `refused` are those that are not tried again, each with why; `left` is how
 * many. Written into the log. Fails with `forbidden`.
 */
export const retryFailures = defineCall({
  name: 'retryFailures',
  access: 'admin',
  input: which,
  output: okAnd({
    retried: wholeNumber,
    left: wholeNumber,
    refused: z.array(wireObject({ id: z.string(), reason: retryRefusal })),
  }),
});

/** Puts away what somebody has seen to. Written into the log. Fails with `forbidden`. */
export const archiveFailures = defineCall({
  name: 'archiveFailures',
  access: 'admin',
  input: which,
  output: okAnd({ archived: wholeNumber }),
});
