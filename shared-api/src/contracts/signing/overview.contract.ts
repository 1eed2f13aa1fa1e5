import { z } from 'zod';
import { defineCall, instant, wholeNumber, wireObject } from '../common/index.ts';

/** Most documents that the dashboard names of a kind; the rest is a number. */
export const maxOverviewLines = 3;

/** A document that waits for the caller's signature. */
const documentToSign = wireObject({
  id: z.string(),
  title: z.string(),
  /** The full name of who sent it. */
  sender: z.string(),
  sentAt: instant,
  expiresAt: instant.nullable(),
  /** Whether its phone has to be verified before it can be signed. */
  mustVerifyPhone: z.boolean(),
});
export type DocumentToSign = z.output<typeof documentToSign>;

/** A message whose reading the caller has not accepted yet. */
const unreadMessage = wireObject({
  /** Of the caller's copy. */
  id: z.string(),
  title: z.string(),
  /** The company in whose name it was written. */
  sender: z.string(),
  sentAt: instant,
  hasAttachment: z.boolean(),
});
export type UnreadMessage = z.output<typeof unreadMessage>;

/** What failed of a document: a message to its receiver after every try, the same for good, or the sealed PDF. */
const overviewProblem = z.enum(['mail-failed', 'mail-bounced', 'sms-failed', 'sms-bounced', 'seal']);

/** A document that somebody who manages it has to look after. */
const failedDocument = wireObject({
  id: z.string(),
  title: z.string(),
  /** The receiver's full name. */
  receiver: z.string(),
  problem: overviewProblem,
});
export type FailedDocument = z.output<typeof failedDocument>;

/** What an administrator sees of the documents that they manage. */
const managedOverview = wireObject({
  /** The newest that failed within 30 days, `maxOverviewLines` at most, and how many there are. */
  failed: z.array(failedDocument),
  failedTotal: wholeNumber,
  /** Sent, neither signed nor expired. */
  outTotal: wholeNumber,
  /** How many were signed on each day of this week, Monday first, by the clock of Italy; the date as `YYYY-MM-DD`. */
  signedByDay: z.array(wireObject({ day: z.iso.date(), total: wholeNumber })),
});
export type ManagedOverview = z.output<typeof managedOverview>;

/**
 * What the dashboard shows of documents and messages: what waits for the caller's signature, what they have not read, the newest first,
 * `maxOverviewLines` at most of each, and, for administrators, how the documents of their companies are. Who acts for somebody sees what
 * concerns that company or person, nothing to sign, and their own messages.
 */
export const getSigningOverview = defineCall({
  name: 'getSigningOverview',
  method: 'GET',
  access: 'signed-in',
  input: wireObject({}),
  output: wireObject({
    toSign: z.array(documentToSign),
    toSignTotal: wholeNumber,
    unread: z.array(unreadMessage),
    unreadTotal: wholeNumber,
    managed: managedOverview.nullable(),
  }),
});
