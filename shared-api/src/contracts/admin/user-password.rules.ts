import { z } from 'zod';

/** Fewest and most characters of a password that an administrator gives (spec 03 §5). */
const minLength = 8;
const maxLength = 15;

/** What is longer is looked at no further. */
export const maxTypedPassword = 1000;

/** A password that an administrator gives somebody (spec 03 §5); refused as `required`, `length` or `upperCase`. */
export const givenPassword = z
  .string()
  .min(1, 'required')
  .max(maxTypedPassword, { error: 'length', abort: true })
  .refine(({ length }) => length >= minLength && length <= maxLength, 'length')
  .refine((password) => /\p{Lu}/u.test(password), 'upperCase');
