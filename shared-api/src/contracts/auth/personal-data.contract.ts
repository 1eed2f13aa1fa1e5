import { z } from 'zod';
import { defineCall, defineDownload, idList, instant, siNo, wireObject } from '../common/index.ts';
import { keptData } from '../platform/index.ts';

/** Whose data it is: the caller's own where nobody is named. */
const userId = ['userid', z.string().min(1).max(100).optional()] as const;

/** Most packages of somebody's data that one person may ask for in an hour. */
export const maxPackagesAnHour = 5;
/** Minutes after a whole sign-in in which no password is asked for. */
export const recentSignInMinutes = 10;
/** Most people whose deletion is described at once. */
export const maxErasuresDescribed = 100;

/** One time that a package of somebody's data was handed out. */
const handOut = wireObject({
  at: instant,
  /** Name of who had it; empty for who is gone. */
  by: z.string(),
  /** Whether that was the person. */
  isOwn: ['proprio', siNo],
});

/** What stands before a package is asked for. Fails with `not-found` for who may not have that person's. */
export const getPersonalDataState = defineCall({
  name: 'getPersonalDataState',
  method: 'GET',
  access: 'signed-in',
  input: wireObject({ userId }),
  output: wireObject({
    /** Whether a password is asked for: the last whole sign-in is too long ago. */
    needsPassword: ['password_richiesta', siNo],
    /** The latest times, the last first. */
    handedOut: ['consegne', z.array(handOut)],
  }),
});
export type PersonalDataState = z.output<typeof getPersonalDataState.output>;

/**
 * Issues a ticket for the package of somebody's data, good for a minute and once. Fails with `not-found`, `invalid-input` on `password`, and
 * `too-many-requests`.
 */
export const preparePersonalData = defineCall({
  name: 'preparePersonalData',
  access: 'signed-in',
  input: wireObject({ userId, password: z.string().max(200).optional() }),
  output: wireObject({ ticket: z.string() }),
});

/**
 * The package of a ticket, as a zip made while it is sent: `data.json` (`personalDataFile`), `index.html` in the caller's language, and the
 * files. An event, and a mail to the person where somebody else has it. Fails with `not-found` when it was fetched before, or too late.
 */
export const downloadPersonalData = defineDownload({
  name: 'downloadPersonalData',
  types: ['application/zip'],
  method: 'GET',
  access: 'signed-in',
  input: wireObject({ ticket: z.string().min(1).max(200) }),
});

/** What stays when accounts are deleted, why and until when: the caller's own where none is named. Fails with `not-found`. */
export const listKeptData = defineCall({
  name: 'listKeptData',
  method: 'GET',
  access: 'signed-in',
  input: wireObject({ ids: ['id', idList.pipe(z.array(z.string()).max(maxErasuresDescribed)).optional()] }),
  output: wireObject({ kept: ['resta', z.array(keptData)] }),
});
