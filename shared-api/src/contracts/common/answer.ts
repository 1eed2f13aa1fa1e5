import { z } from 'zod';

/** The answer of a call that has nothing to tell but that it worked. */
export const okAnswer = z.object({ Result: z.literal('OK') });
