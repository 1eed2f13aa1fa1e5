import { z } from 'zod';
import { typedText } from '../common/index.ts';

/** Where the providers of companies that were set up early send people back to, all of them: this path of the product's own address. */
export const companySignInPath = '/company-sign-in';

/** Where the provider of one company sends people back to (RFC 9700 §4.4): no other one's answer is taken there. */
export function companyReturnPath(key: string): string {
  return `${companySignInPath}/${key}`;
}

/** Whether people of a company sign in by its provider: not, beside their passwords, or in no other way. */
export const companySignInMode = z.enum(['off', 'beside', 'only']);
export type CompanySignInMode = z.infer<typeof companySignInMode>;

/**
 * Who asks for the second factor. `ours`: we do, always. `said`: the provider, where it says so of this sign-in (`amr`, `acr`), else we.
 * `provider`: the provider, whatever it says.
 */
export const secondFactorBy = z.enum(['ours', 'said', 'provider']);
export type SecondFactorBy = z.infer<typeof secondFactorBy>;

/** The provider's address as it names itself (`iss`); the server refuses what is not https or not of the internet. */
export const issuerAddress = typedText
  .trim()
  .min(1, 'required')
  .max(500, 'tooLong')
  .pipe(z.url('issuerInvalid'));

/** Most lines of the table of groups. */
export const maxGroupRules = 50;

/** A line of the table of groups: who has the value in the claim is in the group. */
export const groupRule = z.object({
  value: typedText.trim().min(1, 'required').max(200, 'tooLong'),
  groupId: z.string().min(1, 'required').max(100),
});
export type GroupRule = z.infer<typeof groupRule>;

/** The groups that the values of a claim give, and those of the table that they don't. */
export function groupsByClaim(
  rules: readonly GroupRule[],
  values: readonly string[],
): { readonly given: readonly string[]; readonly notGiven: readonly string[] } {
  const given = new Set(rules.filter(({ value }) => values.includes(value)).map(({ groupId }) => groupId));
  const all = new Set(rules.map(({ groupId }) => groupId));
  return { given: [...given], notGiven: [...all].filter((id) => !given.has(id)) };
}

/** The domain of what somebody types as their mail address, in small letters; undefined where it is none. */
export function typedDomain(typed: string): string | undefined {
  return /^[^\s@]+@([^\s@]+\.[^\s@]{2,})$/.exec(typed.trim().toLowerCase())?.[1];
}
