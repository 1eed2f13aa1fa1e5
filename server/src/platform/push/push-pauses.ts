import { retryAfterMs } from '../outgoing/retry-after.ts';
import { spread } from '../spread.ts';

interface Asked {
  readonly retryAfter: string | undefined;
  readonly now: Date;
}

/** What has been put off comes again within a fourth of the pause and this much, so that it does not come at once. */
const spreadMs = 10_000;

/** Until when push services asked to be left alone, by their origin. Each process learns it by itself. */
export function createPushPauses() {
  const pauses = new Map<string, { readonly at: number; readonly ms: number }>();
  return {
    /** Until when a push waits; undefined where nothing was asked for, or the pause is over. */
    untilOf: (origin: string, now: Date): Date | undefined => {
      const pause = pauses.get(origin);
      if (!pause) return undefined;
      if (now.getTime() >= pause.at) pauses.delete(origin);
      return now.getTime() < pause.at ? spreadFrom(pause) : undefined;
    },

    /** Begins a pause. @returns until when a push waits; undefined where the service does not say how long */
    begin: (origin: string, { retryAfter, now }: Asked): Date | undefined => {
      const ms = retryAfterMs(retryAfter, now);
      if (ms === undefined) return undefined;
      const pause = { at: now.getTime() + ms, ms };
      pauses.set(origin, pause);
      return spreadFrom(pause);
    },
  };
}

const spreadFrom = ({ at, ms }: { readonly at: number; readonly ms: number }) =>
  new Date(at + spread() * (ms / 4 + spreadMs));
