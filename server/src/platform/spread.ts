import { randomInt } from 'node:crypto';

const steps = 1000;

/** A share of a pause, from 0 up to 1: what paused together does not come again together. */
export const spread = (): number => randomInt(steps) / steps;
