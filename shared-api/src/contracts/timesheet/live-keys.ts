import type { LiveKey } from '../platform/index.ts';

/** Under which screens keep what they show of months. */
export const monthsLiveKey: LiveKey = ['timesheet', 'months'];

/**
 * Under which every page keeps the sum of somebody's month, by their user: who manages a company hears of each of its months, and reads
 * this for one's own alone. Without a user it is that of everybody.
 */
export function overviewLiveKey(userId?: string): LiveKey {
  return ['timesheet', 'overview', ...(userId === undefined ? [] : [userId])];
}

/** What screens keep of somebody's month, or of everybody's, and read again when it changes: the months, and the sum of them. */
export function monthLiveKeys(userId?: string): readonly LiveKey[] {
  return [monthsLiveKey, overviewLiveKey(userId)];
}
