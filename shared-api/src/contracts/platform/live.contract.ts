import { z } from 'zod';
import { defineEventStream } from '../common/index.ts';

/** Start of the keys under which screens keep server data: `['signing', 'documents']`. */
export const liveKey = z.array(z.string()).min(1);
export type LiveKey = z.infer<typeof liveKey>;

/** Under which screens keep what they count. */
export const countsLiveKey: LiveKey = ['count'];

/** Under which screens keep what a call counts (`countCall`): whatever changes it announces this key as well. */
export function countLiveKey({ name }: { readonly name: string }): LiveKey {
  return [...countsLiveKey, name];
}

/** Under which screens keep the list of a person's sessions: it changes when one begins or ends. */
export const sessionsLiveKey: LiveKey = ['auth', 'sessions'];

/** Under which screens keep what they show of the event log: it changes with every event. */
export const logLiveKey: LiveKey = ['platform', 'log'];

/** Under which screens keep what failed, and how much of it there is. */
export const failuresLiveKey: LiveKey = ['platform', 'failures'];
export const failureLiveKeys: readonly LiveKey[] = [failuresLiveKey, countLiveKey({ name: 'countFailures' })];

/** Says that what somebody may do has changed: their pages ask anew what they may open. */
export const rightsLiveKey: LiveKey = ['platform', 'rights'];

/** Why the server ends a stream: its session ended, another page of the session replaced it, the time of a stream is over. */
const liveEnd = z.enum(['session', 'replaced', 'renew']);
export type LiveEnd = z.infer<typeof liveEnd>;

/**
 * What changes while one looks on, as server-sent events. They name the data that a screen should read again, and hold none: what
 * somebody may read is decided by the calls. `ready` opens the stream, `beat` shows every few seconds that it lives, `builds` that
 * another build of an area or of the shell is live.
 */
export const liveEvents = defineEventStream({
  name: 'events',
  path: '/api/events',
  access: 'guest',
  events: {
    ready: z.object({}),
    beat: z.object({}),
    /** Empty: anything may have changed. */
    change: z.object({ keys: z.array(liveKey) }),
    builds: z.object({}),
    end: z.object({ because: liveEnd }),
  },
});

/** The events of the stream by name. */
export type LiveEvents = {
  [Name in keyof typeof liveEvents.events]: z.infer<(typeof liveEvents.events)[Name]>;
};
