import { dayInItaly } from '../contracts/common/italian-day.ts';
import type { PlainDay } from '../contracts/common/plain-day.ts';

/** A device's clock may differ from the server's by so much, in milliseconds, before it counts as wrong: the way of an answer is within it. */
const tolerated = 120_000;

/** By how much the device is ahead of the server, in milliseconds; 0 as long as that is tolerated. */
let ahead = 0;
const listeners = new Set<() => void>();

/**
 * The one clock of screens: that of the device, put right by what the server says where it is wrong by more than two minutes (decision
 * 099). Which day it is, what ran out and what is too old never hang on a clock that somebody set wrongly.
 */
export const clock = {
  /** The instant that it is, in milliseconds since 1970. */
  now: (): number => Date.now() - ahead,
  /** The day that it is in Italy, wherever the device is. */
  today: (): PlainDay => dayInItaly(new Date(clock.now())),
  /** By how much the device's own clock is ahead, in milliseconds; below 0 where it is behind, 0 where it is right. */
  ahead: (): number => ahead,
  /**
   * Takes over what the server said of the time.
   * @param server the server's instant, milliseconds since 1970; what is no number counts for nothing
   * @param device the device's own at that moment
   */
  compare(server: number, device = Date.now()): void {
    const found = device - server;
    if (Number.isNaN(found)) return;
    // One that goes wrong by the same amount as before is no news: answers come by seconds, and take their time.
    if (Math.abs(found - ahead) <= tolerated && (ahead !== 0) === Math.abs(found) > tolerated) return;
    const next = Math.abs(found) > tolerated ? found : 0;
    if (next === ahead) return;
    ahead = next;
    for (const listener of listeners) listener();
  },
  /** Calls back when it was put right; answers how to stop. */
  onChange(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
