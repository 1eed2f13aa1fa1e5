import { z } from 'zod';
import { defineCall, instant, wholeNumber, wireObject } from '../common/index.ts';

/** Events of a history that are answered at once. */
export const userHistoryPage = 30;

/** A field that was changed: its name, what stood there and what stands there now, as a person reads them; `S` and `N` are yes and no. */
const change = wireObject({ field: z.string(), before: z.string(), after: z.string() });
export type UserChange = z.output<typeof change>;

const event = wireObject({
  /** Its place in the user's chain of the log, from 1. */
  sequence: wholeNumber,
  at: instant,
  /** In the past: `user.changed`. */
  action: z.string(),
  /** The name of who did it; empty where nobody had shown who they are. */
  by: z.string(),
  isRefused: ['refused', z.boolean()],
  changes: z.array(change),
});
export type UserEvent = z.output<typeof event>;

/** What happened to a user's account, the newest first, from before a place on. `not-found` for whom the caller does not administer. */
export const getUserHistory = defineCall({
  name: 'getUserHistory',
  method: 'GET',
  access: 'admin',
  input: wireObject({ id: z.string().min(1).max(100), before: wholeNumber.optional() }),
  output: wireObject({
    events: z.array(event),
    /** Where the next page begins; null at the end. */
    next: wholeNumber.nullable(),
  }),
});
