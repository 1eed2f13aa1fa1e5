import type { Clock } from '../platform/clock.ts';

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Moves the clock on, by milliseconds. */
  advance(milliseconds: number): void;
  set(moment: Date): void;
}

/** Makes a clock that shows a Monday morning, unless set otherwise. */
export function createFakeClock(start = new Date('2026-03-02T09:00:00.000Z')): FakeClock {
  let now = start;
  return {
    now: () => new Date(now),
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
    set: (moment) => {
      now = moment;
    },
  };
}
