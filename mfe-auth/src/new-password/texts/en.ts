import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of choosing a password. */
export const en: TranslationOf<typeof it> = {
  newPassword: 'New password',
  confirmation: 'Confirm the new password',
  rules: 'The password must have',
  rule: {
    length: 'at least 8 characters',
    upperCase: 'at least one upper-case letter',
    lowerCase: 'at least one lower-case letter',
    digit: 'at least one digit',
    special: 'at least one character of ! @ # $ ^ & * +',
  },
  met: 'done',
  notMet: 'missing',
  mismatch: 'The passwords do not match',
  broken: 'The password does not keep every rule',
  required: 'Field required',
  invalid: 'Please check your data',
  save: 'Save',
  saved: 'Your password has been changed',
  failed: 'The password was not changed. Please try again shortly.',
};
