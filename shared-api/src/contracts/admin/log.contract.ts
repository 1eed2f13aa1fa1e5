import { z } from 'zod';
import {
  defineCall,
  defineDownload,
  instant,
  plainDay,
  typedText,
  wholeNumber,
  wireObject,
  yesNo,
} from '../common/index.ts';
import { logGroups } from './log-groups.ts';

/** Events that one load of the log brings. */
export const logPageSize = 50;

/** Most events that one file holds. */
export const maxLogExport = 100_000;

/** Most new events that are counted. */
export const maxNewEvents = 100;

/** Whether what somebody wanted to do was done, or refused to them. */
const outcomes = ['done', 'refused'] as const;

export const logGroup = z.enum(logGroups);
export const logOutcome = z.enum(outcomes);

/** What narrows the log. Days are those of Italy, both included. */
const filter = {
  search: typedText.pipe(z.string().trim().max(200)).default(''),
  /** A person who did it, for whom it was done, or to whose account it was done. */
  userId: ['v_user', z.string().max(100).optional()],
  group: logGroup.optional(),
  outcome: logOutcome.optional(),
  from: ['dal', plainDay.optional()],
  to: ['al', plainDay.optional()],
  /** For a super user alone: everybody else has their own company's. */
  companyId: ['companyid', z.string().max(100).optional()],
} as const;

/** What kind of thing an event happened to; `other` for what this version does not know. */
const subjectKinds = [
  'user',
  'stranger',
  'signUp',
  'group',
  'document',
  'message',
  'month',
  'absence',
  'delegation',
  'company',
  'slide',
  'log',
  'other',
] as const;

const subject = wireObject({
  kind: z.enum(subjectKinds),
  /** What it is called; empty where that is not known any more. */
  name: z.string(),
  /** Where it is looked at; empty where there is no such place. */
  path: z.string(),
});

const eventFields = {
  id: wholeNumber,
  at: instant,
  action: z.string(),
  /** Null for an action that this version does not know. */
  group: logGroup.nullable(),
  outcome: logOutcome,
  /** Who did it; empty for the product itself, and for whom nobody knows. */
  actor: z.string(),
  /** For whom it was done; empty where for nobody else. */
  actingFor: ['acting_for', z.string()],
  subject,
  /** From which network address; empty where it was not done over one. */
  ip: z.string(),
} as const;
const event = wireObject(eventFields);
export type LogEvent = z.output<typeof event>;

/**
 * The events of the log, the newest first. `cursor` (of the page before) leads to the next of the same filters. A person and a company that
 * the caller does not administer fail with `not-found`.
 */
export const listLog = defineCall({
  name: 'listLog',
  method: 'GET',
  access: 'admin',
  input: wireObject({
    ...filter,
    length: wholeNumber.pipe(z.number().int().min(1).max(100)).default(logPageSize),
    cursor: z.string().max(100).optional(),
  }),
  output: wireObject({ rows: ['data', z.array(event)], next: z.string().nullable() }),
});
export type LogFilter = Omit<z.output<typeof listLog.input>, 'length' | 'cursor'>;

/** How many events came after one, under filters; at most `maxNewEvents`. Fails as `listLog`. */
export const countNewLogEvents = defineCall({
  name: 'countNewLogEvents',
  method: 'GET',
  access: 'admin',
  input: wireObject({ ...filter, after: wholeNumber }),
  output: wireObject({ total: wholeNumber }),
});

/** A field of an event: as it was, and as it is; only the latter where nothing was before. */
const field = wireObject({ name: z.string(), before: z.string().nullable(), after: z.string() });
export type LogField = z.output<typeof field>;

/** An event whole: its facts, and its place in the chain of what it happened to. Fails with `not-found`. */
export const getLogEvent = defineCall({
  name: 'getLogEvent',
  method: 'GET',
  access: 'admin',
  input: wireObject({ id: wholeNumber }),
  output: wireObject({
    ...eventFields,
    /** Empty for what is of no company. */
    companyName: ['company', z.string()],
    browser: z.string(),
    fields: z.array(field),
    sequence: wholeNumber,
    hash: z.string(),
  }),
});
export type LogEventInDetail = z.output<typeof getLogEvent.output>;

/** Checks the chain of events that an event is in: none changed, none missing. Fails with `not-found`. */
export const checkLogChain = defineCall({
  name: 'checkLogChain',
  access: 'admin',
  input: wireObject({ id: wholeNumber }),
  output: wireObject({
    isIntact: ['intact', yesNo],
    /** How many events the chain has, or at which it is broken. */
    events: wholeNumber,
  }),
});

/** When all chains were verified last, and whether anything was ever found wrong. `verifiedAt` is null before the first time. */
export const getLogState = defineCall({
  name: 'getLogState',
  method: 'GET',
  access: 'admin',
  input: z.object({}),
  output: wireObject({ isIntact: ['intact', yesNo], verifiedAt: ['verified_at', instant.nullable()] }),
});

/** Kinds of files of the log: a table, or an object a line with all facts. */
export const logFormat = z.enum(['csv', 'jsonl']);
export type LogFormat = z.infer<typeof logFormat>;

/** The events of a filter as a file, the newest first; its last line says so where there were more than `maxLogExport`. An event itself. */
export const exportLog = defineDownload({
  name: 'exportLog',
  types: ['text/csv', 'application/jsonl'],
  method: 'GET',
  access: 'admin',
  input: wireObject({ ...filter, format: logFormat }),
});
