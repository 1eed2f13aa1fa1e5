import { z } from 'zod';

/** For how many days a person may refuse an address or a number that an administrator proposed for them (decision 102). */
export const contactWaitDays = 7;

/** By what a person is reached: their mail address, or their mobile number. */
export const contactKind = z.enum(['email', 'phone']);
export type ContactKind = z.infer<typeof contactKind>;

/**
 * What holds for who signs while their address, number or factor changed less than those days ago (decision 119): a code to the means from
 * before besides, or no signature until the days are over.
 */
export const youngChangeRule = z.enum(['code', 'refuse']);
export type YoungChangeRule = z.infer<typeof youngChangeRule>;
