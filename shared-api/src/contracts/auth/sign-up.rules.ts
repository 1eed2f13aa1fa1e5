import { canBeUsername } from './username.rules.ts';

/** What somebody enters to sign up (spec 01 §2). */
export interface SignUpDetails {
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  /** `+39 3331234567`; empty for who gives none. */
  readonly phone: string;
}

export type SignUpField = keyof SignUpDetails;

/** Why a field of the sign-up is not taken. */
export type SignUpProblem = 'required' | 'tooLong' | 'email' | 'phone';

/** Most characters of each field. */
export const signUpLimits: Readonly<Record<SignUpField, number>> = {
  name: 100,
  surname: 100,
  email: 200,
  phone: 30,
};

/** What is wrong with each field of a sign-up; nothing when it can be taken. The address will be the user name. */
export function signUpProblems(details: SignUpDetails): Partial<Record<SignUpField, SignUpProblem>> {
  const problems: Partial<Record<SignUpField, SignUpProblem>> = {};
  for (const field of ['name', 'surname', 'email', 'phone'] as const) {
    const problem = problemOf(field, details[field].trim());
    if (problem) problems[field] = problem;
  }
  return problems;
}

/** A phone number in its two parts, as people and browsers write it; undefined when it is none. Both together are the number. */
export function parseSignUpPhone(text: string): { prefix: string; mobile: string } | undefined {
  const typed = text.trim().replace(/[.()-]/g, ' ');
  const [, prefix = '+39', rest = ''] = /^(?:(\+39|\+\d{1,4}(?=\s)|\+\d\d))?([\d\s]+)$/.exec(typed) ?? [];
  const mobile = rest.replace(/\s/g, '');
  return /^\d{5,14}$/.test(mobile) ? { prefix, mobile } : undefined;
}

function problemOf(field: SignUpField, text: string): SignUpProblem | undefined {
  if (text === '') return field === 'phone' ? undefined : 'required';
  if (text.length > signUpLimits[field]) return 'tooLong';
  if (field === 'email' && !isAddress(text)) return 'email';
  if (field === 'phone' && !parseSignUpPhone(text)) return 'phone';
  return undefined;
}

/** The shape of spec 01 §5: text, at sign, text, dot, text. */
function isAddress(text: string): boolean {
  return /^[^@]+@[^@.]+(\.[^@.]+)+$/.test(text) && canBeUsername(text);
}
