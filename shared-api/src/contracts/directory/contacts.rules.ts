import { z } from 'zod';

/** For how many days a person may refuse an address or a number that an administrator proposed for them (decision 102). */
export const contactWaitDays = 7;

/** By what a person is reached: their mail address, or their mobile number. */
export const contactKind = z.enum(['email', 'phone']);
export type ContactKind = z.infer<typeof contactKind>;
