import type { LiveKey } from '../platform/index.ts';

/** Under which screens keep what they show of months. */
export const monthsLiveKey: LiveKey = ['timesheet', 'months'];

/** What screens keep of somebody's month and read again when it changes: the months, and the card of the dashboard. */
export const monthLiveKeys: readonly LiveKey[] = [monthsLiveKey];
