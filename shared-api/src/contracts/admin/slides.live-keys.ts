import type { LiveKey } from '../platform/index.ts';

/** Under which screens keep what they show of slides. */
export const slidesLiveKey: LiveKey = ['admin', 'slides'];
