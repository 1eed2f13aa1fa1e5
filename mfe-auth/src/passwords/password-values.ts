import type { FieldErrors, Resolver } from 'react-hook-form';
import { changedPasswordRules } from 'shared-api/contracts/auth';

/** What the form of a password change holds. */
export interface PasswordValues {
  oldPassword: string;
  newPassword: string;
  confirmation: string;
}

/** What can be wrong with a field; each has its text (spec 01 §5). */
export type PasswordProblem = 'required' | 'length' | 'upperCase' | 'mismatch' | 'wrongOld';

type Problems = Partial<Record<keyof PasswordValues, PasswordProblem>>;

/** The form's checks (spec 01 §5). */
export const passwordResolver: Resolver<PasswordValues> = (values) => {
  const found = Object.entries(findProblems(values)).map(([field, problem]) => [field, { type: problem }]);
  if (found.length === 0) return { values, errors: {} };
  return { values: {}, errors: Object.fromEntries(found) as FieldErrors<PasswordValues> };
};

function findProblems({ oldPassword, newPassword, confirmation }: PasswordValues): Problems {
  const broken = changedPasswordRules.find((rule) => !rule.isMet(newPassword));
  const newProblem = newPassword ? (broken?.name as PasswordProblem | undefined) : 'required';
  const isRetyped = confirmation === newPassword;
  return {
    ...(!oldPassword && { oldPassword: 'required' }),
    ...(newProblem && { newPassword: newProblem }),
    ...(!confirmation && { confirmation: 'required' }),
    ...(confirmation && !isRetyped && { confirmation: 'mismatch' }),
  };
}
