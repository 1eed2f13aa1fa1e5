import { z } from 'zod';

/** The rules of the forced first password (spec 03 §5), each with the name under which its text is found. */
export const firstPasswordRules = [
  { name: 'length', isMet: (password: string) => password.length >= 8 },
  { name: 'upperCase', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { name: 'lowerCase', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { name: 'digit', isMet: (password: string) => /\d/.test(password) },
  { name: 'special', isMet: (password: string) => /[!@#$^&*+]/.test(password) },
] as const;

/** A rule of a password, with the name under which its text is found. */
export type PasswordRule = (typeof firstPasswordRules)[number];
export type PasswordRuleName = (typeof firstPasswordRules)[number]['name'];

/** The rules that a password breaks, in the order of the specification. */
export function brokenPasswordRules(password: string): PasswordRuleName[] {
  return firstPasswordRules.filter((rule) => !rule.isMet(password)).map((rule) => rule.name);
}

/** A password that keeps every rule, 1,000 characters at most. */
export const firstPassword = z
  .string()
  .max(1000)
  .refine((password) => brokenPasswordRules(password).length === 0);

/** The rules of a password that replaces another (spec 01 §5): the first two of those above. */
export const changedPasswordRules = firstPasswordRules.filter(
  ({ name }) => name === 'length' || name === 'upperCase',
);

/** A new password in place of an old one, 1,000 characters at most. */
export const changedPassword = z
  .string()
  .max(1000)
  .refine((password) => changedPasswordRules.every((rule) => rule.isMet(password)));

/** A password as somebody types it to prove that he is himself. */
export const typedPassword = z.string().min(1).max(1000);
