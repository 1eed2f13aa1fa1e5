import { z } from 'zod';

/** Fewest and most characters of a password that an administrator gives (spec 03 §5). */
export const minGivenPassword = 8;
export const maxGivenPassword = 15;

/** A password that an administrator gives somebody (spec 03 §5); refused as `required`, `length` or `upperCase`. */
export const givenPassword = z
  .string()
  .min(1, 'required')
  .max(1000, { error: 'length', abort: true })
  .refine(({ length }) => length >= minGivenPassword && length <= maxGivenPassword, 'length')
  .refine((password) => /\p{Lu}/u.test(password), 'upperCase');
