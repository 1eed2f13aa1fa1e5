import { setTimeout as wait } from 'node:timers/promises';

/** In milliseconds: longer than what has just come or gone holds presses back (decision 076). */
const lookMs = 700;

/** Looks at what has just come or gone, before the next press. */
export const look = (): Promise<void> => wait(lookMs);
