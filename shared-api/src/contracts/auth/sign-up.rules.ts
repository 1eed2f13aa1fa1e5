import { z } from 'zod';
import { typedText } from '../common/index.ts';
import {
  canBeName,
  canBecomeUsername,
  maxUsernameLength,
  phoneLimit,
  readWholePhoneNumber,
} from '../directory/index.ts';

/** The sentence of a number that is none. */
export const signUpPhoneText = { it: 'Cellulare non valido', en: 'Mobile number must be valid' };

/** Why a field of the sign-up is not taken; each has its text (spec 01 §7). */
export type SignUpProblem = 'required' | 'tooLong' | 'name' | 'email';

const text = (limit: number) => typedText.trim().max(limit, 'tooLong' satisfies SignUpProblem);
const required = (limit: number) => text(limit).min(1, 'required' satisfies SignUpProblem);
const name = required(100).refine(canBeName, 'name' satisfies SignUpProblem);
const isPhone = (typed: string) => typed === '' || readWholePhoneNumber(typed) !== undefined;

/**
 * What somebody enters to sign up (spec 01 §2), in the order of the fields; refused by a `SignUpProblem`, of which the first counts.
 * The address will be the user name.
 */
export const signUpDetails = z.object({
  name,
  surname: name,
  email: required(maxUsernameLength).refine(isAddress, 'email' satisfies SignUpProblem),
});
/** The number that somebody gives by the link of their sign-up (`+39 3331234567`); empty for who gives none (departure D74). */
export const signUpPhone = typedText
  .trim()
  .max(phoneLimit)
  .refine(isPhone, { error: 'phone', params: { text: signUpPhoneText } });

export type SignUpDetails = z.infer<typeof signUpDetails>;
export type SignUpField = keyof SignUpDetails;

/** What is wrong with each field of a sign-up; nothing when it can be taken. */
export function signUpProblems(details: SignUpDetails): Partial<Record<SignUpField, SignUpProblem>> {
  const issues = signUpDetails.safeParse(details).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}

/** The shape of spec 01 §5: text, at sign, text, dot, text. */
function isAddress(text: string): boolean {
  return /^[^@]+@[^@.]+(\.[^@.]+)+$/.test(text) && canBecomeUsername(text);
}
