import { z } from 'zod';

/** Fewest characters of a password (spec 01 §5). */
export const minPasswordLength = 8;

/** The rules of the forced first password (spec 03 §5), each with the name under which its text is found. */
export const firstPasswordRules = [
  { name: 'length', isMet: (password: string) => password.length >= minPasswordLength },
  { name: 'upperCase', isMet: (password: string) => /\p{Lu}/u.test(password) },
  { name: 'lowerCase', isMet: (password: string) => /\p{Ll}/u.test(password) },
  { name: 'digit', isMet: (password: string) => /\d/.test(password) },
  { name: 'special', isMet: (password: string) => /[!@#$^&*+]/.test(password) },
] as const;

/** The rules of a first password as password managers and phones read them, so that what they propose is taken. */
export const proposedPassword = {
  passwordrules: `minlength: ${minPasswordLength}; required: upper; required: lower; required: digit; required: [!@#$^&*+];`,
} as const;

/** The rules of a password that replaces another (spec 01 §5): the first two of those above. */
export const changedPasswordRules = firstPasswordRules.filter(
  ({ name }) => name === 'length' || name === 'upperCase',
);

/** A rule of a password, with the name under which its text is found. */
export type PasswordRule = (typeof firstPasswordRules)[number];

/** Most characters of a password. */
export const maxPasswordLength = 1000;

/** A password as somebody types it to prove who they are; refused as `required`. One that is too long is looked at no further. */
export const typedPassword = z.string().min(1, 'required').max(maxPasswordLength, { abort: true });

/** A first password; refused as `required`, or by the names of the rules that it breaks, in their order. */
export const firstPassword = passwordThatMeets(firstPasswordRules);

/** A new password in place of an old one; refused like a first one. */
export const changedPassword = passwordThatMeets(changedPasswordRules);

function passwordThatMeets(rules: readonly PasswordRule[]) {
  return rules.reduce((schema, { name, isMet }) => schema.refine(isMet, name), typedPassword);
}
