import { z } from 'zod';
import { defineCall, instant, okAnswer, wholeNumber, wireObject } from '../common/index.ts';

/** On what a session is used, as far as its browser tells. */
const deviceKind = z.enum(['desktop', 'phone', 'tablet', 'unknown']);

/** A living session of the caller: on which device, from where and when it was last used. */
const openSession = z.object({
  id: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
  device: deviceKind,
  /** Names as people know them (`Chrome`, `Windows`); null when the browser does not say. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  ip: z.string(),
  /** Country of the address by two letters (ISO 3166); null when it is not known. */
  country: z.string().length(2).nullable(),
  signedInAt: instant,
  /** How its person signed in; null for a session that was opened before this was kept. */
  method: z.enum(['password', 'passkey', 'qr-code', 'company']).nullable(),
  /** The name of the company’s provider; empty for the other ways. */
  provider: z.string(),
  lastUsedAt: instant,
});
export type OpenSession = z.infer<typeof openSession>;

/** Where the caller is signed in, this session first, then the last used (departure D4: sessions can be listed). */
export const getSessions = defineCall({
  name: 'getSessions',
  access: 'signed-in',
  input: z.object({}),
  output: z.object({ sessions: z.array(openSession) }),
});

/** Ends one of the caller's sessions at once. Fails with `not-found` when it is not there, or not the caller's. */
export const endSession = defineCall({
  name: 'endSession',
  access: 'signed-in',
  input: z.object({ id: z.uuid() }),
  output: okAnswer,
});

/** Ends every session of the caller but this one at once; answers how many there were. */
export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  access: 'signed-in',
  input: z.object({}),
  output: wireObject({ ended: wholeNumber }),
});
