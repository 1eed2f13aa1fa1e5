import type { LiveKey } from '../platform/index.ts';

/** Under which screens keep the settings of a company, and what was sent to try them. */
export const settingsLiveKey: LiveKey = ['admin', 'settings'];
