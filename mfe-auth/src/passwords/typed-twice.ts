import { z } from 'zod';

/** What is typed to confirm a new password; refused as `required`. */
export const confirmation = z.string().min(1, 'required');

/** Whether a new password is typed the same twice, for the form that holds both. */
export function isTypedTwice(values: { newPassword: string; confirmation: string }): boolean {
  return values.newPassword === values.confirmation;
}

/** How a form refuses one that is not: on the second field, after that field's own checks. */
export const mismatch = { path: ['confirmation'], error: 'mismatch' };
