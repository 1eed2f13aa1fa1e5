import type { TranslationOf } from 'shared-ui';
import type { it } from './it.ts';

/** The English of changing one's password. Those that the specification quotes are to the letter (01 §5 and §8). */
export const en: TranslationOf<typeof it> = {
  card: {
    title: 'Password',
    since: 'You chose it on {{when}}.',
    lead: 'With the password and a code you sign in from any device.',
    change: 'Change the password',
  },
  title: 'Change password',
  lead: 'After the change you stay signed in only here: other devices will need a new sign-in.',
  username: 'User',
  oldPassword: 'Old password',
  newPassword: 'New password',
  confirmation: 'Retype the new password',
  save: 'Save',
  back: 'Back',
  saved: 'Your password has been changed',
  failed: 'The password was not changed. Please try again shortly.',
  checkFailed: 'Error while checking the password',
  invalid: 'Please check your data',
  problem: {
    required: 'Field required',
    length: 'minimum 8 characters',
    upperCase: 'At least one uppercase',
    mismatch: 'Password must match',
    wrongOld: "Old password doesn't match",
  },
};
