import { countLiveKey, type LiveKey } from '../platform/index.ts';

/** Under which screens keep what they show of absences. */
export const absencesLiveKey: LiveKey = ['absences', 'requests'];

/** What screens keep of somebody's absences and read again when one changes, and the counter of who decides about them. */
export const absenceLiveKeys: readonly LiveKey[] = [
  absencesLiveKey,
  countLiveKey({ name: 'getNumAbsencesToDecide' }),
];
